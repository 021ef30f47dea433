import type { ActionDef } from '@hollow/engine';
import type { HauntCompiler } from '@hollow/engine/inner';
import { namesInField } from '../haunt/syntax.ts';

/** Rooms by name in which an action can be done, in the house or not. */
export function tilesOf(words: HauntCompiler, { where, from }: ActionDef): ReadonlySet<number> {
  const places = typeof where === 'string' ? [words.names.place(where)] : [where];
  const ids = places.flatMap((of) => namesInField(of, 'named', 'ids')).concat(from?.rooms ?? []);
  return new Set(ids.map((id) => words.names.room(id)));
}
