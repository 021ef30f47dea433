/** Pieces of a haunt are named by haunt, kind and number, those of a pack by kind and number. */

/** `the-haunt/cultist#3` → `the-haunt/cultist`: all of a kind look alike. */
export const pieceKey = (id: string): string => id.replace(/#.*$/, '');

/** `the-haunt/cultist#3` → `cultist`. */
export const pieceKind = (id: string): string => pieceKey(id).replace(/^.*\//, '');

/** Part of the name of a stencil. */
export const stencilName = (id: string): string => pieceKey(id).replace(/[^a-z0-9-]+/g, '_');
