import type { G } from '../../../core/context.ts';
import { floorOf, placeOf, rowOf } from '../../../core/tables.ts';
import { flag, oneBeing, optional, or, who } from '../../../define/field.ts';
import { write } from '../../../define/make.ts';
import { defineOp } from '../../../define/operation.ts';
import { isAsked } from '../../../define/question.ts';
import { namedRoom } from '../../../define/special-field.ts';
import type { Ex, OneRoom, Who } from '../../../language/ex.ts';
import type { PutOp } from '../../../language/words.generated.ts';
import { isCard, isCharacter, isDead } from '../../../machine/characters.ts';
import { hasRuleAt } from '../../../machine/fold.ts';
import { mayBeMoved } from '../../../play/moved.ts';
import { HELD, holder, isHeld, LOST } from '../../../state/state.ts';
import { placeWord } from './place.ts';

/** The side of the barrier where the thing lies, if it lies in that room; else -1. */
const sideOf = (g: G, room: number, thing: number): number =>
  thing >= 0 && placeOf(g, thing) === room ? rowOf(g.s.things.part, thing) : -1;

/** A room that an effect has laid is not discovered by whoever is put there, unless the effect says so. */
const isFound = (g: G, room: number, said: boolean): boolean =>
  said || (Object.values(g.scope.vals).includes(room) && g.law['discover.placed-otherwise']());

/** Nobody holds the character; and a card that somebody else uses or draws moves only whom it may. */
function mayBePut(g: G, who: number): boolean {
  const { actor, owner } = g.scope;
  if (isHeld(placeOf(g, who))) return g.law['move.unimpeded'](false);
  return owner < HELD || !isCard(g, holder(owner)) || who === actor || mayBeMoved(g, who, actor);
}

export const putWord = defineOp({
  op: 'put',
  means:
    'Puts characters into a room without steps, except those whom somebody holds and those who may not `enter` it. They enter it, and its text works, unless `silent`; with `discovered` they have found it, and draw for its symbol unless `symbol` is false. Behind a barrier they stand on the side of the thing `beside`, else as they like.',
  example: { who: { x: 'self' }, rooms: { x: 'revealRoom' } },
  takes: 'elsewhere',
  fields: {
    who,
    rooms: namedRoom,
    silent: flag,
    discovered: flag,
    symbol: or(flag, true),
    beside: optional(oneBeing),
  },
  brings: [{ topic: 'moved', on: 'who' }],
  chosen: { rooms: ({ who: whose }, asked) => (isAsked(whose, asked) ? { key: 'go' } : null) },
  registers: {},
  stages: {
    run: {
      run(x) {
        const { g, a } = x;
        const room = a.rooms.room(g);
        const moved = a.who(g).filter((each) => isCharacter(g, each) && !isDead(g, each) && mayBePut(g, each));
        x.done();
        // Who is sent to a room that is lost goes nowhere, unless the haunt says what happens instead.
        if ((room < 0 || floorOf(g, room) < 0) && !hasRuleAt(g, 'put.instead')) return;
        const lost = a.rooms.named.find((named) => floorOf(g, named) <= LOST) ?? -1;
        const given = {
          room: room < 0 ? lost : room,
          found: isFound(g, room, a.discovered) ? 1 : 0,
          symbols: a.symbol ? 1 : 0,
          silent: a.silent ? 1 : 0,
          fixed: sideOf(g, room, a.beside?.(g) ?? -1),
        };
        for (const each of moved.toReversed()) placeWord.perform(g, each, given);
      },
    },
  },
});

/** Places without steps; enters the room (its text works) unless `silent`. Behind a barrier, on the side of the thing `beside`, else as the character likes. */
export const put = (
  whom: Who,
  rooms: OneRoom,
  options: { silent?: boolean; discovered?: boolean; symbol?: boolean; beside?: Ex<'who' | 'things', 'one'> } = {},
): PutOp => write<PutOp>({ op: 'put', who: whom, rooms, ...options });
