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
  const cell = (value: string | number, c: number): string => {
    const width = widths[c] ?? 0;
    return typeof value === 'number' ? String(value).padStart(width) : value.padEnd(width);
  };
  for (const row of rows) print(row.map(cell).join('  ').trimEnd());
}

/** Says on stderr how far a long run has come, and with what, every few seconds. */
export function farther(): (done: number, of: number, what?: string) => void {
  const every = 5000;
  let last = performance.now();
  return (done, of, what) => {
    const now = performance.now();
    if (now - last < every) return;
    last = now;
    process.stderr.write(`${what === undefined ? '' : `${what}: `}${done} of ${of}\n`);
  };
}

/** Cells of a bar. */
const BAR = 30;

/** Shows on stderr how far a long run has come, in one line that changes; where nobody looks, a line now and then. */
export function progressBar(total: number): (done: number, what: string) => void {
  const { stderr } = process;
  const tell = farther();
  return (done, what) => {
    if (!stderr.isTTY) {
      tell(done, total, what);
      return;
    }
    const full = Math.round((BAR * done) / Math.max(1, total));
    stderr.write(`\r\x1b[K[${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${done} of ${total} ${what}`);
    if (done === total) stderr.write('\n');
  };
}

export function reportProgress(total: number): (done: number) => void {
  const tell = farther();
  return (done) => tell(done, total);
}
