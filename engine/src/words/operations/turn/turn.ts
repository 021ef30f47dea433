import type { G } from '../../../core/context.ts';
import { oneWho } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import { ownEvent, the } from '../../../define/register.ts';
import type { OneWho } from '../../../language/ex.ts';
import type { TurnOp } from '../../../language/words.generated.ts';
import { isDead, isExplorer, isMonster, traitOf } from '../../../machine/characters.ts';
import { idOf, tell } from '../../../machine/log.ts';
import { happen, NEW_EVENT } from '../../../machine/machine.ts';
import { checkVictory } from '../../../machine/victory.ts';
import { hasMore } from '../../../play/menu.ts';
import { startOfTurn } from '../../../state/turn.ts';
import { fire } from '../rules/_hooks.ts';
import { menuWord } from './menu.ts';

/** Whether the character has turns: nobody, or what is no character, has none. */
const hasTurns = (g: G, who: number): boolean => {
  if (!isExplorer(g, who) && !isMonster(g, who)) return false;
  // Whatever has become of the traitor's explorer, the traitor's turn stays.
  return who !== g.s.traitor || !isDead(g, who) || g.law['traitor.transform']();
};

function beginTurn(g: G, who: number): void {
  const { s } = g;
  s.turn = startOfTurn(who, s.turn.n + 1, traitOf(g, who, g.p.moveTrait), g.p.decks.length);
  if (g.law['limit.renews']()) s.usedThisTurn = [];
  s.handled = [];
  tell(g, 'turn', { who: idOf(g, who), round: s.round, n: s.turn.n });
}

export const turnWord = defineOp({
  op: 'turn',
  means: 'A turn of a character, from its start to its end; in a haunt, an extra or inserted one.',
  example: { who: { x: 'self' } },
  fields: { who: oneWho },
  registers: { who: the('character'), event: ownEvent('turn') },
  stages: {
    begin: {
      passing: true,
      run(x) {
        const { g, a, r } = x;
        const who = a.who(g);
        if (!hasTurns(g, who)) {
          x.done();
          return;
        }
        beginTurn(g, who);
        r.who = who;
        r.event = happen(g, { ...NEW_EVENT, t: 'turn', who });
        x.to('act');
        fire(g, 'turn.before', who, r.event);
      },
    },
    act: {
      holds: ['who', 'event'],
      run(x) {
        const { g, r } = x;
        x.to('finish');
        // A dead explorer's player has a turn where a rule offers one even so.
        if (!isDead(g, r.who) || hasMore(g, r.who)) menuWord.perform(g, r.who, {});
      },
    },
    finish: {
      holds: ['who', 'event'],
      run(x) {
        x.to('over');
        fire(x.g, 'turn.after', x.r.who, x.r.event);
      },
    },
    over: {
      holds: ['who', 'event'],
      run(x) {
        const { g, r } = x;
        tell(g, 'turn-over', { who: idOf(g, r.who) });
        x.close('event');
        checkVictory(g, 'turn');
        x.done();
      },
    },
  },
});

export const takeTurn = (who: OneWho): TurnOp => ({ op: 'turn', who });
