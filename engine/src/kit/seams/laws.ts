import type { G } from '../../core/context.ts';
import type { Event, EventFields, EventType } from '../../core/events.ts';
import { placeOf, roomId } from '../../core/tables.ts';
import type { SeamLaw } from '../../language/seams.ts';
import { areParted, isExplorer, isMonster, isStunnedNow, isVillainNow, monsterOf } from '../../machine/characters.ts';
import { forbidden } from '../../machine/fold.ts';
import { carrierId, idOf } from '../../machine/log.ts';
import { isShutTo } from '../../play/ways.ts';
import { HELD, holder, inRoom, isHeld, STUNNED } from '../../state/state.ts';
import { changesOf, everybody, type SeamChange, type SeamCondition } from './changes.ts';

/** What is done in an attempt, as far as the laws ask for it. */
export interface Doing {
  /** The path of the effect, `attack` or `monsters`. */
  readonly path: string;
  /** `hand`: what one holds works on its holder, wherever they are. */
  readonly kind: 'offer' | 'draw' | 'text' | 'hand' | 'room' | 'attack' | 'monsters';
  /** The card, room or token that carries it, as the log names it. */
  readonly about: string;
  /** Whom it says it reaches, where it is a card. */
  readonly reaches: readonly string[] | null;
}

/** What keeps a character from what somebody else does. */
interface Safety {
  readonly holder: number;
  readonly unmoved: boolean;
  /** A monster that stays where it is, whatever cards do; its haunt may well take it elsewhere. */
  readonly fixed: boolean;
  readonly offBoard: boolean;
  readonly outOfReach: boolean;
  readonly parted: boolean;
}

/** A position before something is done in it: how everybody stands, and what they are safe from. */
export interface SeamBefore {
  readonly actor: number;
  readonly all: ReadonlyMap<number, SeamCondition>;
  readonly safe: ReadonlyMap<number, Safety>;
  readonly villains: ReadonlySet<number>;
  /** Things that the actor may neither give nor drop. */
  readonly kept: readonly number[];
  /** Those on two sides of a barrier, by name. */
  readonly parted: ReadonlySet<string>;
}

/** A law that does not hold, for whom, and what has become of them. */
export interface SeamBreach {
  readonly law: SeamLaw;
  readonly of: string;
  readonly whom: string;
  readonly what: string;
}

/** The target, not the attacker, is what forbids the attack. */
const isSpared = (g: G, by: number, whom: number): boolean =>
  by >= 0 && forbidden(g, 'attack', by) === null && forbidden(g, 'attack', by, '', whom) !== null;

const isOffBoard = ({ place, dead }: SeamCondition): boolean => dead || !(inRoom(place) || isHeld(place));

function keptBy(g: G, who: number, { things }: SeamCondition): number[] {
  const bans = (what: string, thing: number): boolean =>
    forbidden(g, what, who, `${what}/${carrierId(g, HELD + thing)}`, thing) !== null;
  return things.filter((thing) => bans('give', thing) || bans('drop', thing));
}

export function lookBefore(g: G, actor: number): SeamBefore {
  const all = everybody(g);
  const safe = new Map(
    [...all].map(([who, now]) => [
      who,
      {
        holder: isHeld(now.place) ? holder(now.place) : -1,
        unmoved: who !== actor && forbidden(g, 'be-moved', who, '', actor) !== null,
        fixed: monsterOf(g, who)?.fixed === true,
        offBoard: isOffBoard(now),
        outOfReach: who !== actor && isSpared(g, actor, who),
        parted: who !== actor && actor >= 0 && areParted(g, actor, who),
      },
    ]),
  );
  const pairs = [...all.keys()].flatMap((a) => [...all.keys()].filter((b) => areParted(g, a, b)).map((b) => [a, b]));
  const own = all.get(actor);
  return {
    actor,
    all,
    safe,
    villains: new Set([...all.keys()].filter((who) => isVillainNow(g, who))),
    kept: own === undefined ? [] : keptBy(g, actor, own),
    parted: new Set(pairs.map(([a, b]) => `${idOf(g, a as number)} ${idOf(g, b as number)}`)),
  };
}

