import type { G } from '../core/context.ts';
import { nodeAt, rowOf } from '../core/tables.ts';
import { isDead, monstersInPlay, tableOrder } from '../machine/characters.ts';
import { idOf } from '../machine/log.ts';
import { monstersLeft } from '../play/monsters.ts';
import type { Frame } from '../state/state.ts';
import { eachWord } from '../words/operations/flow/each.ts';
import { monsterTurnWord } from '../words/operations/monsters/monster-turn.ts';
import { uncited } from './looking.ts';

/** The turn of all monsters, in place of somebody's. */
const MONSTERS = 'monsters';

const firstAlive = (g: G, list: readonly number[]): string => {
  const found = list.find((who) => !isDead(g, who));
  return found === undefined ? '' : idOf(g, found);
};

/** After the last one of a round: what the flow of the edition still has for it, else the first one of the next. */
function afterRound(g: G, { b, pc }: Frame): string {
  const rest = rowOf(g.p.blocks, b).slice(pc + 1);
  const acts = g.p.monsterTurns.some((turn) => rest.some(({ path }) => turn.startsWith(path)));
  return acts && monstersInPlay(g).length > 0 ? MONSTERS : firstAlive(g, tableOrder(g));
}

/** Whose turn comes after the present one, read from the round that is being played: an explorer, `monsters`, or '' where nobody can say. */
export const nextTurn = (g: G): string => uncited(g, () => afterThis(g));

function afterThis(g: G): string {
  for (const frame of g.s.frames.toReversed()) {
    const op = nodeAt(g, frame)?.op;
    if (op === monsterTurnWord.op)
      return monstersLeft(g, monsterTurnWord.read(frame)).length > 0 ? MONSTERS : firstAlive(g, tableOrder(g));
    if (op !== eachWord.op) continue;
    const { list, next: at } = eachWord.read(frame);
    if (!list.includes(g.s.turn.who)) continue;
    const next = firstAlive(g, list.slice(at));
    return next === '' ? afterRound(g, frame) : next;
  }
  return '';
}
