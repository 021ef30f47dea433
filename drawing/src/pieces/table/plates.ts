import type { ArtId } from '../../glyphs/art.ts';
import type { MarkId } from '../../ink/marks.ts';

export type PlateArt = ArtId | { readonly mark: MarkId };

/** Where the words of an id would not lead to it: tokens by id, pieces by haunt and kind; `pack/` before them. Nothing but data stands here: the page gets it with sealed keys. */
export const PLATES: Readonly<Record<string, PlateArt>> = {
  'second-edition/below-collapsed-room': 'rubble',
  'second-edition/blessing': 'altar',
  'second-edition/closet': 'wardrobe',
  'second-edition/drip': 'puddle',
  'second-edition/safe': 'vaultdoor',
  'second-edition/secret-passage': 'hole',
  'second-edition/secret-stairs': 'stairs',
  'second-edition/skeletons': 'bones',
  'second-edition/slide': 'chute',
  'second-edition/smoke': 'dust',
  'second-edition/vault-empty': 'chest',
  'second-edition/wall-switch': 'dial',
  'second-edition/the-mummy-walks/girl-astray': 'dressform',
  'second-edition/the-stars-are-right/corpse': 'bones',
  'second-edition/the-abyss-gazes-back/mouth': 'hole',
  'second-edition/amok-flesh/searched': { mark: 'check' },
  'second-edition/lost/discord': 'cracks',
  'second-edition/guillotines/collar': 'rings',
  'second-edition/small-change/plane': { mark: 'quill' },
  'second-edition/checkmate/holy-seal': 'altar',
  'second-edition/the-star-sickness/germ': 'coil',
  'second-edition/the-feast/victim-body': 'coffin',
  'second-edition/the-feast/hero-body': 'coffin',
  'second-edition/you-wear-it-well/body': 'cot',
};