/** What the log tells under a type. */
const told = <T extends EventType>(events: readonly Event[], type: T): EventFields[T][] =>
  events.flatMap((event) => (event.type === type ? [event.data as EventFields[T]] : []));

/** Whether a roll for the effect has been made by this character. */
const hasRolled = (events: readonly Event[], who: string, about: string): boolean =>
  told(events, 'roll').some((roll) => roll.who === who && roll.about === about);

/** Whoever held somebody is gone, or was stunned by this. */
function hasLostHold(g: G, before: SeamBefore, who: number): boolean {
  const place = placeOf(g, who);
  if (!inRoom(place) && !isHeld(place)) return true;
  return isStunnedNow(g, who) && ((before.all.get(who)?.flags ?? 0) & STUNNED) === 0;
}

/** The laws about somebody to whom something is done. */
function ofOther(
  g: G,
  doing: Doing,
  before: SeamBefore,
  who: number,
  after: SeamCondition,
  events: readonly Event[],
): readonly [SeamLaw, string][] {
  const was = before.all.get(who) as SeamCondition;
  const safety = before.safe.get(who) as Safety;
  const changes = changesOf(was, after);
  const found: [SeamLaw, string][] = [];
  if (changes.length === 0) return found;
  const what = changes.join(', ');
  const holderGone = safety.holder >= 0 && hasLostHold(g, before, safety.holder);
  if (safety.holder >= 0 && !after.dead && !holderGone && after.place !== was.place) found.push(['held', what]);
  // Whoever's own turn has begun meanwhile has moved by itself.
  const ownTurn = told(events, 'turn').some((turn) => turn.who === idOf(g, who));
  const isKept = safety.unmoved || (safety.fixed && doing.path.startsWith('cards/') && inRoom(after.place));
  if (isKept && !ownTurn && changes.includes('moved') && after.room !== was.room) found.push(['unmoved', what]);
  const willed = doing.kind === 'offer' || doing.kind === 'attack';
  // The haunt may bring monsters into play meanwhile: then they are told to appear.
  const appears = told(events, 'token').some(({ token }) => token === idOf(g, who));
  // Whoever is only outside keeps what they hold, and gains by it.
  const gains = !was.dead && changes.every((change) => change === 'healed');
  if (safety.offBoard && !appears && !gains) found.push(['off-board', what]);
  if (willed && safety.outOfReach && changes.some((change) => change !== 'healed')) found.push(['out-of-reach', what]);
  if (willed && safety.parted && (changes.includes('robbed') || changes.includes('healed')))
    found.push(['barrier', what]);
  const harmed = harmOfRoom(g, doing, before, who, changes, events);
  if (harmed !== '') found.push(['freedom', harmed]);
  const sort = isMonster(g, who) ? 'monsters' : 'explorers';
  // Whoever is held goes where the holder goes.
  const isDirect = !safety.offBoard && safety.holder < 0;
  if (doing.reaches !== null && isDirect && !doing.reaches.includes(sort)) found.push(['reaches', what]);
  return found;
}

/** Harm that a room has done to somebody who ignores what is harmful in rooms; '' for none. */
function harmOfRoom(
  g: G,
  doing: Doing,
  before: SeamBefore,
  who: number,
  changes: readonly SeamChange[],
  events: readonly Event[],
): string {
  if (doing.kind !== 'room' || !before.villains.has(who)) return '';
  // What the haunt does at the end of the turn is not the room's doing.
  const isByRoom = events.some(
    ({ data }) => 'about' in data && 'who' in data && data.about === doing.about && data.who === idOf(g, who),
  );
  return isByRoom ? changes.filter((change) => ['hurt', 'killed', 'marked'].includes(change)).join(', ') : '';
}

