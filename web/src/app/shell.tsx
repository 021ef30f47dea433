import { MARKS, type MarkId } from '@hollow/drawing/ink';
import { renderToStaticMarkup } from 'react-dom/server';
import FrontDoor from '../pages/door/FrontDoor.tsx';
import { fetchWords, textFrom } from '../words/load.ts';
import { TextProvider } from '../words/Words.tsx';

/** The front door as markup, for build/shell.ts: as it is before the server has said anything. No browser ever runs this. */

/** The marks that the markup places, as the sheet of ink will hold them. */
function inkOf(markup: string): string {
  const ids = new Set([...markup.matchAll(/href="#mk-([\w-]+)"/g)].map(([, id]) => id as MarkId));
  const symbols = [...ids].map(
    (id) => `<symbol id="mk-${id}" viewBox="0 0 100 100" overflow="visible">${MARKS[id]}</symbol>`,
  );
  return `<svg class="ink-sheet" aria-hidden="true">${symbols.join('')}</svg>`;
}

export async function doorShell(lang: string): Promise<string> {
  const markup = renderToStaticMarkup(
    <TextProvider value={textFrom(await fetchWords(lang))}>
      <FrontDoor />
    </TextProvider>,
  );
  return inkOf(markup) + markup;
}
