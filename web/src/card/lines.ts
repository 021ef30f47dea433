/** The rules of a card as they are laid out: what is asked, the rows of a table, the courses of a choice. */

export interface CardLine {
  /** `row`: a range of results and what it brings. `head`: ends in a colon, what stands below belongs to it. */
  readonly kind: 'row' | 'head' | 'course' | 'text';
  readonly range: string;
  readonly text: string;
  readonly depth: number;
  /** Unlike that of any other line of the card. */
  readonly key: string;
  /** The line as it was, for finding the row that a roll has hit. */
  readonly whole: string;
}

const ROW = /^(\d+(?:\+|–\d+)?)\s?[::]\s*(.+)$/u;
const COURSE = /^–\s*(.+)$/u;

function layOutLine(line: string, i: number): CardLine {
  const key = `line-${i}`;
  const whole = line.trim();
  const depth = (line.length - line.trimStart().length) / 2;
  const [, range, brings = ''] = ROW.exec(whole) ?? [];
  if (range !== undefined) return { kind: 'row', range, text: brings, depth, key, whole };
  const course = COURSE.exec(whole)?.[1];
  if (course !== undefined) return { kind: 'course', range: '', text: course, depth, key, whole };
  return { kind: /[::]$/u.test(whole) ? 'head' : 'text', range: '', text: whole, depth, key, whole };
}

/** Lines of the renderer: set in by two spaces for each step. */
export const cardLines = (lines: readonly string[]): CardLine[] =>
  lines.flatMap((line) => line.split('\n')).map(layOutLine);
