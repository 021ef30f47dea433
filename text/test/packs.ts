import type { Pack } from '@hollow/engine';

/** The packs are read as data: `text` itself knows nothing of any. */
const file = new URL('../../content/index.ts', import.meta.url);
const content = (await import(/* @vite-ignore */ file.href)) as Readonly<Record<string, Pack>>;

/** Editions first. */
export const PACKS: readonly Pack[] = Object.values(content)
  .filter((value) => typeof value?.id === 'string')
  .sort((a, b) => Number(a.edition === undefined) - Number(b.edition === undefined));
