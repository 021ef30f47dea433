import * as w from '@hollow/engine/words';

const suckers = w.piece('sucker');
const head = w.piece('head');
const ball = w.cards('crystal-ball');
/** The Ball has had its one use of the turn. */
const gazed = w.transfer(w.both(w.heldBy(w.self), ball), w.self, { spends: true });
const SITES = ['furnace-room', 'conservatory', 'organ-room', 'underground-lake', 'gardens', 'chasm'];
const sites = w.named(...SITES);
const empty = w.except(sites, w.roomOf(w.pieces('arm')));
const grip = w.grip({
  by: suckers,
  on: w.heroes,
  when: w.kindIs('physical'),
  first: [w.drop(w.both(w.heldBy(w.self), w.tagged('item'))), w.eachOne(w.winner, [w.end('movement')])],
});
const victims = w.where(w.heroes, w.isIn(w.holderOf(w.it), w.self));
const laden = w.where(suckers, w.exists(w.where(w.heroes, w.isIn(w.holderOf(w.it), w.outer('s')))), 's');
const free = w.except(w.heroes, grip.gripped);
const arm = w.roomOf(w.first(w.boundPieces(w.self)));
const track = w.v('track');
const plant = (r: Parameters<typeof w.setOf>[1]) => [w.call('plant', { with: { r } })];
/** The room is laid by the traitor's player, dead as the traitor is. */
const rises = (room: string) => [
  w.eachOne(w.traitor, [w.ensureRoom(room)]),
  w.deploy('head', { rooms: w.named(room) }),
];

export default w.haunt({
  id: 'tentacled-horror',
  number: 23,
  kind: 'traitor',
  traitor: w.leftOf(w.revealer),

  counters: {
    track: { from: 1, page: 'traitor' },
    found: { to: 1, page: 'heroes' },
    hits: { to: 3, page: 'heroes' },
  },
  pieces: { arm: { n: w.players } },
  monsters: {
    sucker: {
      n: w.players,
      traits: {
        speed: w.row(track, { '0-2': 2, '3-7': 3, '8+': 4 }),
        might: w.row(track, { '0-2': 4, '3-4': 5, '5-7': 7, '8+': 8 }),
        sanity: w.row(track, { '0-7': 7, '8+': 8 }),
        knowledge: null,
      },
      attack: { on: w.where(free, w.gone(w.where(w.heroes, w.isIn(w.holderOf(w.it), w.self)))) },
      will: [{ seekRoom: w.where(arm, w.exists(victims)) }],
      defeat: [w.letGo(victims), w.put(w.self, arm), w.stun(w.self)],
    },
    head: {
      n: 1,
      traits: { speed: null, might: 6, sanity: null, knowledge: null },
      moves: 'none',
      defeat: [w.add('hits', 1), w.when(w.is(w.v('hits'), '≥', 3), [w.kill(w.self)])],
    },
  },
  statuses: {
    winded: {
      rules: {
        'heavy-going': { on: 'cost', value: 1 },
        'breath-back': { on: 'turn.after', do: [w.mark(w.self, 'winded', false)] },
      },
    },
  },

  setup: {
    traitor: [
      w.repeat(w.count(w.everyone), [w.when(w.is(w.count(sites), '<', w.players), [w.layRoom(SITES)])]),
      w.repeat(w.players, [
        w.when(w.exists(empty), [
          w.ask(w.traitor, 'room', { from: empty, as: 'r', question: 'arm-where' }),
          ...plant(w.$room('r')),
        ]),
      ]),
      w.kill(w.traitor),
    ],
  },

  actions: {
    'scry-head': {
      who: free,
      page: 'heroes',
      needs: [w.exists(w.both(w.heldBy(w.self), ball, w.untouched)), w.gone(head)],
      roll: { trait: 'knowledge' },
      rows: {
        '4+': [w.set('found', 1), w.call('sight')],
        '1-3': [gazed, w.lose('sanity')],
        '0': [gazed, w.lose('sanity', 2)],
      },
    },
    struggle: {
      who: grip.gripped,
      page: 'heroes',
      cost: 'attack',
      do: [
        w.attack({ by: w.self, on: w.holderOf(w.self), trait: 'might', win: [w.call('let-slip')], lose: [] }),
        w.when(w.exists(w.holderOf(w.self)), [w.end('turn')], [w.mark(w.self, 'winded')]),
      ],
    },
  },

  procs: {
    plant: [
      w.deploy('sucker', { rooms: w.$room('r'), as: 's' }),
      w.deploy('arm', { rooms: w.$room('r'), tied: w.$who('s') }),
    ],
    'let-slip': [w.eachOne(w.subject, [w.letGo(victims), w.put(w.self, arm), w.stun(w.self)])],
    sight: [
      w.repeat(9, [
        w.when(w.gone(head), [
          w.roll(w.dice(4), {
            '0': rises('larder'),
            '1': rises('kitchen'),
            '2': rises('organ-room'),
            '3': rises('chasm'),
            '4-5': rises('underground-lake'),
            '6': rises('conservatory'),
            '7': rises('crypt'),
            '8+': rises('furnace-room'),
          }),
        ]),
      ]),
      w.discard(ball),
    ],
  },

  rules: {
    grabbed: grip.caught,
    'arms-pinned': {
      on: 'may',
      for: grip.gripped,
      verbs: ['items', 'use', 'attack'],
      except: ['haunts/tentacled-horror/struggle'],
    },
    retreat: { page: 'traitor', on: 'moves', for: laden, layer: 'set', value: 2 },
    'pulled-under': {
      on: 'monsterTurn.before',
      evenDead: true,
      do: [
        w.eachOne(laden, [
          w.when(w.at(w.self, arm), [w.kill(victims), w.remove(w.boundPieces(w.self)), w.kill(w.self)]),
        ]),
      ],
    },
    'deaf-to-spirits': { on: 'may', for: suckers, verbs: ['be-moved'] },
    // Whoever walks: a Sucker that comes in stops it itself, so that no way of a Sucker leads by it.
    'lift-blocked': {
      on: 'may',
      when: w.any(w.isIn(w.self, suckers), w.at(suckers, w.named('mystic-elevator'))),
      verbs: ['rooms/mystic-elevator/*'],
    },
    growth: { page: 'traitor', ...w.clock('track', w.traitor) },
  },

  wins: { heroes: w.all(w.is(w.v('found'), '=', 1), w.is(w.v('hits'), '≥', 3)), traitor: w.gone(w.heroes) },

  // No card draws a Sucker; its own defeat sends it home, and with a victim it goes there by itself.
  exceptions: [
    { law: 'unmoved', of: 'attack', ruling: 'beaten-back' },
    { law: 'unmoved', of: 'cards/dynamite/throw', ruling: 'beaten-back' },
    { law: 'unmoved', of: 'cards/bloody-vision/draw', ruling: 'beaten-back' },
    { law: 'unmoved', of: 'monsters/head', ruling: 'beaten-back' },
  ],

  rulings: {
    'beaten-back': { about: ['sucker'] },
    'before-they-move': { page: 'traitor', about: ['growth'] },
    'no-blast': { page: 'heroes', about: ['head'] },
    'hands-full': { about: ['grabbed'] },
    'look-again': { page: 'heroes', about: ['scry-head'] },
    'nothing-calls-them': { about: ['deaf-to-spirits'] },
  },
});
