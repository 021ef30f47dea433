import type { Decision, Option } from '@hollow/engine';
import type { LogEntry } from '@hollow/protocol';
import type { Text } from '@hollow/text/browser';
import { useEffect, useRef } from 'react';
import { Card } from '../card/Card.tsx';
import { percent } from '../dice/chance.ts';
import { ThrownDice } from '../dice/DiceTray.tsx';
import { Die } from '../dice/Die.tsx';
import { bound } from '../dice/wanted.ts';
import { lastFight } from '../log/duels.ts';
import { keptRoll } from '../log/keptRoll.ts';
import { cardInQuestion, deedBehind } from '../log/seen.ts';
import { usePacks } from '../packs/context.ts';
import { useReadings } from '../packs/readings.ts';
import { usePrefs } from '../prefs/usePrefs.ts';
import { useGame } from '../state/hooks.ts';
import { useDoes } from '../table/deeds/does.ts';
import { useAnswer } from '../table/seat/useAnswer.ts';
import { takeFocus } from '../ui/browser/focus.ts';
import { scrolls } from '../ui/scrolls.ts';
import { useText } from '../words/Words.tsx';
import { RollPurpose, useRollName } from './RollShown.tsx';

interface Props {
  readonly decision: Decision;
  readonly onRead: (n: number) => void;
  readonly onAnswered: () => void;
}

/** What can be answered with one press; dice to pick from are chosen in the dock. */
const isPlain = ({ options }: Decision): boolean =>
  options.length <= 6 && options.every(({ verb }) => verb === 'offer' || verb === 'pass' || verb === 'done');

const chanceIn = (option: Option): number | null =>
  'chance' in option && typeof option.chance === 'number' ? option.chance : null;

type Asked = NonNullable<NonNullable<Decision['setting']>['roll']>;

/** What the roll has to come to, or what it has to beat. */
function wantedOf(roll: Asked, entries: readonly LogEntry[], text: Text): string | null {
  const wanted = bound(roll);
  if (wanted !== null) return text.t('moment.needed', { need: wanted.n, way: wanted.way, n: 'none' });
  const duel = roll.tags.some((tag) => tag === 'attack' || tag === 'defence') ? lastFight(entries) : null;
  if (duel === null || duel.over) return null;
  const [who, other] = roll.tags.includes('attack') ? [duel.on, duel.defence] : [duel.by, duel.attack];
  return other === null
    ? null
    : text.t('moment.to-beat', { who: who === '' ? 'none' : text.shortNoun(who), n: other.total });
}

/** Before the dice fall, or while they lie there: what may still be done about them, beside the roll itself. */
export function RollAsked({ decision, onRead, onAnswered }: Props) {
  const text = useText();
  const { standing, view, you } = useGame();
  const { answer } = useAnswer();
  const { chances } = usePrefs();
  const readings = useReadings() ?? {};
  const packs = usePacks();
  const does = useDoes();
  const roll = decision.setting?.roll;
  const name = useRollName(roll ?? { who: '', tags: [] });
  const options = useRef<HTMLDivElement>(null);
  useEffect(() => takeFocus(options.current?.querySelector<HTMLElement>('.is-lamp, .btn')), []);
  if (roll === undefined || !isPlain(decision)) return null;
  const own = new Set((view?.position.explorers ?? []).flatMap(({ id, seat }) => (seat === you?.seat ? [id] : [])));
  const drawn = cardInQuestion(standing, decision, own);
  const card = drawn !== null && drawn.card === roll.about ? drawn : null;
  const wanted = wantedOf(roll, standing, text);
  const label = (option: Option): string => {
    const said =
      option.verb === 'pass' && roll.faces.length === 0
        ? text.t('moment.roll', { n: roll.pool })
        : text.option(option, decision, true);
    const chance = chances ? chanceIn(option) : null;
    const kept = option.verb === 'offer' ? keptRoll(standing, packs.card(option.about), roll.who) : null;
    return text.list(
      [
        said,
        ...(kept === null ? [] : [text.t('play.set-aside', { n: kept })]),
        ...(chance === null ? [] : [text.t('moment.chance', { n: percent(chance) })]),
      ],
      'dot',
    );
  };
  return (
    <div className={`moments is-asked ${card === null ? 'is-roll' : 'is-card'}`} data-paper="dark">
      <section className="moment-hand" aria-label={text.prompt(decision)}>
        <div className="moment is-held" ref={scrolls}>
          <div className={card === null ? 'moment-roll' : 'moment-card'}>
            <header>
              <h2 className="display">{name}</h2>
            </header>
            {card !== null && <Card id={card.card} shown lit={null} ruleset={readings} />}
            {card === null && (
              <RollPurpose
                roll={{ ...roll, dice: roll.pool, behind: decision.setting?.behind }}
                deed={deedBehind(standing, roll)}
                needed={bound(roll) !== null}
              />
            )}
            <div className="moment-tray">
              {roll.faces.length > 0 ? (
                <>
                  <ThrownDice faces={roll.faces} thrown={`asked-${decision.id}`} fresh={false} />
                  <b className="moment-sum">{roll.faces.reduce((sum, face) => sum + face, 0)}</b>
                </>
              ) : (
                <div className="dice is-in-hand" aria-hidden="true">
                  {Array.from({ length: roll.pool }, (_, i) => `die-${i}`).map((key) => (
                    <Die key={key} face={0} />
                  ))}
                </div>
              )}
            </div>
            {wanted !== null && <p className="moment-need">{wanted}</p>}
          </div>
        </div>
        <div className="moment-foot moment-options" ref={options}>
          {decision.options.map((option, i) => (
            <button
              key={`${option.verb}-${'rule' in option ? option.rule : ''}-${'about' in option ? option.about : ''}`}
              type="button"
              className={option.verb === 'offer' ? 'btn' : 'btn is-lamp'}
              onClick={() => {
                if (card !== null) onRead(card.n);
                onAnswered();
                answer(decision, i);
              }}
            >
              {label(option)}
              {option.verb === 'offer' && <small className="moment-does">{does(option.rule).brief}</small>}
            </button>
          ))}
        </div>
      </section>
    </div>
  );
}
