import { useEffect } from 'react';
import { whenStands } from './stands.ts';

/** The slanted face of the text is fetched when the page stands: one that came with the first slanted word would have the whole table laid out anew in the middle of a turn. */
export function useSlanted(): void {
  useEffect(
    () =>
      whenStands(() => {
        document.fonts.load('italic 1rem Alegreya').catch(() => undefined);
      }),
    [],
  );
}
