import { type G, type HauntCode, type NumFn, tokenCode } from '@hollow/engine/inner';
import { woundsOf } from '../haunt/causes.ts';
import { speaksOf } from '../haunt/syntax.ts';
import { hauntOf } from './tables.ts';

/** What a monster can still take: so many won fights, or so many points by which they are won. */
export interface Life {
  readonly points: number;
  readonly byMargin: boolean;
}

interface Wounds {
  readonly left: NumFn;
  readonly byMargin: boolean;
}

const ONE_BLOW: Life = { points: 1, byMargin: false };

/** By the haunt as a program has it, and the monster's token. */
const known = new WeakMap<HauntCode, Map<string, Wounds | null>>();

function woundsIn({ def, words }: HauntCode, kind: string): Wounds | null {
  const { defeat } = def.monsters?.[kind] ?? {};
  const counted = Array.isArray(defeat) ? woundsOf(defeat, def.procs) : null;
  if (counted === null) return null;
  const [a, b] = [words.num(counted.a), words.num(counted.b)];
  return { left: (g) => b(g) - a(g), byMargin: speaksOf(defeat, 'ev') };
}

/** What the monster can still take before it dies. */
export function lifeOf(g: G, monster: number): Life {
  const haunt = hauntOf(g);
  if (haunt === null) return ONE_BLOW;
  let kinds = known.get(haunt);
  if (kinds === undefined) {
    kinds = new Map();
    known.set(haunt, kinds);
  }
  const { id } = tokenCode(g, monster);
  let wounds = kinds.get(id);
  if (wounds === undefined) {
    wounds = woundsIn(haunt, id.slice(id.lastIndexOf('/') + 1));
    kinds.set(id, wounds);
  }
  return wounds === null ? ONE_BLOW : { points: Math.max(1, wounds.left(g)), byMargin: wounds.byMargin };
}
