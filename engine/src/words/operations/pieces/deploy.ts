import type { G } from '../../../core/context.ts';
import { roomId } from '../../../core/tables.ts';
import { binds, name, num, oneRoom, oneWho, optional, or } from '../../../define/field.ts';
import { write } from '../../../define/make.ts';
import { defineOp } from '../../../define/operation.ts';
import type { Num, OneRoom, OneWho } from '../../../language/ex.ts';
import type { DeployOp } from '../../../language/words.generated.ts';
import { isDead, isToken, partOf, roomOf } from '../../../machine/characters.ts';
import { idOf, tell, tokenId } from '../../../machine/log.ts';
import { cite } from '../../../rules/index.ts';
import { BOX, HELD } from '../../../state/state.ts';

/** A piece of the kind that is still in the box, or -1. */
const inBox = (g: G, kind: number): number =>
  g.s.things.def.findIndex((def, i) => isToken(g, i) && def === kind && g.s.things.place[i] === BOX && !isDead(g, i));

/** Behind a barrier it lies on the side of whoever lays it. */
const sideOfBarrier = (g: G, room: number): number => {
  const { self } = g.scope;
  return self >= 0 && roomOf(g, self) === room ? g.law['room.barrier.token-side'](partOf(g, self)) : 0;
};

export const deployWord = defineOp({
  op: 'deploy',
  means: 'Pieces or monsters come from the pool of the haunt, into a room or into somebody’s hands.',
  example: { kind: 'keyhole', rooms: { x: 'here' } },
  quiet: true,
  fields: {
    kind: name('token'),
    n: or(num, 1),
    rooms: optional(oneRoom),
    holder: optional(oneWho),
    bound: optional(oneRoom),
    tied: optional(oneWho),
    part: optional(num),
    as: binds('thing'),
  },
  brings: [
    { topic: 'made', of: 'kind' },
    { topic: 'given', of: 'kind', with: 'holder' },
  ],
  chosen: {
    rooms: ({ kind }) => ({ key: 'place', piece: kind }),
    holder: ({ kind }) => ({ key: 'place', piece: kind }),
  },
  registers: {},
  stages: {
    run: {
      run(x) {
        const { g, a } = x;
        const { things } = g.s;
        const room = a.rooms?.(g) ?? -1;
        const who = a.holder?.(g) ?? -1;
        cite(g, 'monster.box');
        const made: number[] = [];
        for (let k = a.n(g); k > 0 && (room >= 0 || who >= 0); k--) {
          const piece = inBox(g, a.kind);
          if (piece < 0) break;
          things.place[piece] = who >= 0 ? HELD + who : room;
          things.part[piece] = a.part?.(g) ?? sideOfBarrier(g, room);
          things.bound[piece] = a.tied === null ? (a.bound?.(g) ?? -1) : HELD + a.tied(g);
          made.push(piece);
          tell(g, 'token', {
            token: tokenId(g, piece),
            room: room >= 0 ? roomId(g, room) : '',
            who: who >= 0 ? idOf(g, who) : '',
          });
        }
        x.bind(made);
        x.done();
      },
    },
  },
});

export interface DeployOptions {
  readonly n?: Num;
  readonly rooms?: OneRoom;
  readonly holder?: OneWho;
  /** The character it belongs to. */
  readonly tied?: OneWho;
  readonly as?: string;
}
export const deploy = (kind: string, options: DeployOptions): DeployOp =>
  write<DeployOp>({ op: 'deploy', kind, ...options });
