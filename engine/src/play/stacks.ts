import type { G } from '../core/context.ts';
import { cardCode, roomId } from '../core/tables.ts';
import type { Stack } from '../define/field.ts';
import { pileOf } from './decks.ts';

/** The tiles or cards of a stack, top last. */
export const stackOf = (g: G, { deck }: Stack): number[] => (deck < 0 ? g.s.stack : pileOf(g, deck));

/** By tile or card: the seats that know where in its stack it lies. */
export const knownIn = (g: G, { deck }: Stack): number[] => (deck < 0 ? g.s.rooms.known : g.s.known);

export const idIn = (g: G, { deck }: Stack, thing: number): string =>
  deck < 0 ? roomId(g, thing) : cardCode(g, thing).id;
