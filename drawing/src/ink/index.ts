export { engrave, guilloche, rays } from './engrave.ts';
export { MARKS, type MarkId, TRAITS } from './marks.ts';
export { clouds, noise, rng } from './noise.ts';
