import type { G } from '../core/context.ts';
import { cardCode, flagsOf, rowOf } from '../core/tables.ts';
import { traitOf } from '../machine/characters.ts';
import { BOX, FACE_DOWN, FIRST_STATUS, HELD, STUNNED } from '../state/state.ts';
import { need, thingOf } from './find.ts';
import { type PieceScript, PositionError } from './script-types.ts';

/** A card out of its stack or its discards. */
export function takeCard(g: G, id: string): number {
  const card = need(g.p.cardIndex, id, 'card');
  const { deck } = cardCode(g, card);
  g.s.piles[deck] = rowOf(g.s.piles, deck).filter((c) => c !== card);
  g.s.spent[deck] = rowOf(g.s.spent, deck).filter((c) => c !== card);
  return card;
}

/** The conditions of the haunt that the character is in: these and no other. */
export function setStatuses(g: G, thing: number, wanted: readonly string[]): void {
  const known = g.p.haunts[g.s.haunt]?.statuses ?? [];
  const other = wanted.find((name) => !known.includes(name));
  if (other !== undefined)
    throw new PositionError(
      `statuses: the haunt has no “${other}”; there are ${known.length === 0 ? 'none' : known.join(', ')}`,
    );
  const { flags } = g.s.things;
  known.forEach((name, i) => {
    const bit = 1 << (FIRST_STATUS + i);
    flags[thing] = wanted.includes(name) ? flagsOf(g, thing) | bit : flagsOf(g, thing) & ~bit;
  });
}

function raise(g: G, monster: number, name: string, value: number): void {
  const trait = need(g.p.traitIndex, name, 'trait');
  const by = value - traitOf(g, monster, trait);
  if (by !== 0) g.s.raised[`${monster}.${trait}`] = (g.s.raised[`${monster}.${trait}`] ?? 0) + by;
}

/** Pieces and monsters of the haunt, by their id in it. */
export function placePieces(g: G, list: readonly PieceScript[]): void {
  const haunt = g.p.haunts[g.s.haunt];
  if (haunt === undefined) throw new PositionError('pieces: no haunt has begun');
  const first = g.p.cards.length + g.s.controller.length;
  const placed = new Map<number, PieceScript>();
  // Those that are told apart by their numbers come first: any of the others will do.
  for (const spec of list.toSorted((a, b) => Number(a.n === undefined) - Number(b.n === undefined))) {
    const kind = need(g.p.tokenIndex, `${haunt.def.id}/${spec.id}`, 'piece');
    const t = g.s.things.def.findIndex(
      (def, i) =>
        i >= first && def === kind && !placed.has(i) && (spec.n === undefined || g.s.things.number[i] === spec.n),
    );
    if (t < 0) throw new PositionError(`pieces: there is no such ${spec.id}`);
    placed.set(t, spec);
    if (spec.lies !== undefined) {
      // The piece that lies there already has this number.
      const room = need(g.p.roomIndex, spec.lies, 'room');
      const { def, place, number } = g.s.things;
      const there = def.findIndex((d, i) => i >= first && d === kind && place[i] === room);
      if (there < 0) throw new PositionError(`pieces: no ${spec.id} lies in ${spec.lies}`);
      [number[t], number[there]] = [rowOf(number, there), rowOf(number, t)];
      continue;
    }
    if (spec.room !== undefined) g.s.things.place[t] = need(g.p.roomIndex, spec.room, 'room');
    if (spec.holder !== undefined) g.s.things.place[t] = HELD + thingOf(g, spec.holder);
    if (spec.part !== undefined) g.s.things.part[t] = spec.part;
    if (spec.of !== undefined) g.s.things.bound[t] = 1000 + thingOf(g, spec.of);
    if (spec.faceUp === true) g.s.things.flags[t] = flagsOf(g, t) & ~FACE_DOWN;
    if (spec.box === true) g.s.things.place[t] = BOX;
    if (spec.stunned !== undefined)
      g.s.things.flags[t] = spec.stunned ? flagsOf(g, t) | STUNNED : flagsOf(g, t) & ~STUNNED;
    if (spec.statuses !== undefined) setStatuses(g, t, spec.statuses);
    for (const card of spec.cards ?? []) g.s.things.place[takeCard(g, card)] = HELD + t;
  }
  // What a monster's numbers are may hang on where everything lies.
  for (const [t, { traits }] of placed)
    for (const [trait, value] of Object.entries(traits ?? {})) raise(g, t, trait, value);
}
