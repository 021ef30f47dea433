import { only } from '../../../core/choice.ts';
import { names } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import { seatOf } from '../../../machine/characters.ts';
import { sourcesFor } from '../../../machine/sources.ts';
import { HELD } from '../../../state/state.ts';

export const useSourceWord = defineOp({
  op: 'useSource',
  means: 'Uses up the room or card that made the action possible; asks which if there are several. Actions write it.',
  example: { rooms: [], cards: ['lamp-oil'] },
  fields: { rooms: names('room', 0), cards: names('card', 0) },
  registers: {},
  stages: {
    ask: {
      run(x) {
        const { g, a } = x;
        // What the roll itself has cost is not there any more.
        if (sourcesFor(g, a.rooms, a.cards, true).length === 0) x.done();
        else x.ask('source', seatOf(g, g.scope.self));
      },
      options(x, sheet) {
        for (const code of sourcesFor(x.g, x.a.rooms, x.a.cards, true))
          sheet.open.push(code < HELD ? { verb: 'room', room: code } : { verb: 'thing', thing: code - HELD });
      },
      take(x, taken) {
        x.g.s.usedUp.push(taken.verb === 'room' ? taken.room : HELD + only(taken, 'thing').thing);
        x.done();
      },
    },
  },
});
