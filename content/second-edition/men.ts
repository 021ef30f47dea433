import type { ExplorerDef } from '@hollow/engine';
import brandonJaspers from './explorers/brandon-jaspers.ts';
import darrinWilliams from './explorers/darrin-flash-williams.ts';
import fatherRhinehardt from './explorers/father-rhinehardt.ts';
import oxBellows from './explorers/ox-bellows.ts';
import peterAkimoto from './explorers/peter-akimoto.ts';
import professorLongfellow from './explorers/professor-longfellow.ts';

/** The explorers of whom one speaks as “he”, for haunts that bring one who is not in the game. */
export const men: readonly ExplorerDef[] = [
  brandonJaspers,
  darrinWilliams,
  fatherRhinehardt,
  oxBellows,
  peterAkimoto,
  professorLongfellow,
];
