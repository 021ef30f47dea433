import { type Catalog, capital } from '../language/catalog.ts';

/** What stands at the head of a line, as it is shown. */
export type LineLabel =
  | { readonly kind: 'row'; readonly text: string; readonly range: string }
  | { readonly kind: 'course'; readonly text: string };

/** A line of rules, and what it is to the lines around it. */
export interface RuleLine {
  readonly depth: number;
  /** `row`: a range of results and what it brings; `course`: one of several that may be chosen. */
  readonly kind: 'row' | 'course' | 'text';
  /** What stands below belongs to it. */
  readonly head: boolean;
  /** Of a row, as it is shown; '' for all others. */
  readonly range: string;
  /** What it says, without its range and without the mark of a course. */
  readonly text: string;
  /** All of it. */
  readonly whole: string;
}

/** A sentence without its capital and its stop. */
export interface Sentence {
  /** How far it is set in. */
  readonly depth: number;
  readonly text: string;
  /** What stands before it: a range of results, the name of a course. It then begins a line. */
  readonly label?: LineLabel;
  /** Ends in a colon: what follows deeper belongs to it. */
  readonly head?: true;
  /** Holds a condition, so that nothing may be added to it with “and”. */
  readonly open?: true;
}

const INDENT = '  ';

export const rowLabel = (catalog: Catalog, range: string): LineLabel => ({
  kind: 'row',
  text: catalog.say('row', { range }),
  range,
});

/** The line as text: set in by its depth. */
export const lineText = ({ depth, whole }: RuleLine): string => INDENT.repeat(depth) + whole;

/** The same line one step deeper. */
export const deeper = (line: RuleLine): RuleLine => ({ ...line, depth: line.depth + 1 });

function lineOf(catalog: Catalog, depth: number, label: LineLabel | undefined, said: string, head: boolean): RuleLine {
  if (label === undefined) return { depth, kind: 'text', head, range: '', text: said, whole: said };
  const whole = catalog.list('sentences', [label.text, said]);
  if (label.kind === 'row') return { depth, kind: 'row', head, range: label.range, text: said, whole };
  return { depth, kind: 'course', head, range: '', text: withoutMark(catalog, whole), whole };
}

/** What a course says behind its mark. */
const withoutMark = (catalog: Catalog, whole: string): string => {
  const mark = catalog.say('course.mark');
  return whole.startsWith(mark) ? whole.slice(mark.length).trimStart() : whole;
};

/** Sentences as lines: short ones of the same depth share a line. */
export function toLines(catalog: Catalog, sentences: readonly Sentence[]): RuleLine[] {
  const lines: RuleLine[] = [];
  for (const { depth, text, label, head = false } of sentences) {
    const said = catalog.say(head ? 'head' : 'sentence', { text: capital(text, catalog.lang) });
    const last = lines.at(-1);
    if (label !== undefined || last === undefined || last.depth !== depth || last.head)
      lines.push(lineOf(catalog, depth, label, said, head));
    else {
      const joined = (before: string): string => catalog.list('sentences', [before, said]);
      lines[lines.length - 1] = { ...last, head, text: joined(last.text), whole: joined(last.whole) };
    }
  }
  return lines;
}

const ROW = /^(\d+(?:\+|–\d+)?)\s?[:：]\s*(.+)$/u;

/** A line that was written by hand, in the form of those that are made: set in by two spaces for each step, with `0–2:` before a row and the mark of a course. */
export function writtenLine(catalog: Catalog, written: string): RuleLine {
  const whole = written.trim();
  const depth = (written.length - written.trimStart().length) / INDENT.length;
  const head = /[:：]$/u.test(whole);
  const [, range, brings = ''] = ROW.exec(whole) ?? [];
  if (range !== undefined) return { depth, kind: 'row', head, range, text: brings, whole };
  const text = withoutMark(catalog, whole);
  return { depth, kind: text === whole ? 'text' : 'course', head, range: '', text, whole };
}

/** Puts words before a sequence. Null where the sequence has to stand below them as a block. */
export function putLead(
  catalog: Catalog,
  sentences: readonly Sentence[],
  lead: (text: string) => string,
): Sentence[] | null {
  const [first] = sentences;
  if (first === undefined || first.label !== undefined) return null;
  const end = sentences.findIndex(({ depth }) => depth > first.depth);
  const base = end < 0 ? sentences : sentences.slice(0, end);
  const rest = end < 0 ? [] : sentences.slice(end);
  const isBlock = base.slice(0, -1).some(({ head }) => head) || rest.some(({ depth }) => depth === first.depth);
  if (isBlock || (base.length > 1 && base.some(({ open }) => open)) || base.length > 3) return null;
  const text = catalog.list(
    'and',
    base.map((sentence) => sentence.text),
  );
  const last = base.at(-1);
  return [{ depth: first.depth, text: lead(text), ...(last?.head === true ? { head: true } : {}) }, ...rest];
}
