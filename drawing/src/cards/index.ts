export { drawVignette } from './draw.ts';
