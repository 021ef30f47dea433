import type { Pack } from '@hollow/engine';

/** The presets of an edition that read some rule otherwise than is recommended: one for each book that does. */
export const booksOf = ({ edition }: Pack): readonly string[] =>
  Object.entries(edition?.presets ?? {}).flatMap(([id, readings]) => (Object.keys(readings).length === 0 ? [] : [id]));

/** The recommended readings, then those of each book, in turn. */
export function readingsInTurn(pack: Pack, i: number): { readonly preset?: string } {
  const books = booksOf(pack);
  const preset = books[(i % (books.length + 1)) - 1];
  return preset === undefined ? {} : { preset };
}
