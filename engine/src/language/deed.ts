import { is, table, when } from './builders.ts';
import type { ActionDef } from './haunt.ts';
import type { Ex, Op } from './types.ts';

/** The operations of an action: its roll with the rows, its attack, or simply what it does. */
export function deedOf(action: ActionDef): Op[] {
  if (action.attack !== undefined) {
    const traits = typeof action.attack.with === 'string' ? [action.attack.with] : action.attack.with;
    return [
      {
        op: 'attack',
        by: { x: 'self' },
        on: action.attack.on,
        traits,
        win: action.attack.win ?? [],
        lose: action.attack.lose,
      } as Op,
    ];
  }
  const { roll } = action;
  if (roll === undefined) return [...(action.do ?? [])];
  const result = {
    as: '$result',
    tags: ['task'],
    bonus: roll.bonus,
    need: action.rows === undefined ? action.pass : undefined,
  };
  const outcome = { x: '$num', name: '$result' } as Ex<'num'>;
  const branch =
    action.rows !== undefined
      ? table(outcome, action.rows)
      : when(is(outcome, '≥', action.pass ?? 0), action.do ?? [], action.fail ?? []);
  if ('dice' in roll) return [{ op: 'roll', pool: { dice: roll.dice }, ...result } as Op, branch];
  const traits = typeof roll.trait === 'string' ? [roll.trait] : roll.trait;
  if (traits.length === 1)
    return [{ op: 'roll', pool: { trait: traits[0] }, extra: roll.extra, ...result } as Op, branch];
  const ask = { op: 'ask', who: { x: 'self' }, kind: 'trait', from: { x: 'theseTraits', traits }, as: '$trait' } as Op;
  return [ask, { op: 'roll', pool: { trait: { x: '$', name: '$trait' } }, extra: roll.extra, ...result } as Op, branch];
}
