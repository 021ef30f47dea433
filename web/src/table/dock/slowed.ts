import type { Decision, Position } from '@hollow/engine';
import type { ChosenAnswer } from '../house/chosen.ts';

/** What leaving one's own room costs on the chosen way; null where that is not what was chosen. */
function costOfLeaving({ picked }: Pick<ChosenAnswer, 'picked'>, { options, reach }: Decision, here: string) {
  if (picked.kind === 'path')
    return reach?.rooms.find(({ room, via }) => via === -1 && room === picked.rooms[0])?.cost ?? null;
  const option = picked.kind === 'answer' ? options[picked.option] : undefined;
  if (option?.verb === 'move' || (option?.verb === 'discover' && option.room === here)) return option.cost;
  return null;
}

/** Opponents who stand in the way of whoever leaves the room, where each of them costs one space more and nothing else does. */
export function slowedBy(
  chosen: Pick<ChosenAnswer, 'picked'>,
  decision: Decision,
  { explorers, tokens }: Position,
  who: string | null,
): readonly string[] {
  const me = explorers.find(({ id }) => id === who);
  if (me === undefined) return [];
  const isBeside = ({ room, part }: { readonly room: string; readonly part: number }): boolean =>
    room === me.room && part === me.part;
  const against = [
    ...explorers.filter((one) => one.dead !== true && one.side != null && one.side !== me.side && isBeside(one)),
    ...tokens.filter((one) => one.monster === true && !one.stunned && isBeside(one)),
  ].map(({ id }) => id);
  const cost = costOfLeaving(chosen, decision, me.room);
  return cost !== null && against.length > 0 && against.length === cost - 1 ? against : [];
}
