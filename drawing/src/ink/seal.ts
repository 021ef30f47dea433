/**
 * What is drawn for a haunt is looked up by its id. What is shipped to players must not tell which haunts there are and what lies in them, so that tables of such drawings may come with
 * sealed keys: whoever knows an id finds its row, and no row tells an id.
 */
export function sealKey(key: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (const letter of key) {
    const code = letter.codePointAt(0) ?? 0;
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}

/** The row of a thing that one of these packs brings. An id is only once among packs that are played together. */
export function sealedRow<T>(
  table: Readonly<Record<string, T>>,
  packs: readonly string[],
  id: string,
): { readonly key: string; readonly row: T } | null {
  for (const pack of packs) {
    const key = `${pack}/${id}`;
    const row = table[key] ?? table[sealKey(key)];
    if (row !== undefined) return { key, row };
  }
  return null;
}
