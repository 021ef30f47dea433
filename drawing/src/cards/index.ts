export { vignette } from './vignettes.ts';
