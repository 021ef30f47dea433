import { memo } from 'react';
import { MiniCard } from '../../card/MiniCard.tsx';
import { useFirstRule } from '../../card/useFirstRule.ts';
import { keptRoll } from '../../log/keptRoll.ts';
import type { Explorer } from '../../log/seen.ts';
import { usePacks } from '../../packs/context.ts';
import { Cameo } from '../../people/Cameo.tsx';
import { roleOf, standsAs } from '../../people/side.ts';
import { Tracks } from '../../people/Tracks.tsx';
import { useGameOf } from '../../state/hooks.ts';
import { seatName } from '../../words/seatName.ts';
import { useText } from '../../words/Words.tsx';
import './me.css';

export const clipSteps = (explorer: Explorer): Record<string, number> =>
  Object.fromEntries(Object.entries(explorer.traits).map(([trait, { step }]) => [trait, step]));

interface Props {
  readonly explorer: Explorer;
  /** Where the clips would stand after a loss that is being thought over. */
  readonly to?: Readonly<Record<string, number>>;
}

/** An explorer's card: portrait, who it is, the tracks. */
export const ExplorerCard = memo(function ExplorerCard({ explorer, to }: Props) {
  const text = useText();
  const { t, name, hobbies, status, list } = text;
  const own = useGameOf(({ you }) => you?.seat);
  const { id, seat, statuses = [], dead } = explorer;
  const def = usePacks().explorer(id);
  const holder = useGameOf(({ table }) => table?.seats[seat]);
  const player = seat === own ? t('play.you-long') : seatName(text, holder);
  const side = useGameOf(({ view }) => (view === null ? null : standsAs(view.position, explorer)));
  const role = side === null ? '' : roleOf(text, side);
  return (
    <section className="panel me" aria-label={name(id, 'explorers')}>
      <header>
        <Cameo id={id} dead={dead === true} />
        <div>
          <h2 className="display">{name(id, 'explorers')}</h2>
          <p>
            {list(
              [
                list([player, role, ...statuses.map((key) => status(key))].filter((part) => part !== '')),
                ...(def === undefined ? [] : [t('lobby.age-hobbies', { age: def.age, hobbies: list(hobbies(id)) })]),
              ],
              'dot',
            )}
          </p>
        </div>
      </header>
      {def !== undefined && <Tracks id={id} steps={clipSteps(explorer)} {...(to === undefined ? {} : { to })} />}
    </section>
  );
});

interface HandProps {
  readonly explorer: Explorer;
  readonly onLook: (card: string) => void;
}

/** The cards somebody holds. */
export const Hand = memo(function Hand({ explorer, onLook }: HandProps) {
  const text = useText();
  const ruleOf = useFirstRule();
  const decisions = useGameOf(({ view }) => view?.decisions);
  const packs = usePacks();
  const { cards } = explorer;
  const kept = useGameOf(({ standing }) =>
    cards.map((id) => keptRoll(standing, packs.card(id), explorer.id) ?? '').join(' '),
  ).split(' ');
  const noteOf = (id: string, set = ''): string =>
    set === '' ? ruleOf(id) : text.t('list.sentences', { a: text.t('play.set-aside', { n: set }), b: ruleOf(id) });
  // A companion is a card and has a token that goes with it.
  const names: ReadonlySet<string> = new Set(cards);
  const pieces = (explorer.pieces ?? []).filter((id) => !names.has(id));
  const usable = new Set(
    decisions?.flatMap(({ options }) => options.flatMap((option) => (option.verb === 'offer' ? [option.about] : []))) ??
      [],
  );
  if (cards.length === 0 && pieces.length === 0) return <p className="hand-none">{text.t('play.hand-none')}</p>;
  return (
    <section className="hand" aria-label={text.t('play.hand')}>
      {cards.map((id, i) => (
        <MiniCard key={id} id={id} lit={usable.has(id)} note={noteOf(id, kept[i])} onPress={() => onLook(id)} />
      ))}
      {pieces.map((id) => (
        <span key={id} className="piece">
          {text.name(id)}
          {text.worth(id) !== '' && <small>{text.worth(id)}</small>}
        </span>
      ))}
    </section>
  );
});
