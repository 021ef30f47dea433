export { LIGHTS } from './lights.ts';
export { roomPicture } from './picture.ts';
export type { Measure } from './plate.ts';
export type { RoomDrawing } from './table/room.ts';
export { roomMarkup, roomName } from './tile.ts';
export { ROOM_TONES, UPRIGHT_TONES } from './tones.ts';
export { badge, type DeckLook, fog, hole, INNER, namePlate } from './upright.ts';
