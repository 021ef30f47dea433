import * as w from '@hollow/engine/words';

const ghosts = w.piece('angry-ghost');
const graves = w.pieces('remains');
const freeRooms = w.except(w.standing, w.roomOf(graves));
const graveHere = w.where(graves, w.at(w.it, w.here));
const isCaretaker = w.is(w.vOf('caretaker', w.here), '=', 1);
const caretaker = w.pieces('caretaker');
const heldBones = ['caretaker', 'bones'] as const;
const heroBeside = w.both(w.touching(w.here), w.roomOf(w.heroes));
const prey = w.both(w.withMe(w.self), w.heroes);
const layIn = (from: typeof freeRooms | ReturnType<typeof w.both>) => [
  w.ask(w.traitor, 'room', { from, as: 'r', question: 'lay' }),
  w.deploy('remains', { rooms: w.$room('r') }),
];

export default w.haunt({
  id: 'come-play-with-us',
  number: 16,
  kind: 'traitor',
  traitor: w.revealer,

  vars: {
    // Where the Caretaker lies: which of the face-down tokens is the 1.
    caretaker: {
      per: 'room',
      knownTo: 'traitor',
      guess: { among: w.roomOf(graves), n: w.ifElse(w.exists(caretaker), 0, 1) },
    },
    rested: {},
  },
  pieces: {
    remains: { n: w.byPlayers(4, 5, 6, 7) },
    bones: { n: w.byPlayers(3, 4, 5, 6), carry: 'item' },
    caretaker: { n: 1, carry: 'item' },
    stranger: { n: w.byPlayers(3, 4, 5, 6) },
  },
  monsters: { 'angry-ghost': { n: w.byPlayers(4, 5, 6, 7), traits: { might: 5, speed: 4, knowledge: 4, sanity: 4 } } },
  statuses: { rising: { rules: { 'not-yet': { on: 'may', verbs: ['act'] } } } },

  setup: {
    heroes: [w.ensureRoom('graveyard', { floor: 'ground' })],
    traitor: [
      w.heal(w.allTraits, w.traitor),
      ...layIn(w.both(freeRooms, w.onFloor('basement'))),
      ...layIn(w.both(freeRooms, w.onFloor('ground'))),
      ...layIn(w.both(freeRooms, w.onFloor('upper'))),
      w.repeat(w.byPlayers(1, 2, 3, 4), layIn(freeRooms)),
      w.ask(w.traitor, 'room', { from: w.roomOf(graves), as: 'r', secret: true, question: 'caretaker' }),
      w.setOf('caretaker', w.$room('r'), 1),
      w.repeat(2, [
        w.ask(w.traitor, 'room', { from: w.except(w.standing, w.roomOf(w.heroes)), as: 'r', question: 'ghost' }),
        w.deploy('angry-ghost', { rooms: w.$room('r') }),
      ]),
    ],
  },

  actions: {
    'unearth-remains': {
      who: w.heroes,
      where: w.roomOf(graves),
      do: [
        w.remove(graveHere),
        w.when(isCaretaker, [w.call('take-caretaker')], [w.deploy('bones', { holder: w.self })]),
      ],
    },
    'identify-remains': {
      who: w.heroes,
      where: w.roomOf(graves),
      roll: { trait: 'knowledge' },
      pass: 5,
      do: [
        w.remove(graveHere),
        w.when(isCaretaker, [w.call('take-caretaker')], [w.deploy('stranger', { rooms: w.here })]),
      ],
    },
    'consecrate-remains': {
      who: w.heroes,
      where: w.named('graveyard'),
      needs: [w.holds(w.self, caretaker)],
      roll: { trait: 'sanity' },
      pass: 5,
      do: [w.set('rested', 1)],
      fail: [w.damage('mental', 2)],
    },
    'break-through': {
      who: w.traitor,
      needs: [w.exists(heroBeside)],
      do: [
        w.ask(w.self, 'room', { from: heroBeside, as: 'r', question: 'break-through' }),
        w.put(w.self, w.$room('r')),
      ],
    },
    'icy-touch': {
      who: ghosts,
      page: 'traitor',
      needs: [w.exists(prey)],
      cost: 'attack',
      do: [
        w.ask(w.self, 'who', { from: prey, as: 'x', question: 'icy-touch' }),
        w.attack({ by: w.self, on: w.$who('x'), trait: 'sanity' }),
      ],
    },
  },

  procs: { 'take-caretaker': [w.setOf('caretaker', w.here, 0), w.deploy('caretaker', { holder: w.self })] },

  rules: {
    'heavy-to-bear': {
      page: 'heroes',
      on: 'turn.before',
      for: w.traitor,
      do: [
        w.each(w.where(w.heroes, w.exists(w.ownedBy(w.outer('bearer'), ...heldBones)), 'bearer'), 'h', [
          w.damage('mental', w.count(w.ownedBy(w.$who('h'), ...heldBones)), w.$who('h')),
        ]),
      ],
    },
    'looted-together': {
      page: 'heroes',
      on: 'transfer.after',
      for: w.heroes,
      when: w.all(w.isIn(w.theThing, w.pieces(...heldBones)), w.exists(w.both(w.instigator, w.deadOnes))),
      do: [w.transfer(w.ownedBy(w.instigator, ...heldBones), w.self)],
    },
    'not-for-you': {
      page: 'traitor',
      on: 'may',
      for: w.traitor,
      when: w.isIn(w.itThing, w.pieces(...heldBones)),
      verbs: ['take'],
    },
    'the-dead-walk': {
      page: 'traitor',
      on: 'kill.after',
      evenDead: true,
      when: w.isIn(w.subject, w.everyone),
      do: [
        w.each(w.theRoom, 'r', [
          w.deploy('angry-ghost', { rooms: w.$room('r'), as: 'ghost' }),
          w.when(w.during('monsterTurn'), [w.mark(w.$who('ghost'), 'rising')]),
        ]),
      ],
    },
    'risen-now': {
      page: 'traitor',
      on: 'monsterTurn.after',
      evenDead: true,
      do: [w.mark(w.withStatus('rising'), 'rising', false)],
    },
  },

  wins: { heroes: w.is(w.v('rested'), '=', 1), traitor: w.gone(w.heroes) },

  exceptions: [{ law: 'dead-traitor', of: 'haunts/come-play-with-us/heavy-to-bear', ruling: 'less-heavy' }],

  rulings: {
    'one-grave-each': { page: 'traitor', about: ['setup/traitor'] },
    'nameless-stay': { page: 'heroes', about: ['identify-remains'] },
    'never-put-down': { page: 'heroes', about: ['unearth-remains'] },
    'not-yours': { page: 'traitor', about: ['not-for-you'] },
    'through-the-wall': { page: 'traitor', about: ['break-through'] },
    'no-ghost-left': { page: 'traitor', about: ['the-dead-walk'] },
    'host-no-more': { page: 'traitor', about: ['wins/traitor'] },
    'less-heavy': { page: 'heroes', about: ['heavy-to-bear'] },
  },
});
