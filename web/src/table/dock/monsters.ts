import type { WireView } from '@hollow/protocol';

/** Whether it is the monsters' turn: one of them is on its way, or whoever leads them chooses the next. */
export const monstersMove = ({ position, decisions, waiting }: WireView): boolean =>
  [...decisions, ...waiting].some(({ kind }) => kind === 'next-monster' || kind === 'march') ||
  position.tokens.some(({ id, monster }) => monster === true && id === position.turn.who);

/** Questions to whoever leads them; others may be asked as well, to defend themselves. */
const LEADING: readonly string[] = ['next-monster', 'march', 'turn'];

/** The seat that leads them, as far as one can see it; the traitor's where nobody is asked for them. */
export function leaderOf({ position, decisions, waiting }: WireView): number | null {
  const asked = [...decisions, ...waiting].find(({ kind }) => LEADING.includes(kind));
  return asked?.seat ?? position.explorers.find(({ id }) => id === position.traitor)?.seat ?? null;
}
