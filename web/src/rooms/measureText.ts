import type { Measure } from '@hollow/drawing/rooms';

let context: CanvasRenderingContext2D | null | undefined;

/** Width on this screen, in the face of plates. */
export const measureText: Measure = (text, size) => {
  context ??= document.createElement('canvas').getContext('2d');
  if (context === null) return text.length * size * 0.5;
  context.font = `700 ${size}px "Alegreya SC","Noto Serif TC","Noto Serif CJK TC",serif`;
  return context.measureText(text).width + text.length * size * 0.02;
};
