import { readFileSync } from 'node:fs';
import type { Pack } from '@hollow/engine';
import { families } from '../../cli/src/packs/packs.ts';

const { hollow } = JSON.parse(readFileSync(new URL('../../content/package.json', import.meta.url), 'utf8')) as {
  readonly hollow: { readonly shipped: readonly string[] };
};

/** The packs that the project ships, as they are played together: what somebody adds for themselves changes no page of the docs. */
export const shippedFamilies = (): readonly (readonly Pack[])[] =>
  families()
    .map((packs) => packs.filter(({ id }) => hollow.shipped.includes(id)))
    .filter(([base]) => base?.edition !== undefined);
