import type { Choice } from '../../../core/choice.ts';
import type { G } from '../../../core/context.ts';
import { defineOp } from '../../../define/operation.ts';
import { isMonster, roomOf, seatOf } from '../../../machine/characters.ts';
import { payFor, takeOffer } from '../../../machine/offers.ts';
import { menu } from '../../../play/menu.ts';
import { takeSide } from '../../../play/thresholds.ts';
import { markLooted } from '../../../play/trading.ts';
import { DOORWAY, HELD } from '../../../state/state.ts';
import { handWord } from '../cards/hand.ts';
import { startFight } from '../fight/fight.ts';
import { discoverWord } from '../house/discover.ts';
import { stepWord } from '../movement/step.ts';
import { comeIn, goOut } from './_front-door.ts';
import { bundleWord } from './bundle.ts';
import { giveWord } from './give.ts';
import { tradeThingsWord } from './trade-things.ts';

/** Does what was chosen; whatever is none of these ends the turn. */
export function doTaken(g: G, who: number, taken: Choice): void {
  switch (taken.verb) {
    case 'move':
      stepWord.perform(g, who, { to: taken.to, part: taken.part, side: taken.side, cost: taken.cost });
      return;
    case 'doorway':
      stepWord.perform(g, who, {
        to: roomOf(g, who),
        part: DOORWAY + taken.side,
        side: taken.side,
        cost: taken.cost,
      });
      return;
    case 'discover':
      discoverWord.perform(g, who, { door: taken.door });
      return;
    case 'offer':
      payFor(g, takeOffer(g, taken, who, -1));
      return;
    case 'attack':
      g.s.turn.attacks++;
      startFight(g, { attacker: who, target: taken.target, own: 1 });
      return;
    case 'part':
      takeSide(g, who, taken.part);
      return;
    case 'leave':
      goOut(g, who);
      return;
    case 'come-in':
      comeIn(g, who);
      return;
    case 'give':
      giveWord.perform(g, who, { thing: taken.card, to: taken.to });
      return;
    case 'trade':
      tradeThingsWord.perform(g, who, { to: taken.to });
      return;
    case 'loot':
      markLooted(g, taken.from);
      handWord.perform(g, who, { thing: taken.card, to: HELD + who });
      return;
    case 'drop':
    case 'pick-up':
      bundleWord.perform(g, who, { picking: taken.verb === 'pick-up' ? 1 : 0 });
      return;
    default:
      g.s.turn.over = true;
  }
}

/** Whether who has done something may do more. A monster makes its move and all its actions before the next one begins. */
const mayGoOn = (g: G, who: number): boolean =>
  isMonster(g, who) ? g.law['monster.one-by-one']() : g.law['turn.actions']();

/** What the active character does, in any order, until the turn is over. */
export const menuWord = defineOp({
  op: 'menu',
  means: 'A character acts.',
  fields: {},
  needs: { self: true },
  registers: {},
  stages: {
    first: {
      run(x) {
        const { g } = x;
        if (g.s.turn.over) x.done();
        else x.ask('turn', seatOf(g, g.scope.self), true);
      },
      options: ({ g }, sheet) => menu(g, g.scope.self, sheet),
      take(x, taken) {
        x.to('further');
        doTaken(x.g, x.g.scope.self, taken);
      },
    },
    further: {
      run(x) {
        const { g } = x;
        if (g.s.turn.over || !mayGoOn(g, g.scope.self)) x.done();
        else x.ask('turn', seatOf(g, g.scope.self), true);
      },
      options: ({ g }, sheet) => menu(g, g.scope.self, sheet),
      take: (x, taken) => doTaken(x.g, x.g.scope.self, taken),
    },
  },
});
