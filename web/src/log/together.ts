import type { SeenEvent, SeenEventOf } from '@hollow/engine';
import { addedTo, type Phrase, type Text } from '@hollow/text/browser';
import { foeBehind } from './foe.ts';
import { isOfFight } from './seen.ts';

/**
 * Things that happen as one and are told in one line: a fight with both throws, damage with what it costs, a room with the tiles passed over for it, pieces
 * that appear, cards that go back into a deck.
 */

/** Pieces of a haunt are somebody or something; the tokens of cards are tokens. */
const isOfHaunt = (token: string): boolean => token.includes('/');

/** A piece that comes into a room by itself; what goes with somebody is told with them. */
const isAppearing = (event: SeenEvent): event is SeenEventOf<'token'> =>
  event.type === 'token' && isOfHaunt(event.token) && event.room !== '' && event.with === undefined;

/** A piece that is gone from its room. */
const isLeaving = (event: SeenEvent): event is SeenEventOf<'token-gone'> =>
  event.type === 'token-gone' && isOfHaunt(event.token) && event.room !== '';

/** A card that goes back into its deck. */
const isGoingBack = (event: SeenEvent): event is SeenEventOf<'card'> =>
  event.type === 'card' && event.pile === 'stack' && event.from === '';

/** A card that somebody leaves lying in a room. */
const isLeft = (event: SeenEvent): event is SeenEventOf<'card'> =>
  event.type === 'card' && event.from !== '' && event.room !== '' && event.pile === '';

/** Cards that the same person leaves in the same room. */
const isLeftToo = (first: SeenEvent, event: SeenEvent): boolean =>
  isLeft(first) &&
  isLeft(event) &&
  first.from === event.from &&
  first.room === event.room &&
  first.behind === event.behind;

/** Several traits of one person that one thing raises, or lowers. */
const isLikeChange = (first: SeenEventOf<'trait'>, event: SeenEvent): boolean =>
  event.type === 'trait' &&
  event.who === first.who &&
  event.about === first.about &&
  event.behind === first.behind &&
  first.steps !== 0 &&
  Math.sign(event.steps) === Math.sign(first.steps);

const isFought = ({ type }: SeenEvent): boolean => type === 'fought';

/** What damage has still to take: what is lost beyond that has another cause. */
const isLeftOf = ({ n }: SeenEventOf<'damage'>, losses: readonly SeenEvent[]): boolean =>
  losses.reduce((sum, event) => sum + (event.type === 'trait' ? Math.abs(event.wanted) : 0), 0) < n;

/** Whether two exchange with each other, told from the other side. */
const isMirrored = (first: SeenEventOf<'exchanged'>, event: SeenEvent): boolean =>
  event.type === 'exchanged' && event.who === first.with && event.with === first.who && event.token === first.token;

/** Whether an event is told in the line that is about some others. */
export function goesOnFrom(events: readonly SeenEvent[], event: SeenEvent): boolean {
  const [first] = events;
  if (first === undefined) return false;
  if (first.type === 'attack') return isOfFight(event) && event.type !== 'attack' && !events.some(isFought);
  if (first.type === 'damage')
    return (
      event.type === 'trait' &&
      event.who === first.who &&
      event.about === first.about &&
      // What damage costs has no cause of its own.
      event.behind === undefined &&
      event.steps < 0 &&
      isLeftOf(first, events)
    );
  if (first.type === 'tiles-set-aside')
    return events.length === 1 && (event.type === 'discover' || event.type === 'room-added');
  if (first.type === 'exchanged') return events.length === 1 && isMirrored(first, event);
  if (first.type === 'trait') return isLikeChange(first, event);
  if (first.type === 'unseen') return event.type === 'unseen' && event.who === first.who;
  return (
    (isAppearing(first) && isAppearing(event)) || isLeftToo(first, event) || (isGoingBack(first) && isGoingBack(event))
  );
}

