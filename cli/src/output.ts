/** One JSON value on the last line of stdout: what other tools read. */
export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

export function print(line = ''): void {
  process.stdout.write(`${line}\n`);
}

/** Rows of cells in columns; numbers stand to the right. */
export function printTable(rows: readonly (readonly (string | number)[])[]): void {
  const widths = (rows[0] ?? []).map((_, c) => Math.max(...rows.map((row) => String(row[c] ?? '').length)));
  const cell = (value: string | number, c: number): string =>
    typeof value === 'number' ? String(value).padStart(widths[c]) : value.padEnd(widths[c]);
  for (const row of rows) print(row.map(cell).join('  ').trimEnd());
}

/** Says on stderr how far a long run has come, every few seconds. */
export function progress(total: number): (done: number) => void {
  const every = 5000;
  let last = performance.now();
  return (done) => {
    const now = performance.now();
    if (now - last < every) return;
    last = now;
    process.stderr.write(`${done} of ${total}\n`);
  };
}
