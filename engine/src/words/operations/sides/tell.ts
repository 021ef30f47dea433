import { roomId } from '../../../core/tables.ts';
import { num, optional, rooms, text, who } from '../../../define/field.ts';
import { write } from '../../../define/make.ts';
import { defineOp } from '../../../define/operation.ts';
import type { Num, Rooms, Who } from '../../../language/ex.ts';
import type { TellOp } from '../../../language/words.generated.ts';
import { seatOf } from '../../../machine/characters.ts';
import { idOf, tell as tellAll, tellSome } from '../../../machine/log.ts';

export const tellWord = defineOp({
  op: 'tell',
  means: 'Gives a true answer to an audience: a side, one character, or everybody.',
  example: { key: 'found', to: { x: 'heroes' }, rooms: { x: 'here' } },
  quiet: true,
  fields: { key: text, to: optional(who), rooms: optional(rooms), n: optional(num), who: optional(who) },
  registers: {},
  stages: {
    run: {
      run(x) {
        const { g, a } = x;
        const answer = {
          rooms: (a.rooms?.(g) ?? []).map((room) => roomId(g, room)),
          n: a.n?.(g) ?? 0,
          whom: (a.who?.(g) ?? []).map((each) => idOf(g, each)),
        };
        if (a.to === null) tellAll(g, 'told', { key: a.key, ...answer }, true);
        else tellSome(g, 'told', { key: a.key }, [...new Set(a.to(g).map((each) => seatOf(g, each)))], answer);
        x.done();
      },
    },
  },
});

export interface TellOptions {
  readonly to?: Who;
  readonly rooms?: Rooms;
  readonly n?: Num;
  readonly who?: Who;
}
export const tell = (key: string, options: TellOptions = {}): TellOp => write<TellOp>({ op: 'tell', key, ...options });
