import type { LinkCode } from '../core/context.ts';
import { rowOf } from '../core/tables.ts';
import type { LinkDef, RoomDef } from '../language/types.ts';
import type { Compiler, CompileSite } from './compiler.ts';
import type { Shelf } from './library.ts';

/** Stairs: for everybody, in both directions, at the price of a step, to a room by its name. */
const isPlain = ({ to, cites: _, ...special }: LinkDef): boolean =>
  typeof to === 'string' && Object.keys(special).length === 0;

/** Stairs that the room declares, and those that lead to it. */
export function stairsOf(
  c: Compiler,
  def: RoomDef,
  i: number,
  all: Shelf<RoomDef>,
): readonly { readonly to: number; readonly cites: string }[] {
  const found = new Map<number, string>();
  const endOf = (room: RoomDef, k: number, link: LinkDef): number =>
    c.names(c.at(`rooms/${room.id}`, rowOf(all.from, k))).room(String(link.to));
  const stairs = ({ links }: RoomDef): readonly LinkDef[] => (links ?? []).filter(isPlain);
  all.defs.forEach((other, k) => {
    for (const link of stairs(other)) if (endOf(other, k, link) === i) found.set(k, link.cites ?? '');
  });
  for (const link of stairs(def)) found.set(endOf(def, i, link), link.cites ?? '');
  return [...found].map(([to, cites]) => ({ to, cites }));
}

const HOOK_OF_RIDE = { '': '', enters: 'enter.after', offer: 'turn.offer' } as const;

/** The links of a room that are more than stairs. */
export function compileLinks(c: Compiler, def: RoomDef, i: number, setting: CompileSite): LinkCode[] {
  const tied = (def.links ?? []).filter((link) => !isPlain(link));
  return tied.map((link, n): LinkCode => {
    const x = c.exprs({ ...setting, path: `${setting.path}/links/${n}` });
    const { to, oneWay, cites = '', kind = '', ride = '' } = link;
    return {
      room: i,
      to: typeof to === 'string' ? x.names.room(to) : -1,
      rooms: typeof to === 'string' ? null : x.set(to),
      whom: link.for === undefined ? null : x.member(link.for),
      when: link.when === undefined ? null : x.truth(link.when),
      cost: link.cost === undefined ? null : x.num(link.cost),
      out: oneWay !== 'in',
      into: oneWay !== 'out',
      kind,
      ride,
      carriedBy: Object.entries(def.rules ?? {}).flatMap(([id, { on }]) =>
        on === HOOK_OF_RIDE[ride] ? [`rooms/${def.id}/${id}`] : [],
      ),
      cites,
    };
  });
}
