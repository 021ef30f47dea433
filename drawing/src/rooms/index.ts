export { drawingOf, unknownRoom } from './all.ts';
export { LIGHTS } from './lights.ts';
export { picture, type Tones } from './picture.ts';
export { type Measure, plate, plateOutline } from './plate.ts';
export { type DeckMark, type RoomDrawing, TILE } from './room.ts';
export { tile } from './tile.ts';
