export { drawingOf, unknownRoom } from './all.ts';
export { LIGHTS } from './lights.ts';
export { roomPicture } from './picture.ts';
export type { Measure } from './plate.ts';
export type { DeckMark, RoomDrawing } from './table/room.ts';
export { roomMarkup } from './tile.ts';
export { ROOM_TONES, UPRIGHT_TONES } from './tones.ts';
export { badge, fog, hole, INNER, namePlate } from './upright.ts';
