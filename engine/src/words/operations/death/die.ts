import { only } from '../../../core/choice.ts';
import type { G } from '../../../core/context.ts';
import { flagsOf } from '../../../core/tables.ts';
import { defineOp } from '../../../define/operation.ts';
import { ownEvent } from '../../../define/register.ts';
import { explorersOf, isDead, isExplorer, isMonster, roomOf, seatOf } from '../../../machine/characters.ts';
import { idOf, tellDone } from '../../../machine/log.ts';
import { happen, happening, NEW_EVENT } from '../../../machine/machine.ts';
import { conclude } from '../../../machine/victory.ts';
import { leaveBehind, setDown } from '../../../play/death.ts';
import { handTo } from '../../../play/haunt.ts';
import { showRole } from '../../../play/sides.ts';
import { BOX, DEAD } from '../../../state/state.ts';
import { fire, instead } from '../rules/_hooks.ts';

const living = (g: G): number[] => explorersOf(g).filter((who) => !isDead(g, who));

/** With two players, one who has lost both explorers before the haunt gets one of the other's two. */
const leftAlone = (g: G, who: number): boolean =>
  g.s.haunt < 0 &&
  g.s.seats === 2 &&
  isExplorer(g, who) &&
  living(g).length === 2 &&
  living(g).every((x) => seatOf(g, x) !== seatOf(g, who)) &&
  g.law['two-player.both-dead']();

function passAway(g: G, who: number): void {
  if (isExplorer(g, who) && g.law['hidden.death-reveals']()) showRole(g, who);
  leaveBehind(g, who);
  setDown(g, who);
  g.s.things.flags[who] = flagsOf(g, who) | DEAD;
  if (isMonster(g, who) || !g.law['death.corpse']()) g.s.things.place[who] = BOX;
  if (g.s.turn.who === who) {
    g.s.turn.over = true;
    g.s.turn.stopped = true;
  }
  tellDone(g, 'died', { who: idOf(g, who) }, { sufferer: who, reveals: true });
}

/** Death with its consequences. */
export const dieWord = defineOp({
  op: 'die',
  means: 'Somebody dies, unless something else happens instead.',
  fields: {},
  needs: { self: true },
  registers: { event: ownEvent('kill') },
  stages: {
    announce: {
      passing: true,
      run(x) {
        const { g, r } = x;
        const who = g.scope.self;
        r.event = happen(g, { ...NEW_EVENT, t: 'kill', who, room: roomOf(g, who) });
        x.to('die');
        if (!isDead(g, who)) instead(g, 'kill.instead', who, r.event);
      },
    },
    die: {
      holds: ['event'],
      run(x) {
        const { g, r } = x;
        const who = g.scope.self;
        x.to('after');
        if (happening(g, r.event).replaced.length > 0 || isDead(g, who)) return;
        passAway(g, who);
        fire(g, 'kill.after', who, r.event);
      },
    },
    after: {
      holds: ['event'],
      run(x) {
        const { g } = x;
        x.close('event');
        if (g.s.haunt < 0 && living(g).length === 0) {
          x.done();
          conclude(g, [], 'nobody-left');
        } else if (leftAlone(g, g.scope.self)) x.to('handOver');
        else x.done();
      },
    },
    handOver: {
      run: (x) => x.ask('hand-over', 1 - seatOf(x.g, x.g.scope.self), true),
      options(x, sheet) {
        for (const who of living(x.g)) sheet.open.push({ verb: 'who', who });
      },
      take(x, taken) {
        handTo(x.g, only(taken, 'who').who, seatOf(x.g, x.g.scope.self));
        x.done();
      },
    },
  },
});