/** Whether what carries the effect has done something to this character, who has gone nowhere. */
function isTouched(events: readonly Event[], who: string, about: string): boolean {
  const gone = [...told(events, 'move'), ...told(events, 'placed')].some((one) => one.who === who);
  const touched = events.some(
    ({ data }) => 'about' in data && 'who' in data && data.about === about && data.who === who,
  );
  return touched && !gone;
}

/** The laws about whoever does it, or walks into it. */
function ofActor(
  g: G,
  doing: Doing,
  before: SeamBefore,
  after: SeamCondition,
  events: readonly Event[],
): readonly [SeamLaw, string][] {
  const found: [SeamLaw, string][] = [];
  const was = before.all.get(before.actor) as SeamCondition;
  const changes = changesOf(was, after);
  const harmed = harmOfRoom(g, doing, before, before.actor, changes, events);
  if (harmed !== '') found.push(['freedom', harmed]);
  // What works by itself works on nobody who is not there.
  if (doing.kind === 'text' && isOffBoard(was) && isTouched(events, idOf(g, before.actor), doing.about))
    found.push(['off-board', 'touched']);
  const strayed = before.kept.filter((thing) => {
    const place = placeOf(g, thing);
    return inRoom(place) || (isHeld(place) && holder(place) !== before.actor);
  });
  if (doing.kind === 'offer' && strayed.length > 0)
    found.push(['kept', strayed.map((thing) => carrierId(g, HELD + thing)).join(', ')]);
  return found;
}

/** Attacks between two whom a barrier parts; one of them may well have come to the other side first. */
const acrossBarrier = (events: readonly Event[], { parted }: SeamBefore): readonly [SeamLaw, string, string][] =>
  events.flatMap((event, i) => {
    const sofar = events.slice(0, i);
    const gone = [...told(sofar, 'crossed'), ...told(sofar, 'move'), ...told(sofar, 'placed')].map(({ who }) => who);
    return told([event], 'attack')
      .filter(({ by, on }) => parted.has(`${by} ${on}`) && !gone.includes(by) && !gone.includes(on))
      .map(({ by, on }): [SeamLaw, string, string] => ['barrier', on, `attacked by ${by}`]);
  });

/** What has been broken by one outcome, and whom the effect has reached. */
export function judge(
  g: G,
  doing: Doing,
  before: SeamBefore,
  events: readonly Event[],
): { readonly breaches: readonly SeamBreach[]; readonly reached: readonly number[] } {
  const breaches: SeamBreach[] = [];
  const reached: number[] = [];
  const { path: of } = doing;
  // With the turn over, what happens is no longer the doing of the one who acted.
  if (doing.kind === 'offer' && told(events, 'turn-over').length > 0) return { breaches, reached };
  for (const [who, after] of everybody(g)) {
    const whom = idOf(g, who);
    const isActor = who === before.actor;
    const laws = isActor ? ofActor(g, doing, before, after, events) : ofOther(g, doing, before, who, after, events);
    for (const [law, what] of laws) breaches.push({ law, of, whom, what });
    const was = before.all.get(who) as SeamCondition;
    if (after.room !== was.room && inRoom(after.place) && isShutTo(g, who, after.room))
      breaches.push({ law: 'shut', of, whom, what: roomId(g, after.room) });
    const changed = changesOf(was, after).length > 0;
    if (!isActor && (changed || hasRolled(events, whom, doing.about))) reached.push(who);
    else if (isActor && doing.kind === 'text' && hasRolled(events, whom, doing.about)) reached.push(who);
  }
  for (const [law, whom, what] of acrossBarrier(events, before)) breaches.push({ law, of, whom, what });
  return { breaches, reached };
}

export const beingSort = (g: G, who: number): 'explorers' | 'monsters' =>
  isExplorer(g, who) ? 'explorers' : 'monsters';
