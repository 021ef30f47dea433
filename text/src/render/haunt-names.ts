import type { HauntDef, Ops, Pack } from '@hollow/engine';
import type { Phrase } from '../grammar/grammar.ts';
import type { Catalog } from '../language/catalog.ts';
import type { ThingNames } from '../names/names.ts';

/** Pieces, conditions and places of a haunt have names of their own, which mean something only inside it. */

interface Inside {
  readonly names: ThingNames;
  readonly pack: Pack | null;
  readonly thing: { readonly kind: string; readonly id: string } | null;
}

export const hauntDef = (s: Inside): HauntDef | undefined =>
  s.thing?.kind === 'haunts' ? s.pack?.haunts?.find(({ id }) => id === s.thing?.id) : undefined;

/** Of some pieces there are several: of a thing that is alone nobody says “a”. */
export const isMany = (s: Inside, kind: string): boolean => {
  const def = hauntDef(s);
  return (def?.pieces?.[kind] ?? def?.monsters?.[kind])?.n !== 1;
};

const oneOrMany = (s: Inside & { readonly catalog: Catalog }, kind: string, noun: Phrase): Phrase =>
  isMany(s, kind) ? noun : { as: (form) => noun.as(s.catalog.grammar.definite(form)) };

/** The name of what a field of a haunt's expression or operation points at, if it is something of the haunt. */
export function hauntName(
  s: Inside & { readonly catalog: Catalog },
  field: string,
  value: string,
  word: string,
): Phrase | null {
  if (s.thing?.kind !== 'haunts') return null;
  const haunt = s.thing.id;
  if (field === 'kind' || field === 'kinds') {
    const piece = s.names.book.piece(`${haunt}/${value}`);
    return piece === null ? null : oneOrMany(s, value, s.names.inflected(piece));
  }
  if (field === 'status' && value !== 'stunned') return s.names.status(haunt, value);
  if (field === 'zone' || (word === 'inZone' && field === 'name')) return s.names.zone(haunt, value);
  if (field === 'name' && word === 'side') return s.names.noun(value);
  return null;
}

/** What a `call` of the haunt runs. */
export const procBody = (s: Inside, proc: unknown): Ops | undefined => hauntDef(s)?.procs?.[String(proc)];
