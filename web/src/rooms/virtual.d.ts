/** Made by `web/build/tones.ts`. */
declare module 'virtual:tones' {
  import type { Tones } from './picture.ts';

  const tones: Tones;
  export default tones;
}
