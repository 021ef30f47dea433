/** A tile is a box of 240 with a band of wall round it and gaps for doors in the middle of its sides. */
export const TILE = 240;
export const WALL = 13;
export const DOOR = 52;
