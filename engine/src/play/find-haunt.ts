import type { G } from '../core/context.ts';
import { cardCode, floorOf, roomCode, roomId, rowOf } from '../core/tables.ts';
import { type Fit, fits, type GridSpot, lay, liftRoom, openDoorsWithout } from '../house/geometry.ts';
import { tell } from '../machine/log.ts';
import { IN_STACK } from '../state/state.ts';
import { distances } from './distance.ts';
import { allows, hasTilesLeft, shuffleTiles, takeTile } from './tile-stack.ts';

/** The cell of the chart at which a haunt is looked for. */
export interface Cell {
  readonly omen: number;
  readonly room: number;
}

/** What is to be done next until there is a haunt: begin one, let the revealer choose a room, lay another tile, draw another omen. */
export type Lead =
  | {
      readonly haunt: number;
      /** Counts as the omen of the haunt, where it is another than the one drawn last. */
      readonly omen?: number;
    }
  | { readonly rooms: readonly number[] }
  | { readonly tile: number }
  | { readonly omen: number };

const byNumber = (g: G, n: number): number => g.p.haunts.findIndex((haunt) => haunt.def.number === n);

/** The number of the haunt in the cell; where a scenario was chosen, for the omen wherever it was drawn. */
export const numberAt = (g: G, { omen, room }: Cell): number =>
  (g.s.scenario === undefined
    ? g.p.chart.get(`${room}/${omen}`)
    : rowOf(g.p.scenarios, g.s.scenario.at).haunts.get(omen)) ?? 0;

const hauntAt = (g: G, cell: Cell): number => byNumber(g, numberAt(g, cell));

/** A haunt that can be played at this table: with two players nothing hidden and nothing without a traitor. */
function playable(g: G, at: number): boolean {
  const haunt = g.p.haunts[at];
  if (haunt === undefined || !haunt.playable) return false;
  if (g.s.allowed.length > 0 && !g.s.allowed.includes(haunt.def.number)) return false;
  return g.s.seats > 2 || g.law['two-player.no-secrets'](haunt.def.kind);
}

const unplayed = (g: G, at: number): boolean =>
  playable(g, at) && !g.s.played.includes(rowOf(g.p.haunts, at).def.number);

/** Rooms that have a row in the chart, in its order. */
const rowsOf = (g: G): number[] => [...new Set([...g.p.chart.keys()].map((cell) => Number(cell.split('/')[0])))];
const columnsOf = (g: G): number[] => [...new Set([...g.p.chart.keys()].map((cell) => Number(cell.split('/')[1])))];

/** The rooms of the chart nearest to where the omen was drawn that lead to a haunt of the wanted kind; those not in the house come last, one by one. */
function nearest(g: G, { omen, room }: Cell, wanted: (haunt: number) => boolean): readonly number[] {
  const steps = room < 0 ? [] : distances(g, -1, room);
  const far = (r: number): number => {
    if (floorOf(g, r) < 0) return 2000 + r;
    const away = steps[r] ?? -1;
    return away < 0 ? 1000 : away;
  };
  const leading = rowsOf(g).filter((r) => wanted(hauntAt(g, { omen, room: r })));
  const least = Math.min(...leading.map(far));
  return leading.filter((r) => far(r) === least);
}

const spotOf = (g: G, room: number): GridSpot => {
  const { floor, x, y } = g.s.rooms;
  return { floor: rowOf(floor, room), x: rowOf(x, room), y: rowOf(y, room), entry: -1 };
};

/** How a tile can lie in place of a room: at least one door meets another, and the floor stays open. */
function turnInPlace(g: G, tile: number, room: number): Fit | undefined {
  const [spot, turn] = [spotOf(g, room), rowOf(g.s.rooms.turn, room)];
  liftRoom(g, room, IN_STACK);
  const left = openDoorsWithout(g, spot);
  const found = fits(g, tile, spot).find(
    ({ joined, open }) => joined > 0 && (open + left > 0 || !hasTilesLeft(g, spot.floor)),
  );
  lay(g, room, spot, turn);
  return found;
}

/** The next tile of the stack that leads to a haunt and can lie in place of the room where the omen was drawn. */
function nextTile(g: G, { omen, room }: Cell): number | undefined {
  if (room < 0 || floorOf(g, room) < 0 || roomCode(g, room).start) return undefined;
  return g.s.stack
    .toReversed()
    .find(
      (tile) =>
        allows(g, tile, floorOf(g, room)) &&
        unplayed(g, hauntAt(g, { omen, room: tile })) &&
        turnInPlace(g, tile, room) !== undefined,
    );
}

/** Another room for the same omen, by the reading of the table. */
function otherRoom(g: G, cell: Cell): Lead | null {
  if (!g.law['unplayed-haunt.nearest-room']()) {
    const tile = nextTile(g, cell);
    return tile === undefined ? null : { tile };
  }
  const rooms = nearest(g, cell, (haunt) => unplayed(g, haunt));
  const leads = [...new Set(rooms.map((room) => hauntAt(g, { omen: cell.omen, room })))];
  const [haunt] = leads;
  if (haunt === undefined) return null;
  return leads.length === 1 ? { haunt } : { rooms };
}

