/** Before there were several packs a haunt was kept by its number: those of the one pack of that time, as it stood then. */
const BY_NUMBER: readonly string[] = [
  'the-mummy-walks',
  'the-seance',
  'frog-leg-stew',
  'the-web-of-destiny',
  'i-was-a-teenage-lycanthrope',
  'the-floating-eye',
  'carnivorous-ivy',
  'wail-of-the-banshee',
  'the-dance-of-death',
  'family-gathering',
  'let-them-in',
  'fleshwalkers',
  'perchance-to-dream',
  'the-stars-are-right',
  'here-there-be-dragons',
  'the-phantoms-embrace',
  'a-breath-of-wind',
  'united-we-stand',
  'a-friend-for-the-ages',
  'ghost-bride',
  'house-of-the-living-dead',
  'the-abyss-gazes-back',
  'tentacled-horror',
  'fly-away-home',
  'voodoo',
  'pay-the-piper',
  'amok-flesh',
  'ring-of-king-solomon',
  'frankensteins-legacy',
  'tomb-of-dracula',
  'airborne',
  'lost',
  'an-invocation-of-darkness',
  'guillotines',
  'small-change',
  'better-with-friends',
  'checkmate',
  'hellbeasts',
  'the-heir',
  'buried-alive',
  'invisible-traitor',
  'comes-the-hero',
  'the-star-sickness',
  'death-doth-find-us-all',
  'tick-tick-tick',
  'the-feast',
  'worm-ouroboros',
  'stacked-like-cordwood',
  'you-wear-it-well',
  'treasure-hunt',
];

/** What a table that named haunts by number says of them. */
interface OldTable {
  readonly settings?: { readonly haunts?: unknown };
  readonly practice?: unknown;
}

/** `pack/id` of a haunt that was kept by number; null where there was none. */
const hauntNamed = (number: number): string | null => {
  const id = BY_NUMBER[number - 1];
  return id === undefined ? null : `second-edition/${id}`;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A table, or a file of a game, with its haunts as `pack/id`: the same object where it has no number. */
export function withNamedHaunts<T extends OldTable>(table: T): T {
  const listed = table.settings?.haunts;
  const isOld = Array.isArray(listed) && listed.some((haunt) => typeof haunt === 'number');
  const settings = isOld
    ? {
        settings: {
          ...table.settings,
          haunts: listed.flatMap((haunt) => (typeof haunt === 'number' ? (hauntNamed(haunt) ?? []) : [haunt])),
        },
      }
    : {};
  const { practice } = table;
  const practised =
    isRecord(practice) && typeof practice.haunt === 'number'
      ? { practice: { ...practice, haunt: hauntNamed(practice.haunt) ?? `second-edition/${practice.haunt}` } }
      : {};
  return isOld || 'practice' in practised ? { ...table, ...settings, ...practised } : table;
}
