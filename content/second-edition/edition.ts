import * as w from '@hollow/engine/words';
import { CLAUSES } from './clauses.ts';
import { stuckBelow } from './stairs.ts';
import { PRESETS, SWITCHES } from './switches.ts';

/** The highest haunt roll that begins the haunt. */
const hauntAt = w.ifElse(w.reading('hauntRoll', 'atMost'), w.drawn('omen'), w.minus(w.drawn('omen'), 1));

/** A turn in which an omen was drawn ends with it. */
const hauntDue = w.all(
  w.reading('hauntRollTiming', 'endOfTurn'),
  w.not(w.hauntOn),
  w.is(w.drawn('omen', 'turn'), '>', 0),
);
const hauntDice = 6;

/** The second edition: what the box holds and how an evening runs until the haunt. */
export default w.edition({
  floors: ['basement', 'ground', 'upper'],
  traits: ['speed', 'might', 'sanity', 'knowledge'],
  damage: { physical: ['speed', 'might'], mental: ['sanity', 'knowledge'] },
  faces: [0, 0, 1, 1, 2, 2],
  maxDice: 8,
  decks: [
    { id: 'omen', symbol: 'omen', kept: true, items: true },
    { id: 'item', symbol: 'item', kept: true, items: true },
    { id: 'event', symbol: 'event', kept: false, items: false },
  ],
  omenDeck: 'omen',
  nextHauntRoll: { dice: hauntDice, atMost: hauntAt, due: hauntDue },
  start: 'entrance-hall',
  players: { min: 2, max: 6, explorers: { 2: 2 } },
  moveTrait: 'speed',
  fightTrait: 'might',
  switches: SWITCHES,
  presets: PRESETS,
  clauses: CLAUSES,
  readings: {
    'traits.floor-before-haunt': { switch: 'preHauntFloor' },
    'traits.on-the-skull': { switch: 'preHauntFloor' },
    'death.before-haunt': { switch: 'deathBeforeHaunt' },
    'damage.points': { switch: 'damageWording' },
    'monster.transformed-trait-rooms': { switch: 'traitRoomsForTransformedTraitor' },
    'card.first-use-counts': { switch: 'newItemImmediateUse' },
    'item.once-each': { switch: 'itemActionsPerTurn' },
    'companion.joins': { switch: 'companionCustody' },
    'card.deck-empty': { switch: 'emptyDeck' },
    'card.spent-discarded': { switch: 'spentEvent' },
    'stack.mismatch-discarded': { switch: 'mismatchedTile' },
    'seal.least-change': { switch: 'sealedFloorRepair' },
    'doors.open-in-haunt': { switch: 'frontDoor' },
    'ranged.over-barrier': { switch: 'barrierRanged' },
    'ranged.no-backlash': { switch: 'rangedBacklash' },
    'monster.recover-missed': { switch: 'stunRecovery' },
    'hidden.may-stay': { switch: 'hiddenTraitorOnHazard' },
    'traitor.ignores-card-damage': { switch: 'traitorIgnoresCardDamage' },
    'haunt.open-books': { switch: 'openHaunt' },
    'reluctant-traitor.asked': { switch: 'reluctantTraitor' },
    'unclear.chance': { switch: 'unclearRule' },
    'unplayed-haunt.nearest-room': { switch: 'unplayedHauntSearch' },
    'move.current-speed': { switch: 'moveAllowance' },
    'damage.waste-before-haunt': { switch: 'preHauntDamageWaste' },
    'discover.card-before-text': { switch: 'tileTextOrder' },
    'discover.fit': { switch: 'tileMatch' },
    'item.haunt-tokens': { switch: 'itemTokens' },
    'monster.card-passages': { switch: 'monstersUseCardPassages' },
    'room.barrier.traitor': { switch: 'barrierTraitor' },
  },

  first: w.first(w.fewest(w.explorers, w.daysToBirthday(w.it))),
  flow: [
    w.loop([
      w.round([
        w.eachOne(w.turnOrder, [
          w.when(w.not(w.isDead(w.self)), [
            w.takeTurn(w.self),
            w.when(hauntDue, [w.clause('2e.haunt-roll.when', w.call('haunt-rolls'))]),
          ]),
        ]),
      ]),
    ]),
  ],
  hauntFlow: [
    w.prepare,
    w.loop([w.round([w.eachOne(w.turnOrder, [w.takeTurn(w.self)]), w.clause('2e.haunt-order.round', w.monsterTurn)])]),
  ],
  procs: {
    haunt: [
      w.startHaunt(w.chart(w.lastDrawn('omen'), w.drawnIn('omen')), {
        omen: w.lastDrawn('omen'),
        room: w.drawnIn('omen'),
      }),
    ],
    // The haunt takes another course: what is left of the rolls is not made.
    'haunt-rolls': [
      w.when(
        w.reading('hauntRolls', 'oncePerOmen'),
        [w.repeat(w.drawn('omen', 'turn'), [w.call('haunt-roll')])],
        [w.call('haunt-roll')],
      ),
    ],
    'haunt-roll': [
      w.clause(
        '2e.haunt-roll.dice',
        w.roll(w.dice(hauntDice), undefined, { tags: ['haunt'], as: 'n', atMost: hauntAt }),
      ),
      w.when(w.is(w.$num('n'), '≤', hauntAt), [
        w.when(
          w.is(w.drawn('omen'), '>', 12),
          [w.clause('2e.haunt-roll.certain', w.call('haunt'))],
          [w.clause('2e.haunt-roll.threshold', w.call('haunt'))],
        ),
      ]),
    ],
  },
  rules: {
    // Taken by the traitor's player, dead or alive, where a monster in the basement has no way to any hero.
    'search-for-stairs': {
      on: 'turn.offer',
      for: w.traitor,
      evenDead: true,
      when: stuckBelow,
      do: [w.addRoom({ floor: 'basement', which: 'stairs-from-basement', as: 'stairs' })],
      cites: ['2e.monster.basement-stairs'],
    },
    'finds-its-own-way': {
      on: 'may',
      for: w.traitor,
      evenDead: true,
      when: w.exists(w.where(w.monsters, w.opensDoors(w.it))),
      verbs: ['edition/search-for-stairs'],
      cites: ['2e.monster.basement-stairs-exception'],
    },
    // On one's own turn the page of the haunt offers the same.
    'show-yourself': {
      on: 'standing.offer',
      when: w.all(w.mayReveal(w.self), w.not(w.isIn(w.active, w.self))),
      do: [w.reveal(w.self)],
      cites: ['2e.hidden.reveal'],
    },
    'roll-at-once': {
      on: 'draw.after',
      when: w.kindIs('omen'),
      under: { hauntRollTiming: 'onDraw' },
      do: [w.call('haunt-roll')],
      cites: ['2e.haunt-roll.when'],
    },
    'roll-no-more': {
      on: 'may',
      when: w.hauntOn,
      under: { hauntRollTiming: 'onDraw' },
      verbs: ['edition/roll-at-once'],
      cites: ['2e.haunt-roll.never-after'],
    },
  },
});
