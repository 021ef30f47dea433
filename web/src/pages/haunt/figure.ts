import type { FigureId } from '@hollow/drawing/scenes';

/** Who stands in the door: by the monsters that everybody may know of. */
const FIGURES: readonly (readonly [RegExp, FigureId])[] = [
  [/mummy|zombie|corpse/, 'wrapped'],
  [/cultist|witch|death|reaper|ghost|banshee|priest|shadow/, 'hooded'],
  [/wolf|dog|cat|rat|bat|lion|dragon|toad|snake/, 'beast'],
  [/alien|spider|tentacle|root|plant|worm|blob|flesh|demon|mouth|insect/, 'horror'],
];

export function figureFor(monsters: readonly string[]): FigureId {
  const found = FIGURES.find(([kind]) => monsters.some((id) => kind.test(id)));
  return found?.[1] ?? 'stranger';
}
