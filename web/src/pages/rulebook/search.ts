import type { Clause } from 'virtual:ledger';

const plain = (words: string): string => words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Clauses in which every word that was typed stands somewhere. */
export function found(clauses: readonly Clause[], typed: string): readonly Clause[] {
  const words = plain(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return clauses;
  return clauses.filter((clause) => {
    const whole = plain([clause.id, clause.rule, clause.example ?? '', clause.note ?? ''].join(' '));
    return words.every((word) => whole.includes(word));
  });
}
