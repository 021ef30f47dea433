import type { Measure } from '@hollow/drawing/rooms';
import { useSyncExternalStore } from 'react';

const FACE = '"Alegreya SC","Noto Serif TC","Noto Serif CJK TC",serif';
let context: CanvasRenderingContext2D | null | undefined;

/** Width on this screen, in the face of plates. */
export const measureText: Measure = (text, size) => {
  context ??= document.createElement('canvas').getContext('2d');
  if (context === null) return text.length * size * 0.5;
  context.font = `700 ${size}px ${FACE}`;
  return context.measureText(text).width + text.length * size * 0.02;
};

const onFaces = (changed: () => void): (() => void) => {
  document.fonts.addEventListener('loadingdone', changed);
  return () => document.fonts.removeEventListener('loadingdone', changed);
};

/** Whether the face of plates has come: until then widths are those of another, so whoever measures does it once more. */
export const usePlateFace = (): boolean =>
  useSyncExternalStore(onFaces, () => document.fonts.check(`700 17px ${FACE}`));
