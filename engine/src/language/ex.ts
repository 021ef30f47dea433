/** What an expression yields. */
export type Yield = 'num' | 'truth' | 'rooms' | 'who' | 'things' | 'trait' | 'doors';

/** What a set may be of. */
export type SetYield = 'rooms' | 'who' | 'things' | 'trait';

/** How many it yields: `one` at most, or a `set` of any size. */
export type Many = 'one' | 'set';

/** An expression; `Y` and `M` exist for the type checker only. */
export interface Ex<Y extends Yield, M extends Many = Many> {
  readonly x: string;
  readonly yields?: Y;
  readonly many?: M;
}

export type Num = number | Ex<'num'>;
export type Truth = Ex<'truth'>;
export type Rooms = Ex<'rooms'>;
export type Who = Ex<'who'>;
export type Things = Ex<'things'>;
/** A trait by its name, or one that an expression gives. */
export type TraitRef = string | Ex<'trait', 'one'>;
/** The same, or several. */
export type SomeTraits = string | Ex<'trait'>;
export type Doors = Ex<'doors'>;
export type AnySet = Ex<SetYield>;
/** Where exactly one is wanted. */
export type OneWho = Ex<'who', 'one'>;
export type OneRoom = Ex<'rooms', 'one'>;
export type OneThing = Ex<'things', 'one'>;
export type AnyOne = Ex<SetYield, 'one'>;
/** A list that names one thing yields one, a longer one a set. */
export type Named<T extends readonly string[]> = T extends readonly [string] ? 'one' : 'set';
