import * as w from '@hollow/engine/words';
import { CLAUSES } from './clauses.ts';
import { PRESETS, SWITCHES } from './switches.ts';

/** The result of a haunt roll from which on the haunt begins. */
const HAUNT_AT = 5;

/** Omens that count for a haunt roll. */
const omens = w.ifElse(
  w.reading('hauntRollCount', 'held'),
  w.count(w.both(w.fromDeck('omen'), w.heldBy(w.everyone))),
  w.drawn('omen'),
);

/** The third edition: what the box holds and how an evening runs until the haunt. */
export default w.edition({
  floors: ['basement', 'ground', 'upper'],
  traits: ['might', 'speed', 'knowledge', 'sanity'],
  damage: {
    physical: ['might', 'speed'],
    mental: ['knowledge', 'sanity'],
    general: ['might', 'speed', 'knowledge', 'sanity'],
  },
  faces: [0, 0, 1, 1, 2, 2],
  maxDice: 8,
  decks: [
    { id: 'omen', symbol: 'omen', kept: true, items: true },
    { id: 'item', symbol: 'item', kept: true, items: true },
    { id: 'event', symbol: 'event', kept: false, items: false },
  ],
  omenDeck: 'omen',
  start: 'entrance-hall',
  players: { min: 3, max: 6 },
  moveTrait: 'speed',
  fightTrait: 'might',
  switches: SWITCHES,
  presets: PRESETS,
  clauses: CLAUSES,
  readings: {
    'move.current-speed': 'startOfTurnSpeed',
    'damage.waste-before-haunt': 'forbidden',
    'discover.card-before-text': 'textThenCard',
    'discover.fit': 'entryDoorOnly',
    'trade.bundles': 'bundles',
    'death.keeps-cards': 'corpse',
    'loot.one': { switch: 'lootPer' },
    'loot.uses-trade': { switch: 'lootUsesTrade' },
    'card.first-use': 'fromNextTurn',
    'card.received-is-new': 'fromNextTurn',
    'weapons.new': 'fromNextTurn',
    'dice.attack-not-trait-roll': 'isTraitRoll',
    'obstruct.minimum': 'monstersOnly',
    'traits.heal': { switch: 'healTo' },
    'traitor.events': 'never',
    'traitor.freed': 'never',
    'card.spent-discarded': 'bury',
    'card.deck-empty': 'drawNothing',
    'stack.mismatch-discarded': 'bottomOfStack',
    'unclear.chance': 'groupDecides',
    'haunt.open-books': { switch: 'openHaunt' },
    'reluctant-traitor.asked': { switch: 'reluctantTraitor' },
    'haunt-order.from': { switch: 'hauntFirstTurn' },
    'unplayed-haunt.shuffles': 'buries',
    'obstruct.cost': 'oneInAll',
    'drop.any': 'never',
    'item.once-each': 'asOften',
    'info.openings-public': 'aloud',
    'info.used-aloud': 'onRequest',
    'reveal.alone-book': 'ofTheTraitor',
    'sight.own-room': 'seen',
    'steal.condition': 'never',
    'monster.card-passages': 'false',
  },

  first: w.first(w.fewest(w.explorers, w.daysToBirthday(w.it))),
  flow: [w.loop([w.round([w.eachOne(w.turnOrder, [w.takeTurn(w.self)])])])],
  hauntFlow: [
    w.prepareAloud('everyone', 'heroes', 'traitor'),
    w.loop([w.round([w.eachOne(w.turnOrder, [w.takeTurn(w.self)]), w.monsterTurn])]),
  ],
  procs: {
    haunt: [w.startHaunt(w.scenarioHaunt(w.lastDrawn('omen')), { omen: w.lastDrawn('omen'), room: w.drawnIn('omen') })],
    // For events that may begin a haunt of their own: `n` is the result.
    'haunt-roll': [w.roll(w.dice(omens), undefined, { tags: ['haunt'], as: 'n', need: HAUNT_AT })],
  },
  rules: {
    'discovery-ends-the-turn': {
      on: 'enter.after',
      when: w.discovered,
      do: [w.end('turn')],
      cites: ['3e.turn.discovery-ends'],
    },
    'roll-for-the-haunt': {
      on: 'draw.after',
      when: w.kindIs('omen'),
      do: [
        w.when(
          w.exists(w.inStack('omen')),
          [
            w.clause('3e.haunt-roll.dice', w.call('haunt-roll')),
            w.when(w.is(w.$num('n'), '≥', HAUNT_AT), [w.clause('3e.haunt-roll.threshold', w.call('haunt'))]),
          ],
          [w.clause('3e.haunt-roll.last-omen', w.call('haunt'))],
        ),
      ],
      cites: ['3e.haunt-roll.when'],
    },
    'roll-no-more': {
      on: 'may',
      when: w.hauntOn,
      verbs: ['edition/roll-for-the-haunt'],
      cites: ['3e.haunt-roll.never-after'],
    },
    'ignores-the-symbol': {
      on: 'draw.instead',
      for: w.traitor,
      when: w.all(w.kindIs('event'), w.during('enter')),
      optional: true,
      do: [],
      cites: ['3e.traitor.event-symbols'],
    },
    // More dice than lie in the box.
    'no-bound-to-dice': {
      on: 'dice',
      under: { mostDice: 'unlimited' },
      layer: 'set',
      value: 99,
      cites: ['3e.dice.most'],
    },
  },
});
