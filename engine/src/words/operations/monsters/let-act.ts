import { oneWho } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import { ownEvent, the } from '../../../define/register.ts';
import type { OneWho } from '../../../language/ex.ts';
import type { LetActOp } from '../../../language/words.generated.ts';
import { isDead, isStunnedNow, monsterOf, traitOf } from '../../../machine/characters.ts';
import { happen, happening, NEW_EVENT } from '../../../machine/machine.ts';
import { recover } from '../../../play/monsters.ts';
import { throwWord } from '../dice/throw.ts';
import { actWord } from './act.ts';

export const letActWord = defineOp({
  op: 'letAct',
  means:
    'A monster acts now, outside the monsters’ turn: it rolls for its movement, moves and attacks. A stunned one recovers instead. A `may` rule on `act` keeps it out of the monsters’ turn.',
  example: { who: { x: 'first', of: { x: 'monsters' } } },
  fields: { who: oneWho },
  registers: { who: the('character'), roll: ownEvent('roll') },
  stages: {
    begin: {
      passing: true,
      run(x) {
        const { g, a, r } = x;
        const who = a.who(g);
        const monster = monsterOf(g, who);
        if (monster === null || isDead(g, who)) {
          x.done();
          return;
        }
        const isStunned = isStunnedNow(g, who);
        if (g.law['monster.stunned'](isStunned)) {
          recover(g, who);
          x.done();
          return;
        }
        const pool = traitOf(g, who, g.p.moveTrait);
        if (monster.moves !== 'roll' || monster.stats[g.p.moveTrait] === null || !g.law['monster.move-roll']()) {
          x.done();
          actWord.perform(g, who, { rolled: monster.moves === 'none' ? 0 : pool });
          return;
        }
        r.who = who;
        r.roll = happen(g, { ...NEW_EVENT, t: 'roll', who, by: who, pool, tags: ['movement'] });
        x.to('rolled');
        throwWord.perform(g, who, { event: r.roll });
      },
    },
    rolled: {
      holds: ['who', 'roll'],
      run(x) {
        const { g, r } = x;
        const rolled = happening(g, r.roll).total;
        const { who } = r;
        x.close('roll');
        x.done();
        actWord.perform(g, who, { rolled });
      },
    },
  },
});

export const letAct = (who: OneWho): LetActOp => ({ op: 'letAct', who });
