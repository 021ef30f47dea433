import type { Ops } from '@hollow/engine';
import * as w from '@hollow/engine/words';

const KEY_ROOMS = [
  'attic',
  'catacombs',
  'chasm',
  'collapsed-room',
  'crypt',
  'furnace-room',
  'gallery',
  'junk-room',
  'operating-laboratory',
  'pentagram-chamber',
  'tower',
  'vault',
];
const keyHere = w.exists(w.both(w.here, w.roomOf(w.pieces('lock-box'))));
const ownKeys = w.own('key');
const boxes = w.layIn(w.named(...KEY_ROOMS), 'lock-box', { as: 'placed' });
const withCollars = w.both(w.withMe(w.self), w.holderOf(w.pieces('collar')));
const below = w.tokensOf('below-collapsed-room');
const take = [w.call('take-key')];
/** What a room asks for anyway is done once, Key or no Key; then the Key may be left where it is. */
const offerKey = [w.choose(w.self, { 'take-the-key': take, leave: [] }, { question: 'key' })];
const repelled = [w.when(w.reading('barrierFail', 'endsMovement'), [w.end('movement')])];
const ATTEMPTS: readonly (readonly [string, string, string, number, Ops, Ops])[] = [
  ['squeeze-for-key', 'attic', 'speed', 3, take, [w.lose('might')]],
  ['dig-for-key', 'junk-room', 'might', 3, take, [w.lose('speed')]],
  ['outstare-for-key', 'pentagram-chamber', 'knowledge', 4, take, [w.lose('sanity')]],
  [
    'brave-the-floor',
    'collapsed-room',
    'speed',
    5,
    take,
    [
      w.when(w.exists(below), [w.put(w.self, w.roomOf(w.first(below)))], [w.put(w.self, w.named('basement-landing'))]),
      w.damage('physical', { dice: 1 }),
      w.end('movement'),
    ],
  ],
];
/** The crossing of a room with a barrier, where a Key waits on the other side. */
const CROSSINGS: readonly (readonly [string, string, string, number])[] = [
  ['cross-catacombs', 'catacombs', 'sanity', 6],
  ['cross-chasm', 'chasm', 'speed', 3],
  ['cross-tower', 'tower', 'might', 3],
];
const TRAITS = ['speed', 'might', 'sanity', 'knowledge'];
const blades = [w.damage('physical', { dice: 2 })];
const common = { who: w.explorers, limit: 'a-key', page: 'everyone' } as const;

