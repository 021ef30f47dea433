/** The door of the shapes: for files beside the packs that are held to a shape as packs are. */
export type { Fault } from './check.ts';
export { PlainChecker } from './plain.ts';
export {
  flagShape,
  listShape,
  mapShape,
  nullShape,
  recordShape,
  type Shape,
  textLikeShape,
  textShape,
  wholeShape,
  wordShape,
} from './shape.ts';
