import type { Decision } from '@hollow/engine';

/** What is typed for an option. Numbers and single dice are answered by their own value, all else by its place in the list. */
export function keysOf({ options }: Decision): string[] {
  const values = options.map((option) => {
    if (option.verb === 'number') return String(option.n);
    return option.verb === 'dice' && option.faces.length === 1 ? String(option.faces[0]) : null;
  });
  const own = values.every((value) => value !== null) && new Set(values).size === options.length;
  return options.map((_, i) => (own ? String(values[i]) : String(i + 1)));
}

const sorted = (faces: readonly number[]): string => faces.toSorted().join();

/** The option that was typed: by its key, or dice by their faces in any order. Null for neither. */
export function optionTyped(decision: Decision, typed: string): number | null {
  const key = keysOf(decision).indexOf(typed);
  if (key >= 0) return key;
  if (!/^\d[\d\s,]*$/.test(typed)) return null;
  const [first = '', ...more] = typed.split(/[\s,]+/).filter((part) => part !== '');
  const faces = (more.length === 0 ? [...first] : [first, ...more]).map(Number);
  const found = decision.options.findIndex(
    (option) => option.verb === 'dice' && sorted(option.faces) === sorted(faces),
  );
  return found < 0 ? null : found;
}
