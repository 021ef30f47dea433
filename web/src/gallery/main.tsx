// First of all: it sets the order of the layers of style.
import '../paper/paper.ts';

import { houses, words as packWords } from 'virtual:lesson';
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

const lang = new URLSearchParams(location.search).get('lang') ?? 'en';
const words = await wholeWords(await fetchWords(lang));
const said = (await packWords[lang]?.())?.default ?? [];
const loaded = { packs: new TablePacks(houses), words: said };
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
