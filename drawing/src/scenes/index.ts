export { CONTOURS, contours } from './contours.ts';
export { type DoorwayOptions, doorway } from './doorway.ts';
export type { FigureId } from './figures.ts';
export { type HillOptions, hill } from './hill.ts';
