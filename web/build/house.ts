import { secondEditionHouse } from '@hollow/content/house';
import type { Plugin } from 'vite';

/** `@hollow/content/house` as the data that it is: a pack is written with the builders of the engine, and those would bring the whole machine into the page. */

const MODULE = '@hollow/content/house';
const ID = 'virtual:house';

export const housePlugin = (): Plugin => ({
  name: 'hollow-house',
  enforce: 'pre',
  resolveId: (id) => (id === MODULE ? `\0${ID}` : null),
  load: (id) =>
    id === `\0${ID}`
      ? `export const secondEditionHouse = JSON.parse(${JSON.stringify(JSON.stringify(secondEditionHouse))});`
      : null,
});
