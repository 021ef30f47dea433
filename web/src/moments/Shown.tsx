import { decidedBy } from '@hollow/protocol/stage';
import { Mark } from '../ink/Mark.tsx';
import { isEvent } from '../log/seen.ts';
import { Figure } from '../people/Figure.tsx';
import { heroesLeft } from '../people/heroesLeft.ts';
import { RoomPicture } from '../rooms/Room.tsx';
import { useGame } from '../state/hooks.ts';
import { firstSentence } from '../words/firstSentence.ts';
import { useText } from '../words/Words.tsx';
import { Face } from './Face.tsx';
import type { SceneMoment } from './moment.ts';

type Of<K extends SceneMoment['kind']> = Omit<Extract<SceneMoment, { readonly kind: K }>, 'kind'>;

/** Behind the door: what it is, and its line. */
export function RoomShown({ room, who, turn }: Of<'room'>) {
  const text = useText();
  return (
    <div className="moment-room">
      <p className="moment-kicker">{text.t('moment.behind')}</p>
      <RoomPicture id={room} turn={turn} plateSize={null} badgeSize={null} />
      <h2 className="display">{text.name(room, 'rooms')}</h2>
      <p className="moment-line">{text.flavour(room, 'rooms')}</p>
      <p className="moment-about">
        <Figure id={who} />
        {text.t('moment.found-by', { who: text.shortNoun(who) })}
      </p>
    </div>
  );
}

/** Why everybody is here tonight. */
export function ScenarioShown({ scenario }: Of<'scenario'>) {
  const text = useText();
  return (
    <div className="moment-haunt">
      <p className="moment-kicker">{text.t('moment.scenario')}</p>
      <h2 className="display">{text.name(scenario, 'scenarios')}</h2>
      <p className="moment-line">{text.flavour(scenario, 'scenarios')}</p>
    </div>
  );
}

/** Who is dead, how, and what is left of them. */
export function DeathShown({ who, how, fell }: Of<'death'>) {
  const text = useText();
  return (
    <div className="moment-death">
      <div className="moment-cracked">
        <Face id={who} dead />
        <svg viewBox="0 0 100 118" aria-hidden="true">
          <path d="M58 2 49 27l9 13-15 20 11 15-14 18 6 23M43 60 20 52M54 75l26 9M58 40l20-12" />
        </svg>
      </div>
      <h2 className="display">
        <Mark id="skull" />
        {text.t('moment.dead', { who: text.noun(who) })}
      </h2>
      {how.length > 0 && <p className="moment-line">{how.map((event) => text.event(event)).join(' ')}</p>}
      {fell.length > 0 && (
        <p className="moment-about">
          {text.t('moment.dropped', { things: text.list(fell.map((id) => text.name(id))) })}
        </p>
      )}
    </div>
  );
}

/** What the winner of a fight takes. */
export function TheftShown({ thing, from, to }: Of<'theft'>) {
  const text = useText();
  return (
    <div className="moment-theft">
      <div className="moment-hands">
        <Face id={from} />
        <Mark id="claw" />
        <Face id={to} />
      </div>
      <h2 className="display">
        {text.t('moment.takes', { to: text.shortNoun(to), thing: text.noun(thing), from: text.shortNoun(from) })}
      </h2>
    </div>
  );
}

/** What is taken from the dead. */
export function LootShown({ things, from, to }: Of<'loot'>) {
  const text = useText();
  return (
    <div className="moment-theft">
      <div className="moment-hands">
        <Face id={from} dead />
        <Mark id="cards" />
        <Face id={to} />
      </div>
      <h2 className="display">
        {text.t('moment.loots', {
          to: text.shortNoun(to),
          things: text.list(
            things.map((id) => text.name(id)),
            'and',
          ),
          from: text.shortNoun(from),
        })}
      </h2>
    </div>
  );
}

/** What goes under its stack: cards that are spent, rooms that lie on no floor that is open. */
export function BurialShown({ things, rooms }: Of<'burial'>) {
  const text = useText();
  const names = [...things.map((id) => text.name(id)), ...rooms.map((id) => text.name(id, 'rooms'))];
  return (
    <div className="moment-theft">
      <p className="moment-kicker">{text.t('moment.buried')}</p>
      {rooms.slice(0, 1).map((id) => (
        <RoomPicture key={id} id={id} turn={0} plateSize={null} badgeSize={null} />
      ))}
      <h2 className="display">{text.list(names, 'and')}</h2>
      <p className="moment-about">
        {text.t('moment.buried-more', { n: names.length, what: rooms.length > 0 ? 'rooms' : 'cards' })}
      </p>
    </div>
  );
}

