// First of all: it sets the order of the layers of style.
import '../paper/paper.ts';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HillScene } from '../scenes/Scene.tsx';
import { loadWords, textFrom } from '../words/load.ts';
import { TextProvider } from '../words/Words.tsx';
import './door.css';

const root = document.getElementById('app');
if (root === null) throw new Error('the page has no place for the app');

const text = textFrom(await loadWords('en'));

createRoot(root).render(
  <StrictMode>
    <TextProvider value={text}>
      <main className="door">
        <HillScene w={1440} h={900} />
        <h1 className="display">{text.t('web.title')}</h1>
      </main>
    </TextProvider>
  </StrictMode>,
);
