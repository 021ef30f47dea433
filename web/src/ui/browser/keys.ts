interface Pressed {
  readonly key: string;
  readonly repeat: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/**
 * The letter of the page that was pressed, or null where the key is none of its business. A key that is held is pressed once: what follows would answer the next
 * question as well. Arrows may be held.
 */
export function letterOf({ key, repeat, ctrlKey, metaKey, altKey }: Pressed): string | null {
  if (ctrlKey || metaKey || altKey || (repeat && !key.startsWith('Arrow'))) return null;
  return key.length === 1 ? key.toUpperCase() : key;
}
