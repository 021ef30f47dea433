export { CONTOURS, drawContours } from './contours.ts';
export { type DoorwayOptions, drawDoorway } from './doorway.ts';
export type { FigureId } from './figures.ts';
export { drawHill, type HillOptions } from './hill.ts';
