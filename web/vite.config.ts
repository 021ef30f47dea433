import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunks.ts';
import { compress } from './build/compress.ts';
import { faces } from './build/faces.ts';
import { ledger } from './build/ledger.ts';
import { lesson } from './build/lesson.ts';
import { scenes } from './build/scenes.ts';
import { sealedArt } from './build/sealed-art.ts';
import { shell } from './build/shell.ts';
import { size } from './build/size.ts';
import { style } from './build/style.ts';
import { viewsPlugin } from './build/views.ts';
import { wordsPlugin } from './build/words.ts';
import { worker } from './build/worker.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** `GALLERY=1` also builds the page of all parts; in development it is at /gallery/. */
const gallery = process.env.GALLERY === '1' ? [at('gallery/index.html')] : [];

export default defineConfig({
  root: at('.'),
  plugins: [
    react(),
    faces(),
    sealedArt(),
    wordsPlugin(),
    ledger(),
    lesson(),
    viewsPlugin(),
    scenes(),
    style(),
    shell(),
    size(),
    worker(),
    compress(),
  ],
  // Messages are read while the page is built (`build/words.ts`): the parser stays at home.
  resolve: {
    alias: [
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
    ],
  },
  build: {
    target: 'es2023',
    // Whatever cannot ask for modules ahead asks for them when they are needed.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [at('index.html'), ...gallery],
      output: { codeSplitting: { groups: chunkGroups(at('src/')) } },
    },
  },
  server: { proxy: { '/api': { target: process.env.HOLLOW_SERVER ?? 'http://localhost:8080', ws: true } } },
});