/** The next omen of the stack that leads to an unplayed haunt, here or by another room. */
function nextOmen(g: G, { omen, room }: Cell): number | undefined {
  if (omen < 0) return undefined;
  const leads = (cell: Cell): boolean => unplayed(g, hauntAt(g, cell)) || otherRoom(g, cell) !== null;
  return rowOf(g.s.piles, cardCode(g, omen).deck)
    .toReversed()
    .find((card) => leads({ omen: card, room }));
}

/** Nothing new is left: a haunt that is known may be played again. The one of the chart, else the nearest, else any. */
function known(g: G, wanted: number, { omen, room }: Cell): number {
  if (!g.law['replay-known']()) return -1;
  if (playable(g, wanted)) return wanted;
  const inReach = (haunt: number): boolean => playable(g, haunt);
  for (const column of [omen, ...columnsOf(g)]) {
    const [found] = nearest(g, { omen: column, room }, inReach);
    if (found !== undefined) return hauntAt(g, { omen: column, room: found });
  }
  const any = g.p.haunts.findIndex((_, at) => playable(g, at));
  return any < 0 ? wanted : any;
}

/** Whether the haunt of that number can come at this table, and is new to it. */
export const mayCome = (g: G, number: number): boolean => unplayed(g, byNumber(g, number));

/** The scenarios among which chance decides: those that can lead to a haunt that is new to this table, else to one that it knows, else all. */
export function openScenarios(g: G): readonly number[] {
  const leading = (wanted: (haunt: number) => boolean): number[] =>
    g.p.scenarios.flatMap(({ haunts }, at) => ([...haunts.values()].some((n) => wanted(byNumber(g, n))) ? [at] : []));
  const fresh = leading((haunt) => unplayed(g, haunt));
  if (fresh.length > 0) return fresh;
  const known = leading((haunt) => playable(g, haunt));
  return known.length > 0 ? known : g.p.scenarios.map((_, at) => at);
}

/**
 * Where a scenario chooses the haunt: the next omen of the stack that leads to one that is wanted, else the one drawn most recently that does, which then
 * counts as the omen of the haunt.
 */
function byScenario(g: G, cell: Cell, wanted: (haunt: number) => boolean): Lead | null {
  const leads = (omen: number): boolean => wanted(hauntAt(g, { omen, room: cell.room }));
  const next =
    cell.omen >= 0 && g.law['unplayed-haunt.next-omen']()
      ? rowOf(g.s.piles, cardCode(g, cell.omen).deck).findLast(leads)
      : undefined;
  if (next !== undefined) return { omen: next };
  const omen = g.s.scenario?.omens.findLast((card) => card !== cell.omen && leads(card));
  return omen === undefined ? null : { haunt: hauntAt(g, { omen, room: cell.room }), omen };
}

/** Another haunt of the scenario: a new one, else one that is known, else any at all. */
const otherOfScenario = (g: G, wanted: number, cell: Cell): Lead =>
  byScenario(g, cell, (haunt) => unplayed(g, haunt)) ??
  (playable(g, wanted) ? { haunt: wanted } : null) ??
  byScenario(g, cell, (haunt) => playable(g, haunt)) ?? { haunt: known(g, wanted, cell) };

/**
 * The haunt of that number or, where it cannot be played or this group has played it, how another one is found: the omen is kept while some room leads to
 * an unplayed haunt, then the next omen is drawn, and in the end a haunt is played again.
 */
export function leadTo(g: G, number: number, cell: Cell): Lead {
  const wanted = byNumber(g, number);
  if (g.s.stopAtHaunt || g.p.hauntFlow < 0 || g.law['unplayed-haunt.rule'](unplayed(g, wanted)))
    return { haunt: wanted };
  if (g.s.scenario !== undefined) return otherOfScenario(g, wanted, cell);
  const room = otherRoom(g, cell);
  if (room !== null) return room;
  const omen = g.law['unplayed-haunt.next-omen']() ? nextOmen(g, cell) : undefined;
  if (omen !== undefined) return { omen };
  // No omen is left in the stack: whatever of the whole chart is new comes before what is known.
  const fresh = columnsOf(g).flatMap((column) =>
    nearest(g, { omen: column, room: cell.room }, (haunt) => unplayed(g, haunt)).map((r) =>
      hauntAt(g, { omen: column, room: r }),
    ),
  );
  return { haunt: fresh[0] ?? known(g, wanted, cell) };
}

/** Another tile comes to lie in place of a room, with all that is in it; that goes back into the stack, which is shuffled. */
export function layInPlace(g: G, tile: number, room: number): void {
  const { s } = g;
  const [spot, fit] = [spotOf(g, room), turnInPlace(g, tile, room)];
  takeTile(g, tile);
  liftRoom(g, room, IN_STACK);
  s.stack.push(room);
  shuffleTiles(g);
  lay(g, tile, spot, fit?.turn ?? 0);
  const { place, bound, part } = s.things;
  for (let t = 0; t < place.length; t++) {
    if (place[t] === room) {
      place[t] = tile;
      part[t] = 0;
    }
    if (bound[t] === room) bound[t] = tile;
  }
  s.lastDrawnIn = s.lastDrawnIn.map((at) => (at === room ? tile : at));
  const { floor, x, y } = spotOf(g, tile);
  const where = { floor: rowOf(g.p.floors, floor), x, y, turn: rowOf(s.rooms.turn, tile) };
  tell(g, 'room-replaced', { room: roomId(g, tile), with: roomId(g, room), ...where }, true);
}