const somebody = (text: Text, id: string): Phrase | string => (id === '' ? 'none' : text.noun(id));
const named = (text: Text, id: string): string => (id === '' ? 'none' : text.name(id));

/** A result with the dice behind it, and what was added to them; by itself where one die says the same, or nobody saw any. */
function tellResult(result: number, tag: 'attack' | 'defence', events: readonly SeenEvent[]): string {
  const thrown = events.findLast((event) => event.type === 'roll' && event.tags.includes(tag));
  if (thrown?.type !== 'roll' || thrown.faces.length === 0) return String(result);
  const added = addedTo({ faces: thrown.faces, total: result });
  if (thrown.faces.length === 1 && added === 0) return String(result);
  const sign = added < 0 ? ` −${-added}` : added > 0 ? ` +${added}` : '';
  return `${result} (${thrown.faces.join(' ')}${sign})`;
}

/** A fight: before it has been decided who attacks whom, then both results. */
function tellFight(text: Text, attack: SeenEventOf<'attack'>, events: readonly SeenEvent[]): string {
  const fought = events.find(isOfType('fought'));
  if (fought === undefined) return text.event(attack);
  const nameless = attack.by === '' ? foeBehind(text, events) : null;
  return text.t('play.fought', {
    by: nameless ?? somebody(text, attack.by),
    on: somebody(text, attack.on),
    trait: named(text, attack.trait),
    weapon: somebody(text, attack.weapon),
    attack: tellResult(fought.attack, 'attack', events),
    defence: tellResult(fought.defence, 'defence', events),
    winner: somebody(text, fought.winner),
    margin: fought.margin,
  });
}

function tellDamage(
  text: Text,
  { who, n, kind, about }: SeenEventOf<'damage'>,
  losses: readonly SeenEventOf<'trait'>[],
): string {
  return text.t('play.hurt', {
    who: somebody(text, who),
    n,
    kind: named(text, kind),
    about: named(text, about),
    losses: text.list(
      perTrait(losses).map(({ trait, from, to }) =>
        text.t('play.lost-trait', { trait: text.name(trait), same: from === to ? 'yes' : 'no', from, to }),
      ),
      'and',
    ),
  });
}

/** What changes of one trait come to: all steps, from where it stood to where it stands. */
function perTrait(changes: readonly SeenEventOf<'trait'>[]): readonly SeenEventOf<'trait'>[] {
  const sums = new Map<string, SeenEventOf<'trait'>>();
  for (const change of changes) {
    const before = sums.get(change.trait);
    sums.set(
      change.trait,
      before === undefined ? change : { ...before, steps: before.steps + change.steps, to: change.to },
    );
  }
  return [...sums.values()];
}

/** The same change of several traits, each with how many steps and what it comes to. */
const tellChanges = (text: Text, changes: readonly SeenEventOf<'trait'>[]): string => {
  const [first] = changes;
  if (first === undefined) return '';
  return text.t('play.changed', {
    who: somebody(text, first.who),
    change: first.steps < 0 ? 'loss' : 'gain',
    about: named(text, first.about),
    changes: text.list(
      perTrait(changes).map(({ trait, steps, from, to }) =>
        text.t('play.changed-trait', {
          n: Math.abs(steps),
          trait: text.name(trait),
          same: from === to ? 'yes' : 'no',
          from,
          to,
        }),
      ),
      'and',
    ),
  });
};

/** Of more pieces of one name only their number and that of their rooms is told. */
const FEW = 4;

