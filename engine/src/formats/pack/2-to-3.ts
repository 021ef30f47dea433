import type { FormatStep, Kept } from '../ladder.ts';

/** Switches that the engine of format 2 knew by their names, each with the option that it looked for and the rules that were read by it. */
const KNOWN_BY_NAME: Readonly<Record<string, readonly [option: string, ...rules: string[]]>> = {
  preHauntFloor: ['one', 'traits.floor-before-haunt', 'traits.on-the-skull'],
  deathBeforeHaunt: ['possible', 'death.before-haunt'],
  damageWording: ['pointsAreDice', 'damage.points'],
  traitRoomsForTransformedTraitor: ['false', 'monster.transformed-trait-rooms'],
  newItemImmediateUse: ['extraUse', 'card.first-use-counts'],
  itemActionsPerTurn: ['oneInAll', 'item.once-each'],
  companionCustody: ['optional', 'companion.joins'],
  emptyDeck: ['drawNothing', 'card.deck-empty'],
  spentEvent: ['bury', 'card.spent-discarded'],
  mismatchedTile: ['bottomOfStack', 'stack.mismatch-discarded'],
  sealedFloorRepair: ['freeRebuild', 'seal.least-change'],
  frontDoor: ['openAfterHaunt', 'doors.open-in-haunt'],
  barrierRanged: ['allowed', 'ranged.over-barrier'],
  rangedBacklash: ['never', 'ranged.no-backlash'],
  stunRecovery: ['endOfMonsterTurn', 'monster.recover-missed'],
  hiddenTraitorOnHazard: ['mustReveal', 'hidden.may-stay'],
  traitorIgnoresCardDamage: ['true', 'traitor.ignores-card-damage'],
  openHaunt: ['open', 'haunt.open-books'],
  reluctantTraitor: ['volunteerSwap', 'reluctant-traitor.asked'],
  unclearRule: ['groupDecides', 'unclear.chance'],
  unplayedHauntSearch: ['nextOmenTileInStack', 'unplayed-haunt.nearest-room'],
};

const isRow = (value: unknown): value is Kept => typeof value === 'object' && value !== null && !Array.isArray(value);

const has = (def: unknown, option: string): boolean =>
  isRow(def) && Array.isArray(def.options) && def.options.includes(option);

/** The edition says of each of these switches which rules it reads. */
function withReadings(edition: Kept): Kept {
  const switches = isRow(edition.switches) ? edition.switches : {};
  const readings = Object.entries(KNOWN_BY_NAME).flatMap(([name, [option, ...rules]]) =>
    has(switches[name], option) ? rules.map((rule) => [rule, { switch: name }] as const) : [],
  );
  if (readings.length === 0) return edition;
  const own = isRow(edition.readings) ? edition.readings : {};
  return { ...edition, readings: { ...Object.fromEntries(readings), ...own } };
}

/** Whether a haunt can be played shows in what is written of it. */
function withoutPlayable(haunt: unknown): unknown {
  if (!isRow(haunt)) return haunt;
  const { playable: _, ...rest } = haunt;
  return rest;
}

export const step2to3: FormatStep = {
  up: (pack) => ({
    ...pack,
    ...(isRow(pack.edition) ? { edition: withReadings(pack.edition) } : {}),
    ...(Array.isArray(pack.haunts) ? { haunts: pack.haunts.map(withoutPlayable) } : {}),
  }),
};
