/** The known word that is nearest to one that is not, if it is near enough to be a slip. */
export function nearestWord(wrong: string, known: readonly string[]): string | null {
  const near = known
    .map((word) => [edits(wrong.toLowerCase(), word.toLowerCase()), word] as const)
    .sort(([a], [b]) => a - b)[0];
  return near !== undefined && near[0] <= Math.max(1, Math.floor(wrong.length / 3)) ? near[1] : null;
}

/** Letters to add, take away, change or swap with the next. */
function edits(a: string, b: string): number {
  const at = (row: readonly number[], j: number): number => row[j] ?? 0;
  let above: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = at(row, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(above, j - 2) + 1 : changed;
      next.push(Math.min(at(row, j) + 1, at(next, j - 1) + 1, changed, swapped));
    }
    [above, row] = [row, next];
  }
  return at(row, b.length);
}

/** `; did you mean …?`, or nothing where no known word is near. */
export const meant = (wrong: string, known: readonly string[]): string => {
  const near = nearestWord(wrong, known);
  return near === null ? '' : `; did you mean “${near}”?`;
};
