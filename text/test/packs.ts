import { readFileSync } from 'node:fs';
import type { Pack } from '@hollow/engine';

/** The packs are read as data: `text` itself knows nothing of any. */
const file = new URL('../../content/index.ts', import.meta.url);
const content = (await import(/* @vite-ignore */ file.href)) as Readonly<Record<string, Pack>>;

/** Editions first. */
export const PACKS: readonly Pack[] = Object.values(content)
  .filter((value) => typeof value?.id === 'string')
  .sort((a, b) => Number(a.edition === undefined) - Number(b.edition === undefined));

/** As they are played together: each edition with what adds to it. */
export const FAMILIES: readonly (readonly Pack[])[] = PACKS.filter(({ edition }) => edition !== undefined).map(
  (base) => [base, ...PACKS.filter((pack) => pack.edition === undefined && (pack.extends ?? base.id) === base.id)],
);

const manifest = new URL('../../content/package.json', import.meta.url);
const { hollow } = JSON.parse(readFileSync(manifest, 'utf8')) as {
  readonly hollow: { readonly shipped: readonly string[] };
};

/** Those that the project ships, and whose words it has read: what somebody adds for themselves is read by them. */
export const SHIPPED: readonly Pack[] = PACKS.filter(({ id }) => hollow.shipped.includes(id));
