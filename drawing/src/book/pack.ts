import type { PackArt } from '../third/own.ts';

const LATER: Readonly<Record<string, () => Promise<PackArt>>> = {
  'third-edition': async () => (await import('../third/index.ts')).THIRD_ART,
};

/** The drawings of these packs that are kept apart. What does not come is composed: art never holds up a table. */
export async function fetchArt(packs: readonly string[]): Promise<readonly PackArt[]> {
  const asked = packs.flatMap((pack) => LATER[pack]?.() ?? []);
  const came = await Promise.allSettled(asked);
  return came.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}
