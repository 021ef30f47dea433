export { secondEdition } from './second-edition/pack.ts';
