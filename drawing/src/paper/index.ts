export { tintCss, tinted, toneCss } from './css.ts';
export { DARK, LIGHT, type Paper } from './tints.ts';
