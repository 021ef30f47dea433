// First of all: it sets the order of the layers of style.
import '../paper/paper.ts';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

const root = document.getElementById('app');
if (root === null) throw new Error('the page has no place for the app');

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
