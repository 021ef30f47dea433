import {
  $room,
  $thing,
  $who,
  all,
  allDead,
  ask,
  at,
  attack,
  attacksMade,
  both,
  cards,
  damage,
  each,
  eachOne,
  exists,
  half,
  haunt,
  heldBy,
  here,
  heroes,
  heroesAtStart,
  holds,
  inSightOf,
  is,
  isDead,
  it,
  itRoom,
  mark,
  moved,
  not,
  onFloor,
  permits,
  put,
  revealer,
  roll,
  roomOf,
  self,
  setOf,
  standing,
  steal,
  subject,
  symbol,
  tagged,
  tell,
  theRoom,
  trait,
  traitor,
  untouched,
  vOf,
  when,
  where,
  withMe,
} from '@hollow/engine/builders';

const revolver = both(cards('revolver'), untouched);
const prey = both(heroes, withMe(self));
const struck = where(heroes, is(vOf('struck', it), '=', 1));
const scene = where(standing, is(vOf('scene', itRoom), '=', 1));
const exit = where(standing, is(vOf('exit', itRoom), '=', 1));
const purse = both(heldBy($who('h')), tagged('item'), permits('steal'));
const marks = where(prey, exists(both(heldBy(it), tagged('item'), permits('steal'))));
const atTurnStart = all(not(moved), is(attacksMade, '=', 0));

export default haunt({
  id: 'invisible-traitor',
  number: 41,
  kind: 'traitor',
  traitor: revealer,

  vars: {
    struck: { per: 'who' },
    scene: { per: 'room', knownTo: 'traitor' },
    exit: { per: 'room', knownTo: 'traitor' },
  },
  statuses: { unseen: { hidesPlace: true } },

  setup: {
    traitor: [
      mark(traitor, 'unseen'),
      ask(traitor, 'room', { from: standing, as: 'r', secret: true }),
      put(traitor, $room('r'), { silent: true }),
    ],
  },

  actions: {
    // Ruling: both blows stand for the attack of the turn, hit or miss.
    'blind-attack': {
      who: heroes,
      cost: 'attack',
      do: [when(at(traitor, here), [attack({ by: self, on: traitor, own: true })], [tell('thin-air')])],
    },
    'blind-shot': {
      who: heroes,
      needs: [exists(both(heldBy(self), revolver)), exists(inSightOf(here))],
      cost: 'attack',
      do: [
        ask(self, 'room', { from: inSightOf(here), as: 'r' }),
        when(at(traitor, $room('r')), [attack({ by: self, on: traitor, own: true })], [tell('thin-air')]),
      ],
    },
    'ask-the-skull': {
      who: heroes,
      needs: [holds(self, cards('skull')), atTurnStart],
      roll: { trait: 'sanity' },
      pass: 4,
      do: [
        when(at(traitor, onFloor('basement')), [tell('on-basement')]),
        when(at(traitor, onFloor('ground')), [tell('on-ground')]),
        when(at(traitor, onFloor('upper')), [tell('on-upper')]),
      ],
    },
    'ask-the-board': {
      who: heroes,
      needs: [holds(self, cards('spirit-board')), atTurnStart],
      roll: { trait: 'knowledge' },
      pass: 4,
      do: [
        when(at(traitor, symbol('event')), [tell('symbol-event')]),
        when(at(traitor, symbol('item')), [tell('symbol-item')]),
        when(at(traitor, symbol('omen')), [tell('symbol-omen')]),
        when(not(at(traitor, symbol('event', 'item', 'omen'))), [tell('symbol-none')]),
      ],
    },
    pickpocket: {
      who: traitor,
      needs: [exists(marks)],
      do: [
        ask(self, 'who', { from: marks, as: 'h', secret: true }),
        roll(trait('speed'), {
          '4+': [ask(self, 'thing', { from: purse, as: 'c' }), steal($thing('c'), self)],
          '1-3': [],
          '0': [tell('caught', { who: $who('h') })],
        }),
      ],
    },
    'sneak-attack': {
      who: traitor,
      needs: [exists(prey)],
      cost: 'attack',
      do: [
        ask(self, 'who', { from: prey, as: 'h' }),
        setOf('struck', $who('h'), 1),
        setOf('scene', here, 1),
        tell('struck', { who: $who('h') }),
        damage('physical', { dice: half(heroesAtStart, true) }, $who('h')),
      ],
    },
  },

  rules: {
    // The Ring is no weapon in these hands, and what is done without a weapon is a sneak attack.
    armed: { page: 'traitor', on: 'may', for: traitor, verbs: ['weapon/ring', 'weapon/bare'] },
    'open-attack': {
      page: 'traitor',
      on: 'attack.after',
      for: traitor,
      do: [setOf('struck', subject, 1), setOf('scene', here, 1)],
    },
    'slip-away': {
      page: 'traitor',
      on: 'enter.after',
      for: traitor,
      when: all(exists(scene), not(exists(exit))),
      do: [setOf('exit', theRoom, 1)],
    },
    // Ruling: what one hero senses is said aloud; a shot from afar is sensed from the room it came from.
    sense: {
      on: 'turn.after',
      for: traitor,
      do: [
        eachOne(struck, [
          roll(trait('knowledge'), {
            '5+': [tell('there', { rooms: roomOf(traitor) })],
            '3-4': [when(at(traitor, scene), [tell('still-there')], [tell('gone-by', { rooms: exit })])],
            '0-2': [],
          }),
        ]),
        eachOne(struck, [setOf('struck', self, 0)]),
        each(scene, 'r', [setOf('scene', $room('r'), 0)]),
        each(exit, 'r', [setOf('exit', $room('r'), 0)]),
      ],
    },
  },

  wins: { heroes: isDead(traitor), traitor: allDead(heroes) },
});
