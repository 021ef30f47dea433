import type { G, MonsterCode } from '../../../core/context.ts';
import { rowOf } from '../../../core/tables.ts';
import { defineOp } from '../../../define/operation.ts';
import { maybe, ownEvent, quantity, upTo } from '../../../define/register.ts';
import { monsterOf, traitOf } from '../../../machine/characters.ts';
import { happen, happening, NEW_EVENT, pushScoped } from '../../../machine/machine.ts';
import { nextByOrder, ORDERS } from '../../../play/march.ts';
import { hasMore } from '../../../play/menu.ts';
import { HELD } from '../../../state/state.ts';
import { startOfTurn } from '../../../state/turn.ts';
import { throwWord } from '../dice/throw.ts';
import { fire } from '../rules/_hooks.ts';
import { doTaken, menuWord } from '../turn/menu.ts';

/** Spaces that a roll of its Speed gives a monster: never less than one. */
function spaces(g: G, who: number, rolled: number): number {
  const limit = g.law['move.monster-roll'](rolled, traitOf(g, who, g.p.moveTrait));
  return g.law['obstruct.minimum'](true) ? Math.max(1, limit) : limit;
}

function startTurn(g: G, who: number, monster: MonsterCode, rolled: number): void {
  const { s } = g;
  const stays = monster.moves === 'none';
  s.turn = startOfTurn(who, s.turn.n + 1, stays ? 0 : spaces(g, who, rolled), g.p.decks.length);
  s.turn.stopped = stays;
  s.usedThisTurn = [];
}

export const actWord = defineOp({
  op: 'act',
  means: 'One monster moves and acts.',
  fields: {},
  needs: { self: true },
  registers: {
    rolled: quantity,
    /** One of `ORDERS`, and the room that it names. */
    order: upTo(ORDERS.length - 1),
    goal: maybe('room'),
    roll: ownEvent('roll'),
  },
  given: ['rolled', 'order', 'goal'],
  stages: {
    /** Most kinds have rolled together; some roll each for itself. */
    roll: {
      run(x) {
        const { g, r } = x;
        const who = g.scope.self;
        const monster = monsterOf(g, who);
        if (monster === null) x.done();
        else if (monster.moves !== 'roll-each') x.to('begin');
        else {
          const pool = traitOf(g, who, g.p.moveTrait);
          r.roll = happen(g, { ...NEW_EVENT, t: 'roll', who, by: who, pool, tags: ['movement'] });
          x.to('rolled');
          throwWord.perform(g, who, { event: r.roll });
        }
      },
    },
    rolled: {
      holds: ['roll'],
      run(x) {
        x.r.rolled = happening(x.g, x.r.roll).total;
        x.close('roll');
        x.to('begin');
      },
    },
    begin: {
      passing: true,
      run(x) {
        const { g, r } = x;
        const who = g.scope.self;
        const monster = monsterOf(g, who);
        if (monster === null) {
          x.done();
          return;
        }
        startTurn(g, who, monster, r.rolled);
        x.to('before');
        const row = monster.movesInstead.find(({ min, max }) => r.rolled >= min && r.rolled <= max);
        if (row !== undefined) pushScoped(g, row.block, { self: who, actor: who, owner: HELD + who, ev: -1, vals: {} });
      },
    },
    before: {
      run(x) {
        const { g } = x;
        x.to('choose');
        fire(g, 'act.before', g.scope.self, -1);
        // It begins a turn for what lies there, as it ends one for the room.
        if (g.law['monster.begins-turn']()) fire(g, 'turn.before', g.scope.self, -1, 'card');
      },
    },
    choose: {
      run(x) {
        const { g } = x;
        const who = g.scope.self;
        if (rowOf(ORDERS, x.r.order) !== 'hand') {
          x.to('march');
          return;
        }
        x.to('end');
        // One that stays where it is and has nothing to do asks nobody.
        if (monsterOf(g, who)?.moves !== 'none' || hasMore(g, who)) menuWord.perform(g, who, {});
      },
    },
    /** By its order, step by step; where there is more to do than to walk, its player is asked. */
    march: {
      run(x) {
        const { g, r } = x;
        const who = g.scope.self;
        const next = g.s.turn.over ? null : nextByOrder(g, who, rowOf(ORDERS, r.order), r.goal);
        if (next !== null && next !== 'ask') {
          doTaken(g, who, next);
          return;
        }
        x.to('end');
        if (next === 'ask') menuWord.perform(g, who, {});
      },
    },
    end: {
      run(x) {
        x.to('after');
        fire(x.g, 'turn.after', x.g.scope.self, -1, 'room');
      },
    },
    after: {
      run(x) {
        x.to('over');
        fire(x.g, 'act.after', x.g.scope.self, -1);
      },
    },
    over: {
      run: (x) => x.done(),
    },
  },
});
