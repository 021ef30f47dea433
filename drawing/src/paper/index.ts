export { applyTints, tintCss, toneCss } from './css.ts';
export { DARK_PAPER, LIGHT_PAPER, type Paper } from './tints.ts';
