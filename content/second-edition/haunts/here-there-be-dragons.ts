import * as w from '@hollow/engine/words';
import { lowest, others } from '../traitors.ts';

const dragon = w.piece('dragon');
const shield = w.pieces('shield');
const armor = w.pieces('antique-armor');
const shieldRooms = w.named('chasm', 'crypt');
const armorRooms = w.named('catacombs', 'underground-lake');
/** The Armor card has taken its point already, where somebody has drawn it under the plates. */
const armorCard = w.both(w.heldBy(w.self), w.cards('armor'));
const fuel = w.both(w.heldBy(w.self), w.tagged('item'));
/** Whoever carries the Shield, and the heroes who stand behind it. */
const sheltered = w.either(
  w.holderOf(shield),
  w.both(w.heroes, w.charactersIn(w.roomOf(w.both(w.heroes, w.holderOf(shield))))),
);
const beside = w.both(w.touching(w.here), w.joined(w.here));
const scorch = (dice: number) => w.call('scorch', { numbers: { dice } });
const lay = (kind: string, rooms: typeof shieldRooms) => [
  w.ask(w.traitor, 'room', { from: rooms, as: 'r', none: [], question: kind }),
  w.when(w.exists(w.$room('r')), [w.deploy(kind, { rooms: w.$room('r') }), w.set(`${kind}-laid`, 1)]),
];
const found = (kind: string, rooms: typeof shieldRooms) => ({
  page: 'traitor',
  on: 'enter.after' as const,
  for: w.either(w.explorers, w.monsters),
  when: w.all(w.is(w.v(`${kind}-laid`), '=', 0), w.isIn(w.theRoom, rooms)),
  do: [w.deploy(kind, { rooms: w.theRoom }), w.set(`${kind}-laid`, 1)],
});

export default w.haunt({
  id: 'here-there-be-dragons',
  number: 15,
  kind: 'traitor',
  traitor: lowest(others, 'speed'),

  counters: { wounds: { to: w.players, page: 'traitor' } },
  vars: { 'shield-laid': {}, 'antique-armor-laid': {}, heat: { knownTo: 'nobody' }, burning: { knownTo: 'nobody' } },
  pieces: { shield: { n: 1, carry: 'item' }, 'antique-armor': { n: 1, carry: 'item' } },
  monsters: {
    dragon: {
      n: 1,
      traits: { speed: 3, might: 8, sanity: 6, knowledge: null },
      immune: ['speed'],
      defeat: [
        w.add('wounds', w.clamp(w.minus(w.margin, 2), 0, 99)),
        w.when(w.is(w.v('wounds'), '≥', w.players), [w.kill(w.self)]),
      ],
    },
  },
  statuses: {
    armored: {
      rules: {
        plates: {
          page: 'heroes',
          on: 'damage.modify',
          when: w.all(w.kindIs('physical'), w.exists(w.foe)),
          set: { amount: w.clamp(w.minus(w.amount, w.minus(5, w.count(armorCard))), 0, 99) },
        },
        'heavy-plates': { page: 'heroes', on: 'moves', layer: 'add', value: -1 },
        'one-coat': { page: 'heroes', on: 'may', verbs: ['take/armor'] },
        buckled: { page: 'heroes', on: 'may', when: w.isIn(w.itThing, armor), verbs: ['give', 'drop'] },
      },
    },
  },

  setup: {
    traitor: [
      w.deploy('dragon', { rooms: w.named('entrance-hall') }),
      ...lay('shield', shieldRooms),
      ...lay('antique-armor', armorRooms),
    ],
  },

  actions: {
    'fire-breath': {
      who: dragon,
      page: 'traitor',
      do: [
        w.eachOne(w.except(w.charactersIn(w.here), sheltered), [
          w.roll(w.trait('speed'), { '4+': [], '0-3': [scorch(4)] }),
        ]),
        w.eachOne(w.except(w.charactersIn(beside), sheltered), [
          w.roll(w.trait('speed'), { '4+': [], '0-3': [scorch(2)] }),
        ]),
      ],
    },
    'don-armor': {
      who: w.heroes,
      needs: [
        w.exists(w.own('antique-armor')),
        w.not(w.has(w.self, 'armored')),
        w.not(w.holds(w.self, w.cards('armor'))),
      ],
      cost: 'whole-turn',
      do: [w.mark(w.self, 'armored')],
    },
    'doff-armor': {
      who: w.heroes,
      needs: [w.has(w.self, 'armored')],
      cost: 'whole-turn',
      do: [
        w.mark(w.self, 'armored', false),
        w.ask(w.self, 'who', { from: w.both(w.withMe(w.self), w.heroes), as: 'x', question: 'hand-over' }),
        w.transfer(w.first(armor), w.$who('x')),
      ],
    },
  },

  procs: {
    /** Fire reaches `self`: things can be thrown into it first. */
    scorch: [
      w.roll(w.dice(w.$num('dice')), undefined, { as: 'n' }),
      w.set('heat', w.$num('n')),
      w.set('burning', 1),
      w.repeatWhile(
        w.all(w.isIn(w.self, w.heroes), w.is(w.v('burning'), '=', 1), w.is(w.v('heat'), '>', 0), w.exists(fuel)),
        [
          w.choose(
            w.self,
            {
              'burn-item': [
                w.ask(w.self, 'thing', { from: fuel, as: 'c' }),
                w.discard(w.$thing('c')),
                w.set('heat', w.clamp(w.minus(w.v('heat'), 2), 0, 99)),
              ],
              endure: [w.set('burning', 0)],
            },
            { question: 'fire' },
          ),
        ],
      ),
      w.when(w.is(w.v('heat'), '>', 0), [w.damage('physical', w.v('heat'), w.self)]),
    ],
  },

  rules: {
    'shield-found': found('shield', shieldRooms),
    'armor-found': found('antique-armor', armorRooms),
    'no-blast': { on: 'damage.instead', for: dragon, when: w.causedBy(w.cards('dynamite')), do: [] },
    'no-heat': {
      page: 'heroes',
      on: 'may',
      for: w.holderOf(shield),
      verbs: ['rooms/furnace-room/scorch'],
    },
    'no-flames': {
      page: 'heroes',
      on: 'damage.instead',
      for: w.holderOf(shield),
      when: w.all(w.causedBy(w.cards('burning-man')), w.kindIs('physical')),
      do: [],
    },
    'heavy-shield': { page: 'heroes', on: 'moves', for: w.holderOf(shield), layer: 'add', value: -1 },
    'not-off-the-back': {
      page: 'heroes',
      on: 'may',
      for: w.explorers,
      when: w.all(w.isIn(w.itThing, armor), w.during('defeat')),
      verbs: ['take'],
    },
    'spear-of-old': {
      page: 'heroes',
      on: 'total',
      for: w.explorers,
      when: w.all(w.isIn(w.foe, dragon), w.holds(w.self, w.cards('spear')), w.rollIs('might')),
      value: 4,
    },
  },

  wins: { heroes: w.gone(dragon), traitor: w.gone(w.heroes) },

  rulings: {
    'not-stunned': { page: 'traitor', about: ['dragon'] },
    'things-like-others': { page: 'heroes', about: ['shield', 'antique-armor'] },
    'armor-against-fire': { page: 'heroes', about: ['plates'] },
  },
});
