// First of all: it sets the order of the layers of style.
import '../paper/paper.ts';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchWords, textFrom } from '../words/load.ts';
import { TextProvider } from '../words/Words.tsx';
import { Gallery } from './Gallery.tsx';
import '../ui/ui.css';
import '../ui/parts.css';
import '../app/app.css';
import './gallery.css';

const root = document.getElementById('gallery');
if (root === null) throw new Error('the page has no place for the gallery');

const lang = new URLSearchParams(location.search).get('lang') ?? 'en';
const words = await fetchWords(lang);
const text = textFrom(words);
await document.fonts.load('700 17px "Alegreya SC"');

createRoot(root).render(
  <StrictMode>
    <TextProvider value={text}>
      <Gallery words={words} />
    </TextProvider>
  </StrictMode>,
);
