import { print, printTable } from '../console/output.ts';
import { answerOf, type PairedDifference, together } from './interval.ts';
import type { CellFound, Contest } from './ladder.ts';
import { type Fared, ROLES, type Role } from './played.ts';
import { type Strength, strengthsOf } from './strength.ts';

/** What a ladder has come to, as other tools read it: shares from 0 to 1, strengths in points of Elo. */
export interface Summary extends Contest {
  readonly cells: readonly (Omit<CellFound, 'results' | 'fared'> & { readonly answer: string })[];
  readonly roles: readonly RoleSummary[];
  readonly strengths: readonly Strength[];
  /** How the one came to the haunt whose place was taken before it. */
  readonly fared: { readonly bot: Fared; readonly base: Fared } | null;
}

interface RoleSummary {
  readonly role: Role;
  readonly cells: number;
  readonly difference: PairedDifference;
  /** The same, each cell counting by how much skill can show in it. */
  readonly bySkill: PairedDifference;
}

const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / Math.max(1, list.length);

function faredOn(found: readonly CellFound[]): Summary['fared'] {
  const all = found.flatMap(({ cell, fared }) => (cell.role === 'before' ? fared : []));
  if (all.length === 0) return null;
  const of = (who: 'bot' | 'base'): Fared => ({
    cards: mean(all.map((one) => one[who].cards)),
    traits: mean(all.map((one) => one[who].traits)),
    low: mean(all.map((one) => one[who].low)),
  });
  return { bot: of('bot'), base: of('base') };
}

export function summaryOf(contest: Contest, found: readonly CellFound[]): Summary {
  const roles = ROLES.flatMap((role): RoleSummary[] => {
    const own = found.filter(({ cell }) => cell.role === role);
    if (own.length === 0) return [];
    const difference = together(own.map((one) => ({ of: one.difference, weight: 1 })));
    const bySkill = together(own.map((one) => ({ of: one.difference, weight: Math.max(0, one.skill.mean) })));
    return [{ role, cells: own.length, difference, bySkill }];
  });
  const zero = ROLES.map((role) => `${role} ${contest.base}`);
  return {
    ...contest,
    cells: found.map(({ results: _, fared: __, ...one }) => ({ ...one, answer: answerOf(one.difference) })),
    roles,
    strengths: strengthsOf(
      found.flatMap(({ results }) => results),
      zero,
    ),
    fared: faredOn(found),
  };
}

const points = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(Math.round(100 * share))}`;
const within = ({ pairs, mean: seen, low, high }: PairedDifference): string =>
  pairs === 0 ? '-' : `${points(seen)} [${points(low)}, ${points(high)}]`;

/** Prints it for people: differences in points of a hundred games. */
export function printSummary({ bot, base, cells, roles, strengths, fared }: Summary): void {
  print(`${bot} instead of ${base}, in points of a hundred games; intervals of 95 per cent`);
  print();
  printTable([
    ['haunt', 'players', 'role', 'pairs', `${base} scores`, 'difference', 'answer', `${base} beyond random`],
    ...cells.map(({ cell, difference, base: share, skill, answer }) => [
      cell.haunt,
      cell.players,
      cell.role,
      difference.pairs,
      `${Math.round(100 * share)} %`,
      within(difference),
      answer,
      within(skill),
    ]),
  ]);
  print();
  printTable([
    ['role', 'cells', 'pairs', 'all cells alike', 'by how much skill can show'],
    ...roles.map(({ role, cells: many, difference, bySkill }) => [
      role,
      many,
      difference.pairs,
      within(difference),
      within(bySkill),
    ]),
  ]);
  if (strengths.length > 0) {
    print(`\nElo beside ${base}:`);
    printTable(strengths.map(({ name, elo, give }) => [`  ${name}`, `${Math.round(elo)} ± ${Math.round(give)}`]));
  }
  if (fared === null) return;
  const line = ({ cards, traits, low }: Fared): string =>
    `${cards.toFixed(2)} cards, traits ${traits.toFixed(1)}, ${low.toFixed(2)} clips near the skull`;
  print(`\nat the haunt ${bot} has ${line(fared.bot)}; ${base} has ${line(fared.base)}`);
}
