/** Made by `web/build/tones.ts`. */
declare module 'virtual:tones' {
  import type { Tones } from '@hollow/drawing/rooms';

  const tones: Tones;
  export default tones;
}
