import type { Position, SeenEvent } from '@hollow/engine';

/** What decided a game: never what only followed from it. */

/** Whose turn it is, who has won, and dice that say how far somebody may go. */
const isInPassing = (event: SeenEvent): boolean =>
  event.type === 'won' || (event.type === 'roll' && event.tags.some((tag) => tag === 'movement' || tag === 'haunt'));

const beginsTurn = ({ type }: SeenEvent): boolean => type === 'turn' || type === 'monster-turn';

/** A deed of the haunt. */
const isDeed = (event: SeenEvent): boolean => event.type === 'offer' && event.rule.startsWith('haunts/');

/** Who took part, and how it ended for them. */
interface Ended {
  readonly people: ReadonlySet<string>;
  readonly dead: ReadonlySet<string>;
  readonly won: ReadonlySet<string>;
  /** Whether somebody who is a traitor has won: monsters play for them. */
  readonly foesWon: boolean;
}

/** Something that somebody takes: neither what the dead leave behind nor what was just drawn. */
function isTaken(event: SeenEvent, before: SeenEvent | undefined, { dead }: Ended): boolean {
  if ((event.type !== 'card' && event.type !== 'piece') || event.to === '' || dead.has(event.from)) return false;
  return !(before?.type === 'draw' && event.type === 'card' && before.card === event.card);
}

/** Whether it is something that the winners do: nobody wins by what those do who lose. */
const winsBy = (event: SeenEvent, { people, won, foesWon }: Ended): boolean => {
  const who = 'who' in event && typeof event.who === 'string' ? event.who : '';
  return people.has(who) ? won.has(who) : foesWon;
};

/** What may decide a game by itself: a deed, or what befalls somebody. */
function weighs(event: SeenEvent, before: SeenEvent | undefined, ended: Ended): boolean {
  switch (event.type) {
    case 'died':
    case 'joined':
    case 'revealed':
    case 'sent':
      return true;
    case 'move':
      return winsBy(event, ended);
    case 'fought':
      // What attacks by itself, such as a plague, decides by what it does.
      return event.by !== '';
    default:
      return (isDeed(event) && winsBy(event, ended)) || isTaken(event, before, ended);
  }
}

/** A fight that has killed nobody, after somebody has died: others go on fighting. */
const isBesideDeath = (event: SeenEvent, act: readonly SeenEvent[]): boolean =>
  event.type === 'fought' && act.some(({ type }) => type === 'died') && !act.some(isDeed);

/** Of several who die the last of those who have lost; monsters die with what they held. */
function lastDeath(act: readonly SeenEvent[], { people, won }: Ended) {
  const deaths = act.filter((event) => event.type === 'died');
  return deaths.findLast(({ who }) => people.has(who) && !won.has(who)) ?? deaths.at(-1);
}

/** What decided in one turn; null where it was something of which only a rule knows why, undefined where there was nothing. */
function inTurn(act: readonly SeenEvent[], ended: Ended): readonly SeenEvent[] | null | undefined {
  const at = act.findLastIndex((event, i) => weighs(event, act[i - 1], ended) && !isBesideDeath(event, act));
  const found = act[at];
  const after = act.slice(at + 1);
  const told = after.findLast(({ type }) => type === 'told');
  if (found === undefined || found.type === 'move') {
    if (told !== undefined) return [told];
    // Dice that a rule asked for: the rule decided.
    if (after.some(({ type }) => type === 'roll')) return null;
    return found === undefined ? undefined : [found];
  }
  if (found.type === 'died') return [lastDeath(act.slice(0, at + 1), ended) ?? found];
  if (found.type !== 'fought') return [found];
  // What was decided when the turn was over was not decided by a fight that killed nobody.
  if (after.some(({ type }) => type === 'turn-over')) return null;
  // A fight that is a deed of the haunt bears its name.
  const deed = act[act.findLastIndex(({ type }, i) => type === 'attack' && i < at) - 1];
  return deed !== undefined && isDeed(deed) ? [deed, found] : [found];
}

type Person = Pick<Position['explorers'][number], 'id' | 'side' | 'dead'>;

function endedFor(events: readonly SeenEvent[], explorers: readonly Person[]): Ended {
  const won = new Set<string>(events.findLast((event) => event.type === 'won')?.who ?? []);
  return {
    people: new Set<string>(explorers.map(({ id }) => id)),
    dead: new Set<string>(explorers.flatMap(({ id, dead }) => (dead === true ? [id] : []))),
    won,
    foesWon: explorers.some(({ id, side }) => side === 'traitor' && won.has(id)),
  };
}

/** The events that decided a game; none where only the goal itself can tell. `explorers` are as they stand at the end. */
export function decidedBy(events: readonly SeenEvent[], explorers: readonly Person[]): readonly SeenEvent[] {
  const ended = endedFor(events, explorers);
  let end = events.length;
  while (end > 0) {
    const begin = Math.max(
      0,
      events.findLastIndex((event, i) => i < end && beginsTurn(event)),
    );
    const act = events.slice(begin, end).filter((event) => !isInPassing(event));
    const found = inTurn(act, ended);
    if (found !== undefined) return found ?? [];
    const [first] = act;
    // A turn that has just begun, and those of the dead, decide nothing.
    const isOver = end < events.length || act.some(({ type }) => type === 'turn-over');
    const passes = !isOver || (first?.type === 'turn' && ended.dead.has(first.who));
    if (!passes) return [];
    end = begin;
  }
  return [];
}
