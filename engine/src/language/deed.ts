import type { ActionDef } from './haunt.ts';
import type { Ex, Op } from './types.ts';

/** The page an action stands on: its own word, else that of the side it is for. */
export function actionPage({ page, who }: ActionDef): string {
  const { x, name } = who as { readonly x: string; readonly name?: string };
  return page ?? (x === 'heroes' || x === 'traitor' ? x : x === 'side' ? (name ?? 'everyone') : 'everyone');
}

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
  // Written out: the page uses this too, and builders bring the whole machine with them.
  const passed = { x: 'is', a: outcome, cmp: '≥', b: action.pass ?? 0 } as Ex<'truth'>;
  const then = action.do ?? [];
  const branch =
    action.rows !== undefined
      ? ({ op: 'table', of: outcome, rows: action.rows } as Op)
      : ({ op: 'when', test: passed, then, else: action.fail ?? [] } as Op);
  if ('dice' in roll) return [{ op: 'roll', pool: { dice: roll.dice }, ...result } as Op, branch];
  const traits = typeof roll.trait === 'string' ? [roll.trait] : roll.trait;
  if (traits.length === 1)
    return [{ op: 'roll', pool: { trait: traits[0] }, extra: roll.extra, ...result } as Op, branch];
  const ask = { op: 'ask', who: { x: 'self' }, kind: 'trait', from: { x: 'theseTraits', traits }, as: '$trait' } as Op;
  return [ask, { op: 'roll', pool: { trait: { x: '$', name: '$trait' } }, extra: roll.extra, ...result } as Op, branch];
}
