import type { Choice, Sheet } from '../core/choice.ts';
import type { G } from '../core/context.ts';
import { partAt, placeOf, roomCode } from '../core/tables.ts';
import { bears } from '../language/tags.ts';
import { roomOf } from '../machine/characters.ts';
import { rulesAt } from '../machine/fold.ts';
import { happen, NEW_EVENT } from '../machine/machine.ts';
import { isFree, ruleSpares } from '../machine/works.ts';
import { DOORWAY, isHeld } from '../state/state.ts';
import { asIfIn } from './as-if.ts';
import { walking } from './walking.ts';
import { kindOfWay, waysFrom } from './ways.ts';
import { roomsWilled } from './will.ts';

/** A room on a walk, as one stands in it. */
export interface Stop {
  readonly room: number;
  readonly part: number;
  /** Spaces to here from where the walk begins. */
  readonly cost: number;
  /** The side of the last door, or -1. */
  readonly side: number;
  /** The stop before this one, by its place in the list; -1 for where the walk begins. */
  readonly via: number;
  /** The walk ends here: coming in or having gone out asks for something or carries one off. */
  readonly ends: boolean;
  /** No step leads back to where one came from, or the room carries one off for good. */
  readonly oneWay: boolean;
}

/** A door behind which nothing lies yet, opened at the end of a walk. */
export interface DoorStop {
  readonly door: number;
  readonly cost: number;
  /** Where one stands before it, as above. */
  readonly via: number;
}

/** Where a walk can lead. */
export interface Reached {
  /** The cheapest first. A room that a barrier divides may stand there twice. */
  readonly stops: readonly Stop[];
  readonly doors: readonly DoorStop[];
}

const kindOf = (side: number): string => (side < 0 ? 'way' : '');

/** Whether a rule works by itself, for all to notice, when the walker leaves or enters the room. */
function isHalted(g: G, who: number, hook: 'leave.before' | 'enter.after', room: number, kind: string): boolean {
  const ev = happen(g, { ...NEW_EVENT, t: hook === 'leave.before' ? 'leave' : 'enter', who, room, kind });
  const halts = rulesAt(g, hook, who, ev).some(
    (applied) => !applied.rule.quiet && isFree(g, applied, who) && !ruleSpares(g, applied.rule, who),
  );
  g.s.happenings.pop();
  return halts;
}

const isOneWay = (g: G, room: number): boolean => bears(roomCode(g, room).tags, 'one-way');

const leadsBack = (g: G, who: number, from: number, part: number, to: number): boolean =>
  asIfIn(g, who, from, part, () => waysFrom(g, who, from, part)).some((way) => way.to === to);

type Step = Extract<Choice, { readonly verb: 'move' }>;

/** The search for everything that can be walked to: at each stop the walker is asked what it could do there. */
class Search {
  readonly stops: Stop[] = [];
  readonly doors: DoorStop[] = [];
  readonly #g: G;
  readonly #who: number;
  /** Stops that have been found and not looked at, and by room and part what each costs at best. */
  readonly #open: Stop[] = [];
  readonly #best = new Map<number, number>();

  constructor(g: G, who: number) {
    this.#g = g;
    this.#who = who;
  }

  #key(room: number, part: number): number {
    return room * 2 * DOORWAY + part;
  }

  /** Ways and doors at a place, as if the walker stood there and had paid for the way. */
  #look(room: number, part: number, spent: number): readonly Choice[] {
    const { turn } = this.#g.s;
    const kept = { spent: turn.spent, moved: turn.moved };
    turn.spent += spent;
    turn.moved ||= spent > 0;
    const sheet: Sheet = { open: [], barred: null };
    asIfIn(this.#g, this.#who, room, part, () =>
      walking(this.#g, this.#who, room, part, roomsWilled(this.#g, this.#who, room), sheet),
    );
    Object.assign(turn, kept);
    return sheet.open;
  }

  /** Finds what one step from here leads to. `via`: the stop, or -1 for the start. */
  #spread(room: number, part: number, spent: number, via: number): void {
    for (const choice of this.#look(room, part, spent)) {
      if (choice.verb === 'discover') this.#addDoor(choice.door, spent + choice.cost, via);
      else if (choice.verb === 'move') this.#addStep(room, part, choice, spent, via);
    }
  }

  #addDoor(door: number, cost: number, via: number): void {
    if (!this.doors.some((known) => known.door === door)) this.doors.push({ door, cost, via });
  }

  #addStep(room: number, part: number, { to, part: there, side, cost }: Step, spent: number, via: number): void {
    const [g, who] = [this.#g, this.#who];
    const leaving = asIfIn(g, who, room, part, () => isHalted(g, who, 'leave.before', room, kindOf(side)));
    // The first step is made in any case; a later one only where nothing comes between.
    if (leaving && via >= 0) return;
    const [key, total] = [this.#key(to, there), spent + cost];
    const known = this.#best.get(key);
    if (known !== undefined && known <= total) return;
    this.#best.set(key, total);
    const kind = side < 0 ? kindOfWay(g, who, room, part, to) : '';
    const entering = asIfIn(g, who, to, there, () => isHalted(g, who, 'enter.after', to, kind));
    const oneWay = (entering && isOneWay(g, to)) || (side < 0 && !leadsBack(g, who, to, there, room));
    this.#open.push({ room: to, part: there, cost: total, side, via, ends: leaving || entering, oneWay });
  }

  /** The cheapest of the stops that have not been looked at. */
  #next(): Stop | undefined {
    let at = -1;
    for (const [i, stop] of this.#open.entries()) if (at < 0 || stop.cost < (this.#open[at]?.cost ?? 0)) at = i;
    return at < 0 ? undefined : this.#open.splice(at, 1)[0];
  }

  run(room: number, part: number): Reached {
    this.#best.set(this.#key(room, part), 0);
    this.#spread(room, part, 0, -1);
    for (let stop = this.#next(); stop !== undefined; stop = this.#next()) {
      if (this.#best.get(this.#key(stop.room, stop.part)) !== stop.cost) continue;
      this.stops.push(stop);
      if (!stop.ends) this.#spread(stop.room, stop.part, stop.cost, this.stops.length - 1);
    }
    return { stops: this.stops, doors: this.doors };
  }
}

/**
 * Where the character can walk this turn, and which doors it could open at the end. It is asked at every stop what it could do there, so that the rules of
 * walking stand in one place. What happens on the way, and nobody can know, is not foretold. The state is as before when it is done.
 */
export function walkOf(g: G, who: number): Reached {
  const room = roomOf(g, who);
  if (room < 0 || isHeld(placeOf(g, who))) return { stops: [], doors: [] };
  return new Search(g, who).run(room, partAt(g, who));
}
