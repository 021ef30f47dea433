/** The properties that every pack must have, by the name under which a failure is reported. */
export const PROPERTIES = [
  'runs',
  'step-budget',
  'ends',
  'options-legal',
  'options-unique',
  'options-few',
  'refusals-change-nothing',
  'answers-in-any-order',
  'clone-equal',
  'clone-independent',
  'round-trip',
  'replay',
  'saved-in-a-card',
  'whole',
  'secrecy-seq',
  'secrecy-position',
  'secrecy-decisions',
  'secrecy-waiting',
  'secrecy-outcome',
  'secrecy-known',
  'secrecy-backs',
  'secrecy-view',
  'secrecy-explain',
  'secrecy-refusals',
  'secrecy-sample',
  'secrecy-events',
  'secrecy-fields',
  'variety',
  'coverage',
] as const;
export type Property = (typeof PROPERTIES)[number];

/** A property that does not hold: which, where, and how it shows. */
export class KitError extends Error {
  readonly property: Property;
  readonly where: string;
  constructor(property: Property, where: string, message: string) {
    super(`${property}: ${where}: ${message}`);
    this.name = 'KitError';
    this.property = property;
    this.where = where;
  }
}

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 120 ? `${text.slice(0, 117)}...` : text;
};

/** Where two JSON values first differ, and how; null if their texts are the same byte for byte. */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (JSON.stringify(a) === JSON.stringify(b)) return null;
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
    const left = a as Readonly<Record<string, unknown>>;
    const right = b as Readonly<Record<string, unknown>>;
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
      const found = difference(left[key], right[key], path === '' ? key : `${path}.${key}`);
      if (found !== null) return found;
    }
    return `${path}: the same fields in another order`;
  }
  return `${path}: ${shown(a)} against ${shown(b)}`;
}
