export { lookOf, SHAPES } from './explorers.ts';
export { creature, KINDS, kindOf, TEETH } from './monsters.ts';
export { portrait } from './portraits.ts';
export { piece } from './things.ts';
