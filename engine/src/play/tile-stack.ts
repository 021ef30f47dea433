import { mixPile } from '../core/chance.ts';
import type { G } from '../core/context.ts';
import { roomCode, roomId, rowOf } from '../core/tables.ts';
import { fits, type GridSpot, openDoorsWithout } from '../house/geometry.ts';
import { tell } from '../machine/log.ts';
import { BACK, EVERYBODY, IN_DISCARD, IN_HAND, IN_STACK } from '../state/state.ts';

export const allows = (g: G, tile: number, floor: number): boolean => (roomCode(g, tile).floors & (1 << floor)) !== 0;

/** Whether the tile is not yet in the house and may lie on the floor. Which they are is no secret: all the others lie on the table. */
const isLeft = (g: G, tile: number, floor: number): boolean => {
  const place = g.s.rooms.floor[tile];
  return (place === IN_STACK || place === IN_DISCARD) && allows(g, tile, floor);
};

/** Tiles not yet in the house that may lie on the floor. */
export function tilesLeft(g: G, floor: number): number {
  let n = 0;
  for (let tile = 0; tile < g.p.rooms.length; tile++) if (isLeft(g, tile, floor)) n++;
  return n;
}

/** There is one at least. */
export function hasTilesLeft(g: G, floor: number): boolean {
  for (let tile = 0; tile < g.p.rooms.length; tile++) if (isLeft(g, tile, floor)) return true;
  return false;
}

/** Turns of a tile in hand at the spot that leave the floor an open door. The last tile of a floor may close it. */
export function fitsUnsealed(g: G, tile: number, spot: GridSpot): ReturnType<typeof fits> {
  const found = fits(g, tile, spot);
  if (!hasTilesLeft(g, spot.floor)) return found;
  const remaining = openDoorsWithout(g, spot);
  const mayLie = g.law['seal.forbidden'];
  return found.filter((fit) => mayLie(fit.open + remaining));
}

function reshuffle(g: G): void {
  const { s } = g;
  s.stack = s.discards;
  s.discards = [];
  for (const tile of s.stack) {
    s.rooms.floor[tile] = IN_STACK;
    s.rooms.known[tile] = 0;
  }
  mixPile(g, 'stacks', s.stack, (tile) => roomId(g, tile));
  tell(g, 'tiles-reshuffled', { n: s.stack.length }, true);
}

function setAside(g: G, tile: number, known: number): void {
  const { s } = g;
  if (g.law['stack.mismatch-discarded']()) {
    s.discards.push(tile);
    s.rooms.floor[tile] = IN_DISCARD;
    s.rooms.known[tile] = known;
  } else {
    s.stack.unshift(tile);
    s.rooms.known[tile] = known | BACK;
  }
}

/** A tile in hand goes under the stack, where everybody knows it. */
export function buryTile(g: G, tile: number): void {
  g.s.rooms.floor[tile] = IN_STACK;
  g.s.stack.unshift(tile);
  g.s.rooms.known[tile] = EVERYBODY;
  tell(g, 'tile-buried', { room: roomId(g, tile) }, true);
}

export function shuffleTiles(g: G): void {
  for (const tile of g.s.stack) g.s.rooms.known[tile] = 0;
  mixPile(g, 'stacks', g.s.stack, (tile) => roomId(g, tile));
}

/** Spots where the tile may lie without closing the floor. */
export const spotsFor = (g: G, tile: number, spots: readonly GridSpot[]): GridSpot[] =>
  spots.filter(
    (spot) => g.law['discover.floor-match'](allows(g, tile, spot.floor)) && fitsUnsealed(g, tile, spot).length > 0,
  );

/**
 * Draws on until a tile shows the floor of a spot on its back and can be laid there without closing the floor; where every tile left would close it, one
 * that fits at all. -1 where there is none.
 */
export function drawTile(g: G, spots: readonly GridSpot[]): number {
  const { s } = g;
  const refused: number[] = [];
  const floors = [...new Set(spots.map((spot) => spot.floor))];
  const aside: string[][] = [];
  const tellAside = (): void => {
    if (aside.length > 0) tell(g, 'tiles-set-aside', { n: aside.length, backs: aside }, true);
  };
  const shows = (tile: number): boolean =>
    g.law['discover.floor-match'](floors.some((floor) => allows(g, tile, floor)));
  const hopeful = (tile: number): boolean => !refused.includes(tile) && shows(tile);
  while (s.stack.some(hopeful) || s.discards.some(hopeful)) {
    if (aside.length > 0 && !g.law['stack.mismatch'](aside.length)) break;
    if (s.stack.length === 0) {
      const kept = s.discards.filter((tile) => refused.includes(tile));
      s.discards = s.discards.filter((tile) => !refused.includes(tile));
      if (g.law['stack.reshuffle']()) reshuffle(g);
      s.discards = kept.concat(s.discards);
      if (s.stack.length === 0) break;
    }
    const tile = s.stack.pop() ?? -1;
    if (!shows(tile)) {
      setAside(g, tile, rowOf(s.rooms.known, tile));
      aside.push([...roomCode(g, tile).def.floors]);
      continue;
    }
    if (refused.includes(tile)) {
      setAside(g, tile, EVERYBODY);
      continue;
    }
    if (g.law['seal.redraw'](spotsFor(g, tile, spots).length)) {
      tellAside();
      s.rooms.floor[tile] = IN_HAND;
      return tile;
    }
    tell(g, 'tile-refused', { room: roomId(g, tile) }, true);
    refused.push(tile);
    setAside(g, tile, EVERYBODY);
  }
  tellAside();
  const tile = refused.find((t) => spots.some((spot) => allows(g, t, spot.floor) && fits(g, t, spot).length > 0));
  if (tile === undefined) return -1;
  takeTile(g, tile);
  return tile;
}

/** Takes a tile out of stack or discards, into the hand. */
export function takeTile(g: G, tile: number): void {
  g.s.rooms.floor[tile] = IN_HAND;
  g.s.stack = g.s.stack.filter((t) => t !== tile);
  g.s.discards = g.s.discards.filter((t) => t !== tile);
}
