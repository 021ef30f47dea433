import { useMemo, useState } from 'react';
import { ThrownDice } from '../../dice/DiceTray.tsx';
import { Mark } from '../../ink/Mark.tsx';
import { type Duel, duelsNow, type Throw } from '../../log/duels.ts';
import { foeOf } from '../../log/foe.ts';
import { ownDecision } from '../../log/seen.ts';
import { tellAll } from '../../log/together.ts';
import { Figure } from '../../people/Figure.tsx';
import { useIsBehind } from '../../stage/OnStage.tsx';
import { useGame } from '../../state/hooks.ts';
import { useNarrow } from '../../ui/browser/useNarrow.ts';
import { scrolls } from '../../ui/scrolls.ts';
import { shortName } from '../../words/say.ts';
import { useText } from '../../words/Words.tsx';

/** Questions that are put when everything that came of a fight has been said. */
const BETWEEN: readonly string[] = ['turn', 'next-monster', 'march', 'ready'];

interface SideProps {
  readonly who: string;
  /** What attacks, where nobody does. */
  readonly rule?: string | null;
  readonly rolled: Throw | null;
  readonly what: string;
  readonly won: boolean;
  readonly fresh: boolean;
}

/** One of the two: who, with what, the dice, what they come to. */
function Side({ who, rule, rolled, what, won, fresh }: SideProps) {
  const text = useText();
  const foe = foeOf(text, rule ?? null)?.as('The') ?? text.t('play.duel-attack');
  return (
    <div className={won ? 'duel-side is-won' : 'duel-side'}>
      <p className="duel-who">
        {who !== '' && <Figure id={who} />}
        <span>
          <b>{who === '' ? foe : shortName(text, who)}</b> <small>{what}</small>
        </span>
      </p>
      {rolled === null ? (
        <p className="quiet">{text.t('play.duel-waits')}</p>
      ) : (
        <div className="duel-roll">
          <b className="duel-sum">{rolled.total}</b>
          <ThrownDice faces={rolled.faces} thrown={String(rolled.n)} fresh={fresh} />
        </div>
      )}
    </div>
  );
}

function useVerdict(mine: ReadonlySet<string>): (duel: Duel) => string {
  const text = useText();
  return ({ result }) => {
    if (result === null) return '';
    const { winner, margin } = result;
    if (margin === 0) return text.t('play.duel-tie');
    const who = mine.has(winner) ? 'you' : winner === '' ? 'none' : text.shortNoun(winner);
    return text.t('play.duel-won', { who, n: margin });
  };
}

/** The last fight of one's own explorers, both rolls beside each other and what came of it; those before it in a line each. */
export function Duels({ mine }: { readonly mine: ReadonlySet<string> }) {
  const text = useText();
  const { standing: entries, view, n, beat } = useGame();
  const isActedOut = useIsBehind() && beat > 0;
  const [opened] = useState(n);
  const [read, setRead] = useState(0);
  const position = view?.position;
  const everybody = useMemo(
    () =>
      new Set<string>([
        ...(position?.explorers.map(({ id }) => id) ?? []),
        ...(position?.tokens.flatMap(({ id, monster }) => (monster === true ? [id] : [])) ?? []),
      ]),
    [position],
  );
  const duels = useMemo(
    () => duelsNow(entries, mine, everybody).filter((duel) => duel.n > read),
    [entries, mine, everybody, read],
  );
  const verdict = useVerdict(mine);
  const overHouse = useNarrow(1279);
  const duel = duels.at(-1);
  // Where things are acted out, it was seen large.
  if (duel === undefined || isActedOut) return null;
  const { by, on, attack, defence, result, after } = duel;
  const kind = ownDecision(view)?.kind ?? view?.waiting[0]?.kind ?? '';
  const unhurt = result !== null && result.margin > 0 && after.length === 0 && (duel.over || BETWEEN.includes(kind));
  const trait = duel.trait === '' ? '' : text.name(duel.trait);
  const lines = tellAll(text, after);
  // In one's own turn the house is wanted: what was fought before it is a line.
  const isPast = (duel.over || beat > 0) && kind === 'turn';
  return (
    <section
      ref={scrolls}
      className={isPast ? 'panel duel is-past' : 'panel duel'}
      // What lies there while one thinks: the house is framed beside it.
      data-covers={isPast && overHouse ? '' : undefined}
      data-paper="dark"
      aria-label={text.t('play.duel')}
    >
      {duels.slice(0, isPast ? undefined : -1).map((before) => (
        <p key={before.n} className="duel-before">
          {text.t('play.duel-before', {
            by: before.by === '' ? (foeOf(text, before.rule) ?? 'none') : text.shortNoun(before.by),
            on: text.shortNoun(before.on),
            attack: before.attack?.total ?? 0,
            defence: before.defence?.total ?? 0,
          })}{' '}
          {verdict(before)}
        </p>
      ))}
      <button
        type="button"
        className="btn is-ghost square duel-close"
        aria-label={text.t('app.close')}
        onClick={() => setRead(duel.n)}
      >
        <Mark id="close" />
      </button>
      {!isPast && (
        <div className="duel-sides">
          <Side
            who={by}
            rule={duel.rule}
            rolled={attack}
            what={duel.weapon === '' ? trait : text.list([text.name(duel.weapon), trait])}
            won={result !== null && result.margin > 0 && result.winner === by}
            fresh={duel.n > opened}
          />
          <i>{text.t('haunt.against')}</i>
          <Side
            who={on}
            rolled={defence}
            what={trait}
            won={result !== null && result.margin > 0 && result.winner === on}
            fresh={duel.n > opened}
          />
        </div>
      )}
      {!isPast && result !== null && (
        <p className="duel-verdict">
          <b>{verdict(duel)}</b> {unhurt ? text.t('play.duel-unhurt') : lines.join(' ')}
        </p>
      )}
    </section>
  );
}
