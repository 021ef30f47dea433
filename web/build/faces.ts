import type { Plugin } from 'vite';

const OLDER = /,\s*url\([^)]*\.woff\)\s*format\(['"]woff['"]\)/g;

/** Every browser that runs the page reads `woff2`: the older copies that the packages of the faces name beside it are not shipped. */
export const faces = (): Plugin => ({
  name: 'hollow-faces',
  enforce: 'pre',
  transform: (code, id) => (id.includes('/@fontsource/') ? { code: code.replaceAll(OLDER, ''), map: null } : null),
});
