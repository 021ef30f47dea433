// First of all: it sets the order of the layers of style.
import '../paper/paper.ts';

import lessons from 'virtual:lessons';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { WithPacks } from '../packs/PacksFor.tsx';
import { TablePacks } from '../packs/TablePacks.ts';
import { fetchWords, wholeWords } from '../words/load.ts';
import { WordsProvider } from '../words/Words.tsx';
import { Gallery } from './Gallery.tsx';
import '../ui/ui.css';
import '../ui/parts.css';
import '../app/app.css';
import './gallery.css';

const root = document.getElementById('gallery');
if (root === null) throw new Error('the page has no place for the gallery');

// `?edition=` and its id show the parts of that edition, and goes with the positions that are played with it.
const query = new URLSearchParams(location.search);
const lang = query.get('lang') ?? 'en';
const words = await wholeWords(await fetchWords(lang));
const lesson = await lessons[query.get('edition') ?? Object.keys(lessons)[0] ?? '']?.();
if (lesson === undefined) throw new Error('there is no such edition');
const said = (await lesson.words[lang]?.())?.default ?? [];
const loaded = { packs: new TablePacks(lesson.houses), words: said };
await document.fonts.load('700 17px "Alegreya SC"');

createRoot(root).render(
  <StrictMode>
    <WordsProvider value={words}>
      <WithPacks loaded={loaded}>
        <Gallery />
      </WithPacks>
    </WordsProvider>
  </StrictMode>,
);
