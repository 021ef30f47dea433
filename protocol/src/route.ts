import type { Decision, Option, Reach, Side } from '@hollow/engine';

/** Where a walk leads: rooms in order, and the side of the door that is opened in the last of them. */
export interface Route {
  readonly rooms: readonly string[];
  /** Where it begins: for a door of that very room. */
  readonly from?: string | undefined;
  readonly door?: Side | undefined;
}

/** Whether an option is the step that comes next. */
export type RouteStep = (option: Option) => boolean;

const isTo =
  (room: string): RouteStep =>
  (option) =>
    option.verb === 'move' && option.room === room;

const isDoor =
  (room: string, side: Side): RouteStep =>
  (option) =>
    option.verb === 'discover' && option.room === room && option.side === side;

/** The steps of a route, one answer each. */
export function stepsOf({ rooms, from, door }: Route): readonly RouteStep[] {
  const last = rooms.at(-1) ?? from;
  return [...rooms.map(isTo), ...(door === undefined || last === undefined ? [] : [isDoor(last, door)])];
}

const costOf = (option: Option): number => ('cost' in option ? option.cost : 0);

/** The number of the cheapest option that is the step, or -1. */
export function cheapestOf({ options }: Pick<Decision, 'options'>, step: RouteStep): number {
  const found = options.flatMap((option, i) => (step(option) ? [{ i, cost: costOf(option) }] : []));
  return found.toSorted((a, b) => a.cost - b.cost)[0]?.i ?? -1;
}

/** The rooms of the way to a stop that the engine tells of, by its place in the list; none for -1. */
export function pathTo({ rooms }: Reach, at: number): string[] {
  const path: string[] = [];
  for (let stop = rooms[at]; stop !== undefined; stop = rooms[stop.via]) path.unshift(stop.room);
  return path;
}
