import type { OneFn, SetFn } from '../core/context.ts';
import { FIRST_STATUS, STUNNED } from '../state/state.ts';
import { type Field, field, oneRoom } from './field.ts';
import { ContentError } from './names.ts';

/** The number of a kind of damage. */
export const damageKind: Field<number> = field({ is: 'name', of: 'damage' }, (w, c) => {
  const kind = c.names.damageKinds.indexOf(String(w));
  if (kind < 0) throw new ContentError(c.path, `unknown kind of damage “${String(w)}”`);
  return kind;
});

/** A condition that the haunt declares, or `stunned`, which belongs to the rules: its name, and its bit in the flags of a thing. */
export const condition: Field<{ readonly id: string; readonly bit: number }> = field(
  { is: 'name', of: 'status' },
  (w, c) => {
    const id = String(w);
    return { id, bit: id === 'stunned' ? STUNNED : 1 << (FIRST_STATUS + c.names.status(id)) };
  },
);

/** The floors where something may be: one by name, or that of a room; all of them where the field is left out. */
export const floors: Field<SetFn> = field(
  { is: 'either', of: [{ is: 'name', of: 'floor' }, oneRoom.shape] },
  (w, c) => {
    if (w === undefined) return (g) => [...g.p.floors.keys()];
    if (typeof w === 'string') {
      const list = [c.names.floor(w)];
      return () => list;
    }
    const room = c.one(w);
    return (g) => {
      const floor = g.s.rooms.floor[room(g)];
      return floor === undefined ? [] : [floor];
    };
  },
  true,
);

/** One room; and the rooms that it is chosen from by name, which may be lost: then the expression itself finds none. */
export const namedRoom: Field<{ readonly room: OneFn; readonly named: readonly number[] }> = field(
  oneRoom.shape,
  (w, c) => {
    const { x, ids } = w as { readonly x?: unknown; readonly ids?: unknown };
    const named = x === 'named' && Array.isArray(ids) ? ids.map((id) => c.names.room(String(id))) : [];
    return { room: c.one(w), named };
  },
);
