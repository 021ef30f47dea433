export { engrave, guilloche, rays } from './engrave.ts';
export { cutMark, MARKS, type MarkId, markStencil } from './marks.ts';
export { clouds, rng } from './noise.ts';
export type { Stencil, SvgPart } from './shape.ts';
