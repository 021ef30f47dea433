import * as w from '@hollow/engine/words';

const revolver = w.both(w.cards('revolver'), w.untouched);
const prey = w.both(w.heroes, w.withMe(w.self));
const struck = w.where(w.heroes, w.is(w.vOf('struck', w.it), '=', 1));
const scene = w.where(w.standing, w.is(w.vOf('scene', w.itRoom), '=', 1));
const exit = w.where(w.standing, w.is(w.vOf('exit', w.itRoom), '=', 1));
const purse = w.both(w.heldBy(w.$who('h')), w.tagged('item'), w.permits('steal'));
const marks = w.where(prey, w.exists(w.both(w.heldBy(w.it), w.tagged('item'), w.permits('steal'))));
const atTurnStart = w.all(w.not(w.moved), w.is(w.attacksMade, '=', 0));

export default w.haunt({
  id: 'invisible-traitor',
  number: 41,
  kind: 'traitor',
  traitor: w.revealer,

  vars: {
    struck: { per: 'who' },
    scene: { per: 'room', knownTo: 'nobody' },
    exit: { per: 'room', knownTo: 'nobody' },
  },
  statuses: { unseen: { hidesPlace: true } },

  setup: {
    traitor: [
      w.mark(w.traitor, 'unseen'),
      w.ask(w.traitor, 'room', { from: w.standing, as: 'r', secret: true }),
      w.put(w.traitor, w.$room('r'), { silent: true }),
    ],
  },

  actions: {
    'blind-attack': {
      who: w.heroes,
      cost: 'attack',
      do: [w.when(w.at(w.traitor, w.here), [w.attack({ by: w.self, on: w.traitor, own: true })], [w.tell('thin-air')])],
    },
    'blind-shot': {
      who: w.heroes,
      needs: [w.exists(w.both(w.heldBy(w.self), revolver)), w.exists(w.inSightOf(w.here))],
      cost: 'attack',
      do: [
        w.ask(w.self, 'room', { from: w.inSightOf(w.here), as: 'r', question: 'shoot' }),
        w.when(
          w.at(w.traitor, w.$room('r')),
          [w.attack({ by: w.self, on: w.traitor, own: true })],
          [w.tell('thin-air')],
        ),
      ],
    },
    'ask-the-skull': {
      who: w.heroes,
      needs: [w.holds(w.self, w.cards('skull')), atTurnStart],
      limit: 'tracking',
      roll: { trait: 'sanity' },
      pass: 4,
      do: [
        w.when(w.at(w.traitor, w.onFloor('basement')), [w.tell('on-basement')]),
        w.when(w.at(w.traitor, w.onFloor('ground')), [w.tell('on-ground')]),
        w.when(w.at(w.traitor, w.onFloor('upper')), [w.tell('on-upper')]),
      ],
    },
    'ask-the-board': {
      who: w.heroes,
      needs: [w.holds(w.self, w.cards('spirit-board')), atTurnStart],
      limit: 'tracking',
      roll: { trait: 'knowledge' },
      pass: 4,
      do: [
        w.when(w.at(w.traitor, w.symbol('event')), [w.tell('symbol-event')]),
        w.when(w.at(w.traitor, w.symbol('item')), [w.tell('symbol-item')]),
        w.when(w.at(w.traitor, w.symbol('omen')), [w.tell('symbol-omen')]),
        w.when(w.not(w.at(w.traitor, w.symbol('event', 'item', 'omen'))), [w.tell('symbol-none')]),
      ],
    },
    pickpocket: {
      who: w.traitor,
      needs: [w.exists(marks)],
      cost: 'ends-movement',
      do: [
        w.ask(w.self, 'who', { from: marks, as: 'h', secret: true, question: 'pocket' }),
        w.roll(w.trait('speed'), {
          '4+': [w.ask(w.self, 'thing', { from: purse, as: 'c' }), w.steal(w.$thing('c'), w.self)],
          '1-3': [],
          '0': [w.tell('caught', { who: w.$who('h') })],
        }),
      ],
    },
    'sneak-attack': {
      who: w.traitor,
      needs: [w.exists(prey)],
      cost: 'attack',
      do: [
        w.ask(w.self, 'who', { from: prey, as: 'h', question: 'strike' }),
        w.setOf('struck', w.$who('h'), 1),
        w.setOf('scene', w.here, 1),
        w.tell('struck', { who: w.$who('h') }),
        w.damage('physical', { dice: w.half(w.heroesAtStart, true) }, w.$who('h')),
      ],
    },
  },

  rules: {
    // The Ring is no weapon in these hands, and what is done without a weapon is a sneak attack.
    armed: { page: 'traitor', on: 'may', for: w.traitor, verbs: ['weapon/ring', 'weapon/bare'] },
    // What the traitor leaves behind is for those who were struck: the traitor learns of it when they first sense it.
    'open-attack': {
      page: 'heroes',
      on: 'attack.after',
      for: w.traitor,
      do: [w.setOf('struck', w.subject, 1), w.setOf('scene', w.here, 1)],
    },
    'slip-away': {
      page: 'heroes',
      on: 'enter.after',
      for: w.traitor,
      when: w.all(w.exists(scene), w.not(w.exists(exit))),
      do: [w.setOf('exit', w.theRoom, 1)],
    },
    sense: {
      page: 'heroes',
      on: 'turn.after',
      for: w.traitor,
      do: [
        w.eachOne(struck, [
          w.roll(w.trait('knowledge'), {
            '5+': [w.tell('there', { rooms: w.roomOf(w.traitor) })],
            '3-4': [w.when(w.at(w.traitor, scene), [w.tell('still-there')], [w.tell('gone-by', { rooms: exit })])],
            '0-2': [],
          }),
        ]),
        w.eachOne(struck, [w.setOf('struck', w.self, 0)]),
        w.each(scene, 'r', [w.setOf('scene', w.$room('r'), 0)]),
        w.each(exit, 'r', [w.setOf('exit', w.$room('r'), 0)]),
      ],
    },
  },

  wins: { heroes: w.isDead(w.traitor), traitor: w.gone(w.heroes) },

  rulings: {
    'hit-or-miss': { page: 'heroes', about: ['blind-attack', 'blind-shot'] },
    'sensed-aloud': { page: 'heroes', about: ['sense'] },
  },
});
