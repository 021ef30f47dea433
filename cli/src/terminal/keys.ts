import type { Decision } from '@hollow/engine';

/** More ways to share out a loss than so many are typed: there are too many for a list. */
const FEW_SHARES = 20;

/** Whether a loss is typed, trait by trait. */
export const isTypedShare = ({ options }: Decision): boolean =>
  options.length > FEW_SHARES && options.every(({ verb }) => verb === 'split');

/** What is typed for an option. Numbers and single dice are answered by their own value, all else by its place in the list. */
export function keysOf(decision: Decision): string[] {
  const { options } = decision;
  if (isTypedShare(decision))
    return options.map((option) => (option.verb === 'split' ? Object.values(option.losses).join(' ') : ''));
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
  const key = keysOf(decision).indexOf(typed.replaceAll(/[\s,]+/g, ' '));
  if (key >= 0) return key;
  if (!/^\d[\d\s,]*$/.test(typed)) return null;
  const [first = '', ...more] = typed.split(/[\s,]+/).filter((part) => part !== '');
  const faces = (more.length === 0 ? [...first] : [first, ...more]).map(Number);
  const found = decision.options.findIndex(
    (option) => option.verb === 'dice' && sorted(option.faces) === sorted(faces),
  );
  return found < 0 ? null : found;
}
