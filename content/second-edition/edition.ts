import {
  $num,
  active,
  addRoom,
  all,
  any,
  at,
  both,
  call,
  chart,
  clause,
  daysToBirthday,
  dice,
  drawn,
  drawnIn,
  eachOne,
  edition,
  exists,
  explorers,
  fewest,
  first,
  hauntOn,
  heroes,
  inHouse,
  is,
  isDead,
  isIn,
  it,
  kindIs,
  lastDrawn,
  loop,
  mayReveal,
  monsters,
  monsterTurn,
  not,
  onFloor,
  opensDoors,
  prepare,
  reach,
  reading,
  repeat,
  reveal,
  roll,
  roomOf,
  round,
  self,
  startHaunt,
  takeTurn,
  traitor,
  turnOrder,
  when,
  where,
} from '@hollow/engine/builders';
import { CLAUSES } from './clauses.ts';
import { PRESETS, SWITCHES } from './switches.ts';

/** The second edition: what the box holds and how an evening runs until the haunt. */
export default edition({
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
  start: 'entrance-hall',
  players: { min: 2, max: 6 },
  moveTrait: 'speed',
  fightTrait: 'might',
  switches: SWITCHES,
  presets: PRESETS,
  clauses: CLAUSES,

  first: first(fewest(explorers, daysToBirthday(it))),
  flow: [
    loop([
      round([
        eachOne(turnOrder, [
          when(not(isDead(self)), [
            takeTurn(self),
            when(all(reading('hauntRollTiming', 'endOfTurn'), not(hauntOn), is(drawn('omen', 'turn'), '>', 0)), [
              clause('2e.haunt-roll.when', call('haunt-rolls')),
            ]),
          ]),
        ]),
      ]),
    ]),
  ],
  hauntFlow: [
    prepare,
    loop([round([eachOne(turnOrder, [takeTurn(self)]), clause('2e.haunt-order.round', monsterTurn)])]),
  ],
  procs: {
    haunt: [startHaunt(chart(lastDrawn('omen'), drawnIn('omen')), { omen: lastDrawn('omen'), room: drawnIn('omen') })],
    // The haunt takes another course: what is left of the rolls is not made.
    'haunt-rolls': [
      when(
        reading('hauntRolls', 'oncePerOmen'),
        [repeat(drawn('omen', 'turn'), [call('haunt-roll')])],
        [call('haunt-roll')],
      ),
    ],
    'haunt-roll': [
      clause('2e.haunt-roll.dice', roll(dice(6), undefined, { tags: ['haunt'], as: 'n' })),
      when(
        any(is($num('n'), '<', drawn('omen')), all(reading('hauntRoll', 'atMost'), is($num('n'), '=', drawn('omen')))),
        [
          when(
            is(drawn('omen'), '>', 12),
            [clause('2e.haunt-roll.certain', call('haunt'))],
            [clause('2e.haunt-roll.threshold', call('haunt'))],
          ),
        ],
      ),
    ],
  },
  rules: {
    // Taken by the traitor where a monster in the basement has no way to any hero.
    'search-for-stairs': {
      on: 'turn.offer',
      for: traitor,
      when: all(
        hauntOn,
        not(inHouse('stairs-from-basement')),
        exists(
          where(monsters, all(at(it, onFloor('basement')), not(exists(both(reach(roomOf(it), 100), roomOf(heroes)))))),
        ),
      ),
      do: [addRoom({ floor: 'basement', which: 'stairs-from-basement', as: 'stairs' })],
      cites: ['2e.monster.basement-stairs'],
    },
    'finds-its-own-way': {
      on: 'may',
      for: traitor,
      when: exists(where(monsters, opensDoors(it))),
      verbs: ['edition/search-for-stairs'],
      cites: ['2e.monster.basement-stairs-exception'],
    },
    // On the own turn the page of the haunt offers the same.
    'show-yourself': {
      on: 'standing.offer',
      when: all(mayReveal(self), not(isIn(active, self))),
      do: [reveal(self)],
      cites: ['2e.hidden.reveal'],
    },
    'roll-at-once': {
      on: 'draw.after',
      when: kindIs('omen'),
      under: { hauntRollTiming: 'onDraw' },
      do: [call('haunt-roll')],
      cites: ['2e.haunt-roll.when'],
    },
    'roll-no-more': {
      on: 'may',
      when: hauntOn,
      under: { hauntRollTiming: 'onDraw' },
      verbs: ['edition/roll-at-once'],
      cites: ['2e.haunt-roll.never-after'],
    },
  },
});
