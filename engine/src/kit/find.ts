import type { G } from '../core/context.ts';
import { explorersOf, isToken, sheetOf } from '../machine/characters.ts';
import { type HauntName, PositionError } from './script-types.ts';

/** Things of a position by the names that a script gives them. */

export function need(map: ReadonlyMap<string, number>, id: string, what: string): number {
  const found = map.get(id);
  if (found === undefined) throw new PositionError(`position: there is no ${what} “${id}”`);
  return found;
}

const isNamed = (g: G, who: number, id: string): boolean => sheetOf(g, who).id === id;

export function explorerOf(g: G, id: string): number {
  const found = explorersOf(g).find((who) => isNamed(g, who, id));
  if (found === undefined) throw new PositionError(`position: ${id} is not in this game`);
  return found;
}

/** A haunt by its number, by its id, or by `pack/id`: its place among the haunts. */
export function hauntOf(g: G, name: HauntName, at: string): number {
  const id = String(name).split('/').at(-1);
  const found = g.p.haunts.findIndex(({ def }) => (typeof name === 'number' ? def.number === name : def.id === id));
  if (found < 0) throw new PositionError(`${at}: there is no haunt ${JSON.stringify(name)}`);
  return found;
}

/** An explorer, or a piece of the haunt: `bat`, or `bat#2` for the one with that number. */
export function thingOf(g: G, id: string): number {
  const explorer = explorersOf(g).find((who) => isNamed(g, who, id));
  if (explorer !== undefined) return explorer;
  const [name = '', number] = id.split('#');
  const haunt = g.p.haunts[g.s.haunt]?.def.id ?? '';
  const kind = g.p.tokenIndex.get(name.includes('/') ? name : `${haunt}/${name}`);
  const { def, number: numbers } = g.s.things;
  const found = def.findIndex(
    (d, t) => isToken(g, t) && d === kind && (number === undefined || numbers[t] === Number(number)),
  );
  if (found < 0) throw new PositionError(`position: there is no “${id}” in this game`);
  return found;
}