const kindOf = (token: string): string => token.replace(/#\d+$/u, '');

/** Two pieces that nobody can tell apart, or two of a kind in one room. */
const isAlike = (text: Text, first: SeenEventOf<'token'>, { token, room }: SeenEventOf<'token'>): boolean =>
  text.name(token) === text.name(first.token) || (kindOf(token) === kindOf(first.token) && room === first.room);

/** Several pieces of a kind. */
function tellAlike(text: Text, { token }: SeenEventOf<'token'>, all: readonly SeenEventOf<'token'>[]): string {
  const rooms = [...new Set(all.map(({ room }) => room))];
  return text.t('play.appear-many', {
    n: all.length,
    token: text.noun(kindOf(token)),
    places: rooms.length,
    rooms:
      rooms.length > FEW
        ? 'none'
        : text.list(
            rooms.map((room) => text.t('play.appears-there', { room: text.noun(room) })),
            'and',
          ),
  });
}

function tellArrivals(text: Text, first: SeenEventOf<'token'>, more: readonly SeenEventOf<'token'>[]): string {
  const { token, room } = first;
  if (more.length > 0 && more.every((one) => isAlike(text, first, one)))
    return tellAlike(text, first, [first, ...more]);
  return text.t('play.appears', {
    token: text.noun(token),
    room: text.noun(room),
    more: text.list([
      '',
      ...more.map((one) => text.t('play.appears-too', { token: text.noun(one.token), room: text.noun(one.room) })),
    ]),
  });
}

const tellLeft = (text: Text, { from, room }: SeenEventOf<'card'>, cards: readonly SeenEventOf<'card'>[]): string =>
  text.t('play.leaves', {
    who: text.noun(from),
    room: text.noun(room),
    cards: text.list(
      cards.map(({ card }) => text.t('play.left-thing', { card: text.noun(card) })),
      'and',
    ),
  });

const isOfType =
  <T extends SeenEvent['type']>(type: T) =>
  (event: SeenEvent): event is SeenEvent & SeenEventOf<T> =>
    event.type === type;

/** An exchange is told from one side; from that of whoever the reader knows the numbers of. */
const tellExchange = (text: Text, both: readonly SeenEventOf<'exchanged'>[]): string => {
  const known = both.filter(({ numbers }) => numbers !== undefined);
  return (known.length === 0 ? both.slice(0, 1) : known).map((event) => text.event(event)).join(' ');
};

/** The line about several events that happen as one. */
export function tellTogether(text: Text, events: readonly SeenEvent[]): string {
  const [first] = events;
  if (first === undefined) return '';
  if (isAppearing(first)) return tellArrivals(text, first, events.filter(isAppearing).slice(1));
  if (isLeaving(first)) return text.t('play.vanishes', { token: text.noun(first.token), room: text.noun(first.room) });
  // However often somebody does what nobody sees, there is no more to tell.
  if (events.length === 1 || first.type === 'unseen') return text.event(first);
  if (first.type === 'attack') return tellFight(text, first, events);
  if (first.type === 'tiles-set-aside') return events.map((event) => text.event(event)).join(' ');
  if (first.type === 'exchanged') return tellExchange(text, events.filter(isOfType('exchanged')));
  return text.caused(first, tellSeveral(text, first, events));
}

/** Several events of which the first has a cause that they all have. */
function tellSeveral(text: Text, first: SeenEvent, events: readonly SeenEvent[]): string {
  if (first.type === 'damage') return tellDamage(text, first, events.filter(isOfType('trait')));
  if (first.type === 'trait') return tellChanges(text, events.filter(isOfType('trait')));
  if (isLeft(first)) return tellLeft(text, first, events.filter(isLeft));
  return text.t('play.back-in-deck', {
    cards: text.list(
      events.filter(isGoingBack).map(({ card }) => text.name(card)),
      'and',
    ),
  });
}

/** What events that follow on one another come to, in as few lines as can be; nothing is said twice. */
export function tellAll(text: Text, events: readonly SeenEvent[]): readonly string[] {
  const groups: SeenEvent[][] = [];
  for (const event of events) {
    const open = groups.at(-1);
    if (open !== undefined && goesOnFrom(open, event)) open.push(event);
    else groups.push([event]);
  }
  return [...new Set(groups.map((group) => tellTogether(text, group)))];
}
