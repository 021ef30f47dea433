import { only } from '../../../core/choice.ts';
import { floorOf, roomId } from '../../../core/tables.ts';
import { defineOp } from '../../../define/operation.ts';
import { ownEvent, the } from '../../../define/register.ts';
import { doorSide, lay, opposite, partAtSide } from '../../../house/geometry.ts';
import { seatOf } from '../../../machine/characters.ts';
import { fold, hasRuleAt } from '../../../machine/fold.ts';
import { idOf, tell } from '../../../machine/log.ts';
import { happen, happening, NEW_EVENT } from '../../../machine/machine.ts';
import { besideDoor, isSealed, offerTurns, spotOfDoor, tellLaid } from '../../../play/house.ts';
import { buryTile, drawTile } from '../../../play/tile-stack.ts';
import { isShutTo } from '../../../play/ways.ts';
import { stepWord } from '../movement/step.ts';
import { instead } from '../rules/_hooks.ts';
import { reopenWord } from './reopen.ts';

/** Through a door with no room behind it. */
export const discoverWord = defineOp({
  op: 'discover',
  means: 'Somebody goes through a door with no room behind it.',
  fields: {},
  needs: { self: true },
  registers: {
    door: the('door'),
    tile: the('room'),
    /** That a tile was turned over; then, that it is discovered. */
    event: ownEvent(''),
  },
  given: ['door'],
  stages: {
    draw: {
      passing: true,
      run(x) {
        const { g, r } = x;
        const who = idOf(g, g.scope.self);
        const tile = drawTile(g, [spotOfDoor(g, r.door)]);
        if (tile < 0) {
          tell(g, 'nothing-fits', { who }, true);
          x.done();
          return;
        }
        tell(g, 'tile', { who, room: roomId(g, tile) }, true);
        r.tile = tile;
        x.to(hasRuleAt(g, 'tile.instead') ? 'show' : 'lay');
      },
    },
    lay: {
      holds: ['tile'],
      run: (x) => x.ask('turn-tile', seatOf(x.g, x.g.scope.self)),
      options: ({ g, r }, sheet) => offerTurns(g, r.tile, spotOfDoor(g, r.door), besideDoor(r.door), sheet),
      take(x, taken) {
        const { g, r } = x;
        lay(g, r.tile, spotOfDoor(g, r.door), only(taken, 'turn').turn);
        tellLaid(g, 'discover', g.scope.self, r.tile);
        x.to('reopen');
      },
    },
    reopen: {
      holds: ['tile'],
      passing: true,
      run(x) {
        const { g, r } = x;
        const floor = floorOf(g, r.tile);
        x.to('find');
        if (isSealed(g, floor)) reopenWord.perform(g, g.scope.self, { floor });
      },
    },
    find: {
      holds: ['tile'],
      run(x) {
        const { g, r } = x;
        const who = g.scope.self;
        r.event = happen(g, { ...NEW_EVENT, t: 'discover', who, room: r.tile });
        x.to('enter');
        instead(g, 'discover.instead', who, r.event);
      },
    },
    enter: {
      holds: ['tile', 'event'],
      run(x) {
        const { g, r } = x;
        const who = g.scope.self;
        const side = doorSide(r.door);
        const to = r.tile;
        const replaced = happening(g, r.event).replaced.length > 0;
        x.close('event');
        x.done();
        if (replaced || !g.law['discover.attach']()) return;
        const cost = fold(g, 'cost', who, 1);
        // Whoever may not enter what lies behind the door has opened it all the same.
        if (isShutTo(g, who, to)) {
          if (g.s.turn.who === who) g.s.turn.spent += cost;
          return;
        }
        const part = partAtSide(g, to, opposite(side));
        stepWord.perform(g, who, { to, part, side, cost, found: 1 });
      },
    },
    /** The tile has been turned over: a rule may send for another one, once. */
    show: {
      holds: ['tile'],
      passing: true,
      run(x) {
        const { g, r } = x;
        const who = g.scope.self;
        r.event = happen(g, { ...NEW_EVENT, t: 'tile', who, room: r.tile });
        x.to('shown');
        instead(g, 'tile.instead', who, r.event);
      },
    },
    shown: {
      holds: ['tile', 'event'],
      run(x) {
        const { g, r } = x;
        const replaced = happening(g, r.event).replaced.length > 0;
        x.close('event');
        x.to('lay');
        if (!replaced) return;
        buryTile(g, r.tile);
        // At the worst it is the same again.
        r.tile = drawTile(g, [spotOfDoor(g, r.door)]);
        tell(g, 'tile', { who: idOf(g, g.scope.self), room: roomId(g, r.tile) }, true);
      },
    },
  },
});
