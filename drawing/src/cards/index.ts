export { composePlate } from './compose.ts';
export { drawVignette } from './draw.ts';
