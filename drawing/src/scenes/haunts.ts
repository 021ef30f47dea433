import { ART } from '../glyphs/art.ts';
import { placeAt } from '../ink/pen.ts';
import { sealedRow } from '../ink/seal.ts';
import { composeScene } from './compose.ts';
import { FIGURES, isFigure } from './figures.ts';
import type { SceneOptions } from './scene.ts';
import { DOOR_SCENES, type PlacedInDoor } from './table/haunts.ts';

const draw = ([art, x, y, turn = 0, size = 1, options]: PlacedInDoor): string =>
  placeAt(x, y, isFigure(art) ? FIGURES[art] : ART[art](options), turn, size);

/** What stands in the door: a drawn row, or what the haunt's monsters and pieces make of it. */
export function inTheDoor(scene: SceneOptions): string {
  const found = sealedRow(DOOR_SCENES, scene.packs, scene.haunt);
  return found === null ? composeScene(scene) : found.row.map(draw).join('');
}
