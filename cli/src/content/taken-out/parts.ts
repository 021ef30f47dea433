import type { HauntDef } from '@hollow/engine';
import * as w from '@hollow/engine/words';

/** A part of a haunt, by its path, and the haunt as it would be without it. */
export interface TakenOut {
  readonly path: string;
  readonly left: HauntDef;
}

type Win = NonNullable<HauntDef['wins']>[string];
type Truth = Extract<Win, { readonly x: unknown }>;

const NEVER: Truth = w.any();

/** Entries of a record, each with the record as it is without the entry. */
function oneByOne<T>(record: Readonly<Record<string, T>> | undefined): (readonly [string, Record<string, T>])[] {
  const entries = Object.entries(record ?? {});
  return entries.map(([id]) => [id, Object.fromEntries(entries.filter(([other]) => other !== id))]);
}

/** What an expression is made of, where it is made of several. */
const partsOf = (truth: Truth): readonly Truth[] => ('of' in truth && Array.isArray(truth.of) ? truth.of : []);

/** The ways in which something comes true, each with what is left without it; none where there is one way only. */
function waysIn(truth: Truth): Truth[] {
  const ways = truth.x === 'any' ? partsOf(truth) : [];
  if (ways.length < 2) return [];
  return ways.flatMap((way, i) => {
    const within = waysIn(way);
    return within.length === 0
      ? [w.any(...ways.toSpliced(i, 1))]
      : within.map((left) => w.any(...ways.toSpliced(i, 1, left)));
  });
}

/** A way to win is taken out by itself where a side has several. */
function winsTakenOut(def: HauntDef): TakenOut[] {
  return Object.entries(def.wins ?? {}).flatMap(([side, win]) => {
    const instead = (truth: Truth): HauntDef => ({
      ...def,
      wins: { ...def.wins, [side]: 'x' in win ? truth : { ...win, of: truth } },
    });
    const ways = waysIn('x' in win ? win : win.of);
    return ways.length === 0
      ? [{ path: `wins/${side}`, left: instead(NEVER) }]
      : ways.map((truth, i) => ({ path: `wins/${side}/${i}`, left: instead(truth) }));
  });
}

/** Everything that a haunt does of itself: its set-up, actions and rules, those of its conditions and pieces, and each way to win. */
export function takenOut({ rulings: _told, exceptions: _laws, ...def }: HauntDef): TakenOut[] {
  const ofBearers = (field: 'statuses' | 'pieces' | 'monsters'): TakenOut[] =>
    Object.entries(def[field] ?? {}).flatMap(([id, bearer]) =>
      oneByOne(bearer.rules).map(([rule, rules]) => ({
        path: `${field}/${id}/${rule}`,
        left: { ...def, [field]: { ...def[field], [id]: { ...bearer, rules } } },
      })),
    );
  return [
    ...Object.keys(def.setup ?? {}).map((page) => ({
      path: `setup/${page}`,
      left: { ...def, setup: { ...def.setup, [page]: [] } },
    })),
    ...oneByOne(def.actions).map(([id, actions]) => ({ path: `actions/${id}`, left: { ...def, actions } })),
    ...oneByOne(def.rules).map(([id, rules]) => ({ path: `rules/${id}`, left: { ...def, rules } })),
    ...ofBearers('statuses'),
    ...ofBearers('pieces'),
    ...ofBearers('monsters'),
    ...winsTakenOut(def),
  ];
}
