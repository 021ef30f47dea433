import type { G } from '../../../core/context.ts';
import { monsterOf } from '../../../machine/characters.ts';
import { idOf, tellDone } from '../../../machine/log.ts';
import { happening, pushScoped } from '../../../machine/machine.ts';
import { leaveBehind, stunMonster } from '../../../play/death.ts';
import { HELD } from '../../../state/state.ts';
import { dieWord } from '../death/die.ts';

function stun(g: G, who: number): void {
  if (!g.law['attack.monster-beaten']()) return;
  stunMonster(g, who);
  if (g.law['monster.stun-drops']()) leaveBehind(g, who);
  tellDone(g, 'stunned', { who: idOf(g, who) }, { sufferer: who });
}

/** What being beaten does to a monster; the event is the damage, whose `winner` is who has beaten it. */
export function beaten(g: G, who: number, ev: number): void {
  const monster = monsterOf(g, who);
  if (monster === null) return;
  const worn = g.law['monster.fixed-traits'](happening(g, ev).n);
  if (worn > 0) g.s.raised[`${who}.${g.p.fightTrait}`] = -worn;
  if (g.trace !== null) g.trace(`defeat.${monster.defeat}`);
  switch (g.law['monster.defaults'](monster.defeat)) {
    case 'stun':
      stun(g, who);
      return;
    case 'die':
      dieWord.perform(g, who, {});
      return;
    case 'ops':
      pushScoped(g, monster.defeatBlock, { self: who, actor: who, owner: HELD + who, ev, vals: {} });
      return;
    case 'nothing':
  }
}
