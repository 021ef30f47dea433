import type { WireView } from '@hollow/protocol';
import { monsterToken } from '../me/monster.ts';

/** Whether it is the monsters' turn: one of them is on its way, or whoever leads them chooses the next. */
export const monstersMove = ({ position, decisions, waiting }: WireView): boolean =>
  [...decisions, ...waiting].some(({ kind }) => kind === 'next-monster' || kind === 'march') ||
  monsterToken(position, position.turn.who) !== undefined;

/** Questions to whoever leads them; others may be asked as well, to defend themselves. */
const LEADING: readonly string[] = ['next-monster', 'march'];

/** The seat that leads them, as far as one can see it; the traitor's where nobody is asked for them. */
export function leaderOf({ position, decisions, waiting }: WireView): number | null {
  const isMonsters = monsterToken(position, position.turn.who) !== undefined;
  // On the turn of somebody else that player leads nobody.
  const asked = [...decisions, ...waiting].find(
    ({ kind }) => LEADING.includes(kind) || (isMonsters && kind === 'turn'),
  );
  return asked?.seat ?? position.explorers.find(({ id }) => id === position.traitor)?.seat ?? null;
}
