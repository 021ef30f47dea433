export { drawingOf, ROOMS } from './all.ts';
export { type DeckMark, TILE } from './drawing.ts';
export { LIGHTS } from './lights.ts';
export { picture, type Tones } from './picture.ts';
export { type Measure, plate, plateOutline } from './plate.ts';
export { tile } from './tile.ts';
