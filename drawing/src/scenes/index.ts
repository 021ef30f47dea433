export { CONTOURS, drawContours } from './contours.ts';
export { type DoorwayOptions, drawDoorway } from './doorway.ts';
export { drawHill, type HillOptions } from './hill.ts';
export { drawMorning, type MorningOptions } from './morning.ts';
