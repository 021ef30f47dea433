import type { Engine, HauntDef, Pack, Setup, State } from '@hollow/engine';
import { type Picker, picker } from '@hollow/engine';
import { cardsDrawn } from '@hollow/planner';
import { pickFrom } from './picker.ts';

/** A haunt that is wished for, and the chart cells at which it begins: rooms by omen; by a scenario, any room with an omen. */
export interface SoughtHaunt {
  readonly haunt: HauntDef;
  /** The scenario by which it begins, where there are any. */
  readonly scenario: string | null;
  readonly cells: ReadonlyMap<string, readonly string[]>;
  readonly deck: string;
  readonly deckIndex: number;
  readonly omens: readonly string[];
  readonly omenRooms: readonly string[];
  readonly rooms: readonly string[];
}

/** Whether the haunt that has begun is the one that was wished for. */
export const hasComeTo = (engine: Engine, state: State, { haunt }: SoughtHaunt): boolean =>
  engine.program(state.ruleset).haunts[state.haunt]?.def === haunt;

/** Omens drawn when a haunt most often begins; earlier the roll hardly fails, later it has failed already. */
const LIKELY = [4, 5, 5, 6] as const;

/** Whether some operation of the house starts a haunt whose number is said so. */
function isStarted(packs: readonly Pack[], by: (number: unknown) => boolean): boolean {
  const starts = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null) return false;
    const { op, number } = value as { readonly op?: unknown; readonly number?: unknown };
    return (op === 'startHaunt' && by(number)) || Object.values(value).some(starts);
  };
  return packs.some(({ edition, rooms, cards, tokens }) => starts({ edition, rooms, cards, tokens }));
}

/** Whether the house leads to the haunt by itself: by a chart, or by an operation that starts it by its number. */
export function isLedTo(packs: readonly Pack[], { number }: HauntDef): boolean {
  const names = (value: unknown): boolean =>
    value === number || (typeof value === 'object' && value !== null && Object.values(value).some(names));
  return packs.some(({ chart, scenarios }) => names(chart?.rows) || names(scenarios)) || isStarted(packs, names);
}

/** The scenario and the omen that lead to the haunt. */
function scenarioOf(
  packs: readonly Pack[],
  { number }: HauntDef,
): { readonly id: string; readonly omen: string } | null {
  for (const { id, haunts } of packs.flatMap(({ scenarios }) => scenarios ?? []))
    for (const [omen, n] of Object.entries(haunts)) if (n === number) return { id, omen };
  return null;
}

/**
 * How a haunt may be made to begin; null where the house never begins any. With a chart of rooms and omens the cells that lead to it are stacked; in any
 * house it comes because no other may.
 */
export function wishOf(packs: readonly Pack[], haunt: HauntDef): SoughtHaunt | null {
  const cards = packs.flatMap((pack) => pack.cards ?? []);
  const rooms = packs.flatMap((pack) => pack.rooms ?? []).filter((room) => room.start === undefined);
  const cells = new Map<string, string[]>();
  for (const { chart } of packs) {
    for (const [room, numbers] of Object.entries(chart?.rows ?? {})) {
      numbers.forEach((n, i) => {
        const omen = chart?.omens[i] ?? '';
        const inBox = cards.some((card) => card.id === omen) && rooms.some((def) => def.id === room);
        if (n === haunt.number && inBox) cells.set(omen, [...(cells.get(omen) ?? []), room]);
      });
    }
  }
  const byScenario = scenarioOf(packs, haunt);
  const omen = byScenario?.omen ?? cells.keys().next().value;
  if (!isStarted(packs, () => true)) return null;
  const deck = cards.find((card) => card.id === omen)?.deck ?? '';
  const decks = packs.flatMap((pack) => pack.edition?.decks ?? []);
  const deckIndex = decks.findIndex((def) => def.id === deck);
  const symbol = decks[deckIndex]?.symbol;
  const omenRooms = rooms.filter((room) => symbol !== undefined && room.symbol === symbol).map((room) => room.id);
  if (byScenario !== null) cells.set(byScenario.omen, omenRooms);
  return {
    haunt,
    scenario: byScenario?.id ?? null,
    cells,
    deck,
    deckIndex,
    omens: cards.filter((card) => card.deck === deck).map((card) => card.id),
    omenRooms,
    rooms: rooms.map((room) => room.id),
  };
}

/** Fisher and Yates. */
function shuffledCopy(list: readonly string[], pick: Picker): string[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = pick(i + 1);
    const [a, b] = [copy[i], copy[j]];
    if (a === undefined || b === undefined) continue;
    copy[i] = b;
    copy[j] = a;
  }
  return copy;
}

/**
 * Stacks one omen of the haunt a few omens down, and the rooms of its cells as the omen rooms that come at about that
 * time. Floors and dice still have their say, so that not every game with this set-up comes to the haunt.
 */
export function stackFor(wish: SoughtHaunt, seed: string): NonNullable<Setup['stacked']> {
  if (wish.cells.size === 0) return {};
  const pick = picker(`${seed}/stacked`);
  const omens = [...wish.cells.keys()];
  const omen = pickFrom(omens, pick);
  const targets = shuffledCopy(wish.cells.get(omen) ?? [], pick);
  const before = Math.min(pickFrom(LIKELY, pick), wish.omens.length) - 1;
  const others = shuffledCopy(
    wish.omenRooms.filter((room) => !targets.includes(room)),
    pick,
  );
  const inOrder = [...others.slice(0, before), ...targets, ...others.slice(before)];
  const rooms = shuffledCopy(wish.rooms, pick).map((room) =>
    wish.omenRooms.includes(room) ? (inOrder.shift() ?? room) : room,
  );
  const cards = shuffledCopy(
    wish.omens.filter((card) => card !== omen),
    pick,
  ).slice(0, before);
  return { rooms, cards: { [wish.deck]: [...cards, omen] } };
}

/** What of a set-up leads to the haunt: the scenario, and the stacks. */
export const dealFor = (wish: SoughtHaunt, seed: string): Pick<Setup, 'scenario' | 'stacked'> => ({
  ...(wish.scenario === null ? {} : { scenario: wish.scenario }),
  stacked: stackFor(wish, seed),
});

/** The stacked omen has been drawn and the house stayed quiet: this deal will not come to the haunt. */
export const isTooLate = (wish: SoughtHaunt, state: State): boolean =>
  wish.deckIndex >= 0 && cardsDrawn(state, wish.deckIndex) > Math.max(...LIKELY);
