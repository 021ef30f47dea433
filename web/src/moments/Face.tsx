import { usePacks } from '../packs/context.ts';
import { Cameo } from '../people/Cameo.tsx';
import { Figure } from '../people/Figure.tsx';

/** Explorers have a portrait, all others a token. */
export function Face({ id, dead = false }: { readonly id: string; readonly dead?: boolean }) {
  return usePacks().explorer(id) === undefined ? <Figure id={id} /> : <Cameo id={id} dead={dead} />;
}
