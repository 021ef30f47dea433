import { type Catalog, capital } from '../language/catalog.ts';

/** A sentence without its capital and its stop. */
export interface Sentence {
  /** How far it is set in. */
  readonly depth: number;
  readonly text: string;
  /** What stands before it: a range of results, the name of a course. It then begins a line. */
  readonly label?: string;
  /** Ends in a colon: what follows deeper belongs to it. */
  readonly head?: true;
  /** Holds a condition, so that nothing may be added to it with “and”. */
  readonly open?: true;
}

const INDENT = '  ';

/** Sentences as lines: short ones of the same depth share a line. */
export function toLines(catalog: Catalog, sentences: readonly Sentence[]): string[] {
  const lines: { depth: number; text: string; closed: boolean }[] = [];
  for (const { depth, text, label, head } of sentences) {
    const whole = catalog.say(head === true ? 'head' : 'sentence', { text: capital(text, catalog.lang) });
    const last = lines.at(-1);
    if (label !== undefined)
      lines.push({ depth, text: catalog.list('sentences', [label, whole]), closed: head === true });
    else if (last === undefined || last.depth !== depth || last.closed)
      lines.push({ depth, text: whole, closed: head === true });
    else {
      last.text = catalog.list('sentences', [last.text, whole]);
      last.closed = head === true;
    }
  }
  return lines.map(({ depth, text }) => INDENT.repeat(depth) + text);
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