/** Two who trade: what each would give, and whether it is done. */
export function TradeShown({ who, to, gives, takes, state }: Of<'trade'>) {
  const text = useText();
  const side = (id: string, things: readonly string[]) => (
    <div className="moment-side">
      <Face id={id} />
      <p className="moment-about">
        {things.length === 0
          ? text.t('moment.gives-nothing')
          : text.list(
              things.map((thing) => text.name(thing)),
              'and',
            )}
      </p>
    </div>
  );
  return (
    <div className="moment-theft">
      <div className="moment-hands">
        {side(who, gives)}
        <Mark id={state === 'refused' ? 'close' : 'cards'} />
        {side(to, takes)}
      </div>
      <h2 className="display">{text.t('moment.trade', { state, who: text.shortNoun(who), to: text.shortNoun(to) })}</h2>
    </div>
  );
}

/** Something is in the house that was not there before. */
export function ArrivalShown({ tokens, room }: Of<'arrival'>) {
  const text = useText();
  const kindOf = (id: string): string => id.replace(/#\d+$/u, '');
  const kinds = [...new Set(tokens.map(kindOf))];
  return (
    <div className="moment-arrival">
      <div className="moment-hands">
        {tokens.slice(0, 6).map((id) => (
          <Figure key={id} id={id} />
        ))}
      </div>
      <h2 className="display">
        {text.t('moment.arrives', {
          names: text.list(
            kinds.map((kind) =>
              text.t('moment.arrives-many', {
                kind: text.noun(kind),
                n: tokens.filter((id) => kindOf(id) === kind).length,
              }),
            ),
            'and',
          ),
          n: tokens.length,
        })}
      </h2>
      {room !== '' && tokens.length === 1 && (
        <p className="moment-about">{text.t('moment.arrives-in', { room: text.noun(room, 'rooms') })}</p>
      )}
    </div>
  );
}

/** The lights go out; the traitor, if there is one. */
export function HauntShown({ traitor, foes }: Of<'haunt'>) {
  const text = useText();
  return (
    <div className="moment-haunt">
      <p className="moment-kicker">{text.t('moment.begins')}</p>
      {traitor !== null && <Face id={traitor} />}
      <h2 className="display">
        {traitor === null
          ? text.t('moment.no-traitor', { foes })
          : text.t('moment.traitor', { who: text.noun(traitor) })}
      </h2>
    </div>
  );
}

/** Somebody shows on which side they are. */
export function UnmaskedShown({ who, side }: Of<'unmasked'>) {
  const text = useText();
  return (
    <div className="moment-haunt">
      <Face id={who} />
      <h2 className="display">
        {side === 'traitor'
          ? text.t('moment.traitor', { who: text.noun(who) })
          : text.t('moment.unmasked', { who: text.noun(who), side: text.noun(side) })}
      </h2>
    </div>
  );
}

/** What decided it: a deed, or what befell somebody; else what the winners had to reach. */
function useReason(who: readonly string[]): string {
  const text = useText();
  const { view, standing } = useGame();
  if (view === null) return '';
  const { explorers, haunt, hauntKind } = view.position;
  const events = standing.filter(isEvent).map(({ event }) => event);
  const decided = decidedBy(events, explorers);
  if (decided.length > 0) return decided.map((event) => text.event(event)).join(' ');
  const sides = new Set(explorers.flatMap(({ id, side }) => (who.includes(id) ? [side ?? ''] : [])));
  const [side = ''] = sides;
  const whose = hauntKind === 'free-for-all' || sides.size > 1 ? 'all' : side;
  const goal = haunt === null || side === '' ? '' : text.haunt(haunt, whose).goal;
  if (goal === '') return '';
  const told = [text.t('moment.goal-reached', { goal: firstSentence(goal) }), heroesLeft(text, view.position, whose)];
  return told.filter((part) => part !== '').join(' ');
}

/** The last move is held; then how it ended for the viewer. */
export function EndShown({ who }: Of<'end'>) {
  const text = useText();
  const { view, you } = useGame();
  const mine = view?.position.explorers.filter(({ seat }) => seat === you?.seat) ?? [];
  const won = mine.some(({ id }) => who.includes(id));
  const verdict = mine.length === 0 ? 'moment.over' : won ? 'moment.won' : 'moment.lost';
  const reason = useReason(who);
  return (
    <div className={`moment-end ${won ? 'is-won' : 'is-lost'}`}>
      <h2 className="display">{text.t(verdict)}</h2>
      {reason !== '' && <p className="moment-line">{reason}</p>}
    </div>
  );
}