export default w.haunt({
  id: 'guillotines',
  number: 34,
  kind: 'hidden',
  hidden: { piece: 'role', number: 1 },

  counters: { tick: { from: w.byPlayers(0, 0, 1, 1) } },
  vars: boxes.vars,
  pieces: {
    role: { n: w.players, faceDown: 'holder' },
    collar: { n: w.players },
    'lock-box': { n: 12 },
    key: { n: 12, carry: 'item' },
  },

  setup: {
    everyone: [
      w.deal('role', w.everyone),
      w.join(w.holderOf(w.where(w.pieces('role'), w.hasNumber(w.itThing, 1))), 'traitor', true),
      w.deal('collar', w.everyone),
      ...boxes.now,
    ],
  },

  actions: {
    ...Object.fromEntries(
      ATTEMPTS.map(([id, room, by, pass, win, fail]) => [
        id,
        {
          ...common,
          where: w.named(room),
          needs: [keyHere, w.not(w.movementOver)],
          roll: { trait: by },
          pass,
          do: win,
          fail,
        },
      ]),
    ),
    ...Object.fromEntries(
      CROSSINGS.map(([id, room, by, pass]) => [
        id,
        {
          ...common,
          limit: 'turn',
          where: w.named(room),
          needs: [keyHere, w.not(w.movementOver)],
          roll: { trait: by },
          pass,
          do: [w.cross(), ...offerKey],
          fail: repelled,
        },
      ]),
    ),
    'leap-with-key': {
      ...common,
      limit: 'none',
      where: w.named('gallery'),
      needs: [keyHere, w.inHouse('ballroom')],
      do: [...offerKey, w.put(w.self, w.named('ballroom')), w.damage('physical', { dice: 1 })],
    },
    operate: {
      ...common,
      where: w.named('operating-laboratory'),
      needs: [keyHere],
      do: TRAITS.reduceRight<Ops>(
        (next, by) => [w.roll(w.trait(by), { '3+': next, '0-2': blades })],
        [...blades, w.when(w.not(w.isDead(w.self)), take)],
      ),
    },
    // That a Key traded to you cannot free you the same turn needs no rule: one is given things in other people's
    // turns.
    unlock: {
      who: w.explorers,
      page: 'everyone',
      needs: [w.is(w.count(ownKeys), '≥', 2), w.exists(withCollars)],
      limit: 'none',
      do: [
        w.ask(w.self, 'who', { from: withCollars, as: 't', question: 'collar' }),
        w.remove(w.first(ownKeys)),
        w.remove(w.first(ownKeys)),
        w.remove(w.ownedBy(w.$who('t'), 'collar')),
      ],
    },
    'show-yourself': {
      who: w.both(w.side('traitor'), w.unrevealed),
      page: 'everyone',
      limit: 'game',
      do: [w.reveal(w.self)],
    },
  },

  procs: {
    'take-key': [
      w.remove(w.where(w.pieces('lock-box'), w.at(w.it, w.here))),
      w.deploy('key', { holder: w.self }),
      w.end('movement'),
    ],
  },

  rules: {
    'key-found': boxes.later,
    'key-endured': {
      on: 'turn.after',
      when: w.all(
        keyHere,
        w.not(w.isDead(w.self)),
        w.any(
          w.at(w.self, w.named('crypt', 'furnace-room')),
          w.all(w.at(w.self, w.named('vault')), w.exists(w.both(w.here, w.roomOf(w.tokensOf('vault-empty'))))),
        ),
      ),
      do: [w.choose(w.self, { 'take-the-key': take, leave: [] }, { question: 'key' })],
    },
    'one-crossing': {
      on: 'may',
      when: keyHere,
      verbs: [...CROSSINGS.map(([, room]) => `rooms/${room}/cross-over`), 'rooms/gallery/leap-down'],
    },
    'floor-holds': {
      on: 'enter.after',
      when: w.all(w.discovered, w.isIn(w.theRoom, w.named('collapsed-room'))),
      do: [w.when(w.all(w.at(w.self, w.theRoom), keyHere), offerKey)],
    },
    'collars-tick': w.clock('tick', w.revealer, [
      w.each(w.where(w.pieces('collar'), w.is(w.numberOn(w.itThing), '≤', w.v('tick'))), 'c', [
        w.eachOne(w.holderOf(w.$thing('c')), [
          w.roll(w.dice(3), undefined, { as: 'n', tags: ['collar'] }),
          w.when(w.is(w.$num('n'), '<', w.v('tick')), [
            w.when(w.isIn(w.self, w.side('traitor')), [w.reveal(w.self)], [w.kill(w.self)]),
          ]),
        ]),
      ]),
    ]),
    'false-collar': { on: 'reveal.after', do: [w.remove(w.own('collar'))] },
    'collar-falls': {
      on: 'kill.after',
      evenDead: true,
      do: [w.remove(w.where(w.pieces('collar', 'role'), w.not(w.holds(w.everyone, w.itThing))))],
    },
  },

  wins: {
    heroes: w.all(w.gone(w.pieces('collar')), w.is(w.times(2, w.count(w.heroes)), '≥', w.heroesAtStart)),
    traitor: w.is(w.times(2, w.count(w.heroes)), '<', w.heroesAtStart),
  },

  rulings: {
    'staying-for-the-key': { about: ['squeeze-for-key', 'dig-for-key', 'outstare-for-key'] },
    'one-roll-one-key': {
      about: ['one-crossing', 'floor-holds', 'cross-catacombs', 'cross-chasm', 'cross-tower', 'leap-with-key'],
    },
    falling: { about: ['brave-the-floor'] },
    'collar-numbers': { about: ['collar'] },
    'order-of-blades': { about: ['operate'] },
  },
});
