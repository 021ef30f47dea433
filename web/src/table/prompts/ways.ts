import type { HousePlan } from '@hollow/drawing/plan';
import type { Decision, Position } from '@hollow/engine';
import type { Text } from '@hollow/text/browser';
import { waysOf } from '../../board/reading.ts';
import { roomOfCharacter, subjectOf } from '../../board/scene.ts';
import { namesThere } from '../../people/there.ts';

/** Where a monster is that somebody else is asked about, where the ways from there lead, and whom one finds behind them; null where the house shows the answers. */
export function waysFor(decision: Decision, position: Position, plan: HousePlan, text: Text): string | null {
  const of = decision.prompt.question?.of ?? [];
  const who = subjectOf(decision);
  const isMonster = position.tokens.some(({ id, monster }) => monster === true && id === who && of.includes(id));
  const cell = isMonster ? plan.cell(roomOfCharacter(position, who) ?? '') : undefined;
  if (who === null || cell === undefined || decision.options.some(({ verb }) => verb === 'room')) return null;
  const ways = waysOf(text, plan, { doors: [] }, cell, (room) => namesThere(room, position, text, who));
  return text.t('play.ways', {
    who: text.noun(who),
    room: text.noun(cell.id, 'rooms'),
    ways: ways.length === 0 ? 'none' : text.list(ways),
  });
}
