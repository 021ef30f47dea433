import type { PackRules } from '@hollow/engine';

/** What a template writes where the author's own words belong. */
export const PLACEHOLDER = /in your own words/i;

/** Keys of every `choose`, `say` or `tell` inside a definition. */
export function keysIn(value: unknown, op: string, field: string): string[] {
  if (Array.isArray(value)) return value.flatMap((part) => keysIn(part, op, field));
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Readonly<Record<string, unknown>>;
  const own = node[field];
  const found = node.op !== op ? [] : typeof own === 'string' ? [own] : Object.keys(own ?? {});
  return [...found, ...Object.values(node).flatMap((part) => keysIn(part, op, field))];
}

/** Keys of the sentences that questions inside a definition are put with. */
export function questionsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(questionsIn);
  if (typeof value !== 'object' || value === null) return [];
  const { op, question } = value as { readonly op?: unknown; readonly question?: string | { readonly key: string } };
  const own = typeof op !== 'string' || question === undefined ? [] : [question].flat();
  return [...own.map((one) => (typeof one === 'string' ? one : one.key)), ...Object.values(value).flatMap(questionsIn)];
}

/** Keys of those among them that are about somebody or something else than the one who is asked. */
export function questionsAboutOthers(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(questionsAboutOthers);
  if (typeof value !== 'object' || value === null) return [];
  const { question } = value as { readonly question?: string | { readonly key: string; readonly of?: unknown } };
  const own = typeof question === 'object' && question.of !== undefined ? [question.key] : [];
  return [...own, ...Object.values(value).flatMap(questionsAboutOthers)];
}

/** Rules that are offered and need a label. */
export const offersIn = (rules: PackRules | undefined): string[] =>
  Object.entries(rules ?? {}).flatMap(([id, rule]) =>
    rule.on.endsWith('.offer') || rule.optional === true ? [id] : [],
  );

export const wordCount = (text: string | undefined): number =>
  (text ?? '').split(/\s+/).filter((word) => word !== '').length;
