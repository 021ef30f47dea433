export { drawVignette } from './vignettes.ts';
