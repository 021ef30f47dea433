import type { ScenarioDef } from '@hollow/engine';

/** The five scenarios: which haunt each omen begins. Five more haunts are begun by events. */
export const SCENARIOS: readonly ScenarioDef[] = [
  {
    id: 'a-mysterious-invitation',
    haunts: { armor: 37, book: 45, dagger: 6, dog: 8, 'holy-symbol': 26, idol: 9, mask: 24, ring: 38, skull: 48 },
  },
  {
    id: 'a-strange-disappearance',
    haunts: { armor: 25, book: 21, dagger: 11, dog: 43, 'holy-symbol': 13, idol: 34, mask: 44, ring: 30, skull: 35 },
  },
  {
    id: 'cursed',
    haunts: { armor: 50, book: 39, dagger: 17, dog: 20, 'holy-symbol': 19, idol: 23, mask: 27, ring: 2, skull: 46 },
  },
  {
    id: 'for-sale',
    haunts: { armor: 10, book: 14, dagger: 49, dog: 4, 'holy-symbol': 36, idol: 41, mask: 40, ring: 29, skull: 22 },
  },
  {
    id: 'paranormal-investigators',
    haunts: { armor: 47, book: 16, dagger: 15, dog: 42, 'holy-symbol': 31, idol: 28, mask: 5, ring: 18, skull: 32 },
  },
];
