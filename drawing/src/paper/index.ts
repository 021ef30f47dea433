export { tintCss, tinted, toneCss } from './css.ts';
export { DARK, LIGHT } from './tints.ts';
