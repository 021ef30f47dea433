import type { G } from '../../core/context.ts';
import { flagsOf } from '../../core/tables.ts';
import type { HauntDef } from '../../language/haunt.ts';
import type { Pack } from '../../language/pack.ts';
import { explorersOf, isDead, sideOf } from '../../machine/characters.ts';
import { BOX, DEAD, FIRST_STATUS, HELD, OUTSIDE, STUNNED, ZONE } from '../../state/state.ts';
import { takeCard } from '../pieces.ts';

/** Somebody in a condition that the haunt knows: whom effects of others may meet. */
export interface SeamSubject {
  /** `hero, held by cat`. */
  readonly id: string;
  /** In no special condition: what reaches anybody reaches this one. */
  readonly plain: boolean;
  /** Only its own side knows where it is. */
  readonly hides?: boolean;
  /** Chooses the subject, or -1 where there is none. */
  readonly who: (g: G) => number;
  /** Puts the subject into the condition; the subject stands in `room`. */
  readonly set: (g: G, who: number, room: number) => void;
}

type Json = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether an operation or expression of this name stands anywhere in it. */
export function mentions(value: unknown, test: (row: Json) => boolean): boolean {
  if (Array.isArray(value)) return value.some((each) => mentions(each, test));
  return isRow(value) && (test(value) || Object.values(value).some((each) => mentions(each, test)));
}

/** A living explorer of the side; the last in the order of the table, so that others are left to act. */
export const oneOfSide = (g: G, side: number, but = -1): number =>
  explorersOf(g).findLast((who) => who !== but && !isDead(g, who) && sideOf(g, who) === side) ?? -1;
const hero = (g: G): number => oneOfSide(g, 0);
const traitor = (g: G): number => (g.s.traitor >= 0 && !isDead(g, g.s.traitor) ? g.s.traitor : -1);

/** A piece or monster of a kind, wherever it is: the one that belongs to this character, else the first. */
export function pieceOf(g: G, def: HauntDef, kind: string, whose = -1): number {
  const token = g.p.tokenIndex.get(`${def.id}/${kind}`);
  const first = g.p.cards.length + g.s.controller.length;
  const found = g.s.things.def.flatMap((d, t) => (t >= first && d === token ? [t] : []));
  return found.find((t) => g.s.things.bound[t] === HELD + whose) ?? found[0] ?? -1;
}

function place(g: G, thing: number, at: number): void {
  g.s.things.place[thing] = at;
  g.s.things.part[thing] = 0;
}

const nothing = (): void => {};
const kindsOf = (def: HauntDef): string[] => [...Object.keys(def.monsters ?? {}), ...Object.keys(def.pieces ?? {})];

/** Cards that keep their bearer from whatever they like: a ban on everything, or on moving. */
const fettersOf = (packs: readonly Pack[]): string[] =>
  packs
    .flatMap(({ cards }) => cards ?? [])
    .filter(({ rules }) =>
      Object.values(rules ?? {}).some(
        ({ on, verbs, for: whom }) =>
          on === 'may' && whom === undefined && (verbs ?? []).some((verb) => ['*', 'move', 'be-moved'].includes(verb)),
      ),
    )
    .map(({ id }) => id);

/** Things that a rule of the haunt keeps with whoever has them. */
const keptIn = (def: HauntDef): string[] => [
  ...new Set(
    Object.values(def.rules ?? {})
      .flatMap(({ on, verbs }) => (on === 'may' ? (verbs ?? []) : []))
      .filter((verb) => verb.startsWith('drop/') || verb.startsWith('give/'))
      .map((verb) => verb.slice(5)),
  ),
];

function ofMonsters(def: HauntDef): SeamSubject[] {
  return Object.keys(def.monsters ?? {}).flatMap((kind): SeamSubject[] => {
    const who = (g: G): number => pieceOf(g, def, kind);
    return [
      { id: kind, plain: true, who, set: nothing },
      {
        id: `${kind}, stunned`,
        plain: false,
        who,
        set: (g, it) => {
          g.s.things.flags[it] = flagsOf(g, it) | STUNNED;
        },
      },
      { id: `${kind}, not in play`, plain: false, who, set: (g, it) => place(g, it, BOX) },
    ];
  });
}

function ofStatuses(def: HauntDef): SeamSubject[] {
  return Object.entries(def.statuses ?? {}).flatMap(([status, { hidesPlace = false }], i): SeamSubject[] =>
    ([['hero', hero] as const, ['traitor', traitor] as const] as const).map(([side, who]) => ({
      id: `${side}, ${status}`,
      plain: false,
      hides: hidesPlace && side === 'traitor',
      who,
      set: (g, it) => {
        g.s.things.flags[it] = flagsOf(g, it) | (1 << (FIRST_STATUS + i));
      },
    })),
  );
}

/** Held by each kind of piece, where the haunt holds anybody at all. */
function ofGrips(def: HauntDef): SeamSubject[] {
  if (!mentions(def, ({ op, by }) => op === 'hold' && by !== undefined)) return [];
  return kindsOf(def).map((kind) => ({
    id: `hero, held by ${kind}`,
    plain: false,
    who: hero,
    set: (g, it, room) => {
      const holder = pieceOf(g, def, kind);
      place(g, holder, room);
      g.s.things.place[it] = HELD + holder;
    },
  }));
}

const ofCompany = (def: HauntDef): SeamSubject[] =>
  kindsOf(def).map((kind) => ({
    id: `hero, beside ${kind}`,
    plain: false,
    who: hero,
    set: (g, _, room) => place(g, pieceOf(g, def, kind), room),
  }));

function ofPlaces(def: HauntDef): SeamSubject[] {
  const zones = (def.zones ?? []).map((zone, i) => [zone, ZONE + i] as const);
  return [...zones, ['outside', OUTSIDE] as const].map(([name, at]) => ({
    id: `hero, ${name}`,
    plain: false,
    who: hero,
    set: (g, it) => place(g, it, at),
  }));
}

const withCard = (id: string, what: string): SeamSubject => ({
  id: `hero, ${what} ${id}`,
  plain: false,
  who: hero,
  set: (g, it) => {
    if (g.p.cardIndex.has(id)) g.s.things.place[takeCard(g, id)] = HELD + it;
  },
});

/** Everybody whom the haunt, or a card, puts into a condition that effects of others must heed. */
export const subjectsOf = (packs: readonly Pack[], def: HauntDef): readonly SeamSubject[] => [
  { id: 'hero', plain: true, who: hero, set: nothing },
  { id: 'traitor', plain: true, who: traitor, set: nothing },
  {
    id: 'hero, dead',
    plain: false,
    who: hero,
    set: (g, it) => {
      g.s.things.flags[it] = flagsOf(g, it) | DEAD;
    },
  },
  ...ofMonsters(def),
  ...ofStatuses(def),
  ...ofGrips(def),
  ...ofCompany(def),
  ...ofPlaces(def),
  ...fettersOf(packs).map((id) => withCard(id, 'under')),
  ...keptIn(def).map((id) => withCard(id, 'with')),
];
