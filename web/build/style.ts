import { tintCss, toneCss } from '@hollow/drawing/paper';
import { PIECE_TONES } from '@hollow/drawing/pieces';
import { ROOM_TONES, UPRIGHT_TONES } from '@hollow/drawing/rooms';
import type { Plugin } from 'vite';

/** `virtual:style/….css`: colours and tones of the drawings as rules of style, in the layers of the page. */

const ID = 'virtual:style/';

const SHEETS: Readonly<Record<string, () => string>> = {
  'tints.css': () => `@layer tokens{${tintCss()}}`,
  'rooms.css': () => `@layer parts{${toneCss(ROOM_TONES)}${toneCss(UPRIGHT_TONES)}}`,
  'pieces.css': () => `@layer parts{${toneCss(PIECE_TONES)}}`,
};

export const style = (): Plugin => ({
  name: 'hollow-style',
  resolveId: (id) => (id.startsWith(ID) ? `\0${id}` : null),
  load: (id) => (id.startsWith(`\0${ID}`) ? SHEETS[id.slice(ID.length + 1)]?.() : null),
});
