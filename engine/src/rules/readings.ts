import { RULES, type RuleName, type Rules } from './index.ts';

/**
 * Other ways in which a rule may rightly be read: by another book, another edition, or as a table wishes. An edition names the readings that hold for it;
 * one of its switches may choose among them.
 */
const READINGS: { readonly [K in RuleName]?: Readonly<Record<string, Rules[K]>> } = {
  'reveal.alone-book': { ofTheTraitor: () => 'traitor' },
  'info.openings-public': { aloud: () => true },
  'info.used-aloud': { onRequest: () => true },
  'sight.own-room': { seen: () => true },
  /** Nobody puts anything down. */
  'drop.any': { never: () => false },
  /** Nothing is stolen, however great the damage. */
  'steal.condition': { never: () => false },
  /** A crowd stands in the way as one does. */
  'obstruct.cost': { oneInAll: (opponents) => Math.min(opponents, 1) },
  'haunt-order.from': { leftOfRevealer: (_traitor, revealer) => revealer },
  'unplayed-haunt.shuffles': { buries: () => false },
  'trade.bundles': { bundles: () => true },
  'death.keeps-cards': { corpse: () => true },
  'loot.one': { turn: (taken) => taken === 0 },
  'loot.uses-trade': { true: () => true },
  'card.first-use': { fromNextTurn: () => false },
  'card.received-is-new': { fromNextTurn: () => true },
  'weapons.new': { fromNextTurn: () => false },
  'dice.attack-not-trait-roll': { isTraitRoll: (tags) => [...tags, 'trait'] },
  'obstruct.minimum': { monstersOnly: (monster) => monster },
  'traits.heal': { value: (now, start, row) => (row[now] === row[start] ? now : Math.max(start, now)) },
  'traitor.events': { never: () => false },
  'traitor.freed': { never: () => false },
  'move.current-speed': { startOfTurnSpeed: (_now, atStart) => atStart },
  'room.barrier.traitor': { rolls: () => false },
  'monster.card-passages': { false: () => false },
  'damage.waste-before-haunt': { forbidden: () => false },
  'discover.card-before-text': { textThenCard: () => false },
  'item.haunt-tokens': { fixed: () => false },
  /** The number under the skull counts as one, where a trait may rest there. */
  'traits.floor-before-haunt': { one: () => -1 },
  'traits.on-the-skull': { one: () => 1 },
  'death.before-haunt': { possible: () => true },
  'damage.points': { pointsAreDice: () => false },
  'monster.transformed-trait-rooms': { false: () => false },
  'card.first-use-counts': { extraUse: () => false },
  'item.once-each': { oneInAll: (done) => done.length === 0, asOften: () => true },
  'companion.joins': { optional: () => false },
  'card.deck-empty': { drawNothing: () => false },
  'card.spent-discarded': { bury: () => false },
  'stack.mismatch-discarded': { bottomOfStack: () => false },
  'seal.least-change': { freeRebuild: () => false },
  'doors.open-in-haunt': { openAfterHaunt: () => true },
  'ranged.over-barrier': { allowed: () => true },
  /** Not even whoever is shot at in the same room strikes back. */
  'ranged.no-backlash': { never: () => false },
  'monster.recover-missed': { endOfMonsterTurn: () => false },
  'hidden.may-stay': { mustReveal: () => false },
  'traitor.ignores-card-damage': { true: () => true },
  'haunt.open-books': { open: () => true },
  'reluctant-traitor.asked': { volunteerSwap: () => true },
  'unclear.chance': { groupDecides: () => false },
  'unplayed-haunt.nearest-room': { nextOmenTileInStack: () => false },
  /** Only the door that one comes through has to fit. */
  'discover.fit': { entryDoorOnly: () => 0 },
};

const isRule = (name: string): name is RuleName => Object.hasOwn(RULES, name);

/** Names of the readings of a rule besides the usual one; null where there is no such rule. */
export const readingsOf = (rule: string): readonly string[] | null =>
  isRule(rule) ? Object.keys(READINGS[rule] ?? {}) : null;

/** The rules in force, when these are read so; any other word than one of its readings leaves a rule as it usually is. */
export function lawBy(readings: Readonly<Record<string, string>>): Rules {
  const read = Object.entries(readings).flatMap(([rule, reading]) => {
    const row = isRule(rule) ? READINGS[rule]?.[reading] : undefined;
    return row === undefined ? [] : [[rule, row] as const];
  });
  return read.length === 0 ? RULES : { ...RULES, ...Object.fromEntries(read) };
}
