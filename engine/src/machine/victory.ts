import type { G, HauntCode } from '../core/context.ts';
import { inScope } from '../core/scope.ts';
import { hauntCode } from '../core/tables.ts';
import { cite } from '../rules/index.ts';
import { explorersOf, isDead, seatOf, sideOf, someExplorer } from './characters.ts';
import { idOf, tell } from './log.ts';

/** Ends the game for good: seats of the winning explorers have won, all others lost. */
export function conclude(g: G, winners: readonly number[], why: string): void {
  const seats = new Set(winners.map((who) => seatOf(g, who)));
  end(g, why, winners, (seat) => (seats.has(seat) ? 'won' : 'lost'));
}

/** The table breaks the game off: nobody has won or lost. */
export const callOff = (g: G): void => end(g, 'draw', [], () => 'none');

function end(g: G, why: string, winners: readonly number[], verdict: (seat: number) => 'won' | 'lost' | 'none'): void {
  const haunt = g.p.haunts[g.s.haunt]?.def;
  const verdicts = Object.fromEntries(Array.from({ length: g.s.seats }, (_, seat) => [String(seat), verdict(seat)]));
  // Roles that were hidden to the end are hidden no more.
  const villain = g.s.traitor >= 0 ? g.s.traitor : explorersOf(g).find((who) => sideOf(g, who) === 1);
  g.s.question = null;
  g.s.outcome = {
    verdicts,
    why,
    ...(haunt === undefined ? {} : { haunt: haunt.id, number: haunt.number }),
    revealer: idOf(g, g.s.revealer),
    traitor: villain === undefined ? null : idOf(g, villain),
  };
  tell(g, 'won', { who: winners.map((who) => idOf(g, who)), why }, true);
}

/** Somebody of another side is still alive. */
const rivalsLive = (g: G, side: number): boolean =>
  someExplorer(g, (who) => sideOf(g, who) !== side && !isDead(g, who));

/** Looks whether a side has reached its goal. `moment`: goals of turn or round ends count only then. The side whose turn it is comes first. */
export function checkVictory(g: G, moment: 'now' | 'turn' | 'round'): void {
  const { s } = g;
  if (s.haunt < 0) {
    cite(g, 'victory.before-haunt');
    return;
  }
  if (!s.underway || s.outcome !== null) return;
  const haunt = hauntCode(g);
  if (!haunt.playable) return;
  const active = s.turn.who >= 0 ? (haunt.sides[sideOf(g, s.turn.who)] ?? '') : '';
  lookAtGoals(g, haunt, moment, active, true);
  if (s.outcome === null) lookAtGoals(g, haunt, moment, active, false);
  if (s.outcome !== null || someExplorer(g, (who) => !isDead(g, who) && sideOf(g, who) === 0)) return;
  // Nobody is left to stop the other side.
  conclude(
    g,
    explorersOf(g).filter((who) => sideOf(g, who) !== 0),
    'nobody-left',
  );
}

/** Looks at the goals of the active side, or at those of the others. */
function lookAtGoals(g: G, haunt: HauntCode, moment: string, active: string, ofActive: boolean): void {
  for (const win of haunt.wins) {
    if ((win.side === active) !== ofActive || (win.at !== moment && win.at !== 'now')) continue;
    look(g, haunt, win);
    if (g.s.outcome !== null) return;
  }
}

/** Ends the game if the goal is reached. */
function look(g: G, haunt: HauntCode, win: HauntCode['wins'][number]): void {
  const { revealer } = g.s;
  if (win.side === 'each') {
    const winners = explorersOf(g).filter((who) => !isDead(g, who) && inScope(g, who, -1, -1, win.of));
    if (winners.length > 0) conclude(g, winners, win.side);
    return;
  }
  if (!g.law['victory.first'](inScope(g, revealer, -1, -1, win.of))) return;
  const side = haunt.sides.indexOf(win.side);
  if (!g.law['victory.not-always-killing'](rivalsLive(g, side))) return;
  const members = explorersOf(g).filter((who) => sideOf(g, who) === side);
  const living = members.filter((who) => !isDead(g, who)).length;
  if (win.side === 'heroes' && !g.law['victory.hero-survivor'](living)) return;
  // A traitor who is dead may win all the same, through the monsters.
  const dead = win.side === 'traitor' && members.length > 0 && living === 0;
  if (dead && !g.law['victory.traitor-may-be-dead']()) return;
  const out = win.but === null ? [] : inScope(g, revealer, -1, -1, win.but);
  conclude(
    g,
    members.filter((who) => !out.includes(who)),
    win.side,
  );
}
