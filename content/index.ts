export { secondEdition } from './second-edition/pack.ts';
export { thirdEdition } from './third-edition/pack.ts';
