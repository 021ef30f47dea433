import * as w from '@hollow/engine/words';

const gallery = w.named('gallery');
const stores = w.named(
  'attic',
  'abandoned-room',
  'collapsed-room',
  'patio',
  'statuary-corridor',
  'storeroom',
  'wine-cellar',
);
const cans = w.plus(w.heroesAtStart, 2);
const bare = w.where(stores, w.is(w.vOf('stocked', w.itRoom), '=', 0));
const nearest = w.roomOf(w.first(w.nearestTo(w.itRoom, w.explorers)));
const farthest = w.most(bare, w.distance(w.itRoom, nearest));
const aboveStart = w.minus(w.level(w.traitor, w.theTrait, 'step'), w.level(w.traitor, w.theTrait, 'startStep'));
const shielded = w.is(w.v('bared'), '=', 0);
const wearers = w.where(w.heroes, w.holds(w.it, w.cards('amulet-of-the-ages')));
const stock = (r: Parameters<typeof w.setOf>[1]) => w.call('stock', { with: { r } });

export default w.haunt({
  id: 'a-friend-for-the-ages',
  number: 19,
  kind: 'traitor',
  traitor: w.leftOf(w.revealer),

  counters: { repainted: { to: w.heroesAtStart, page: 'heroes' }, destroyed: { to: 3, page: 'traitor' } },
  vars: { stocked: { per: 'room' }, laid: {}, bared: {} },
  pieces: { paint: { n: cans, carry: 'item', most: 1 } },

  setup: {
    everyone: [w.ensureRoom('gallery')],
    traitor: [
      w.setTrait(w.traitor, w.allTraits, 'start'),
      w.repeat(w.heroesAtStart, [
        w.ask(w.traitor, 'trait', { from: w.fewest(w.allTraits, aboveStart), as: 't' }),
        w.gain(w.$trait('t'), 1, w.traitor),
      ]),
    ],
    heroes: [
      w.when(
        w.is(w.count(bare), '≤', cans),
        [w.each(bare, 's', [stock(w.$room('s'))])],
        [
          w.repeat(cans, [
            w.ask(w.self, 'room', { from: farthest, as: 's', question: 'which-store' }),
            stock(w.$room('s')),
          ]),
        ],
      ),
    ],
  },

  actions: {
    repaint: {
      who: w.heroes,
      where: gallery,
      needs: [w.exists(w.own('paint'))],
      roll: { trait: 'knowledge' },
      pass: 4,
      do: [w.remove(w.first(w.own('paint'))), w.add('repainted', 1)],
    },
    'destroy-paint': {
      who: w.traitor,
      needs: [w.exists(w.own('paint'))],
      cost: 'attack',
      do: [w.remove(w.first(w.own('paint'))), w.add('destroyed', 1)],
    },
    'place-room': {
      who: w.traitor,
      cost: 'ends-movement',
      do: [w.addRoom({ pick: true, as: 'r' })],
    },
  },

  procs: {
    stock: [w.setOf('stocked', w.$room('r'), 1), w.add('laid', 1), w.deploy('paint', { rooms: w.$room('r') })],
    face: [
      w.roll(w.trait('sanity'), {
        '4+': [],
        '0-3': [w.set('bared', 1), w.damage('mental', { dice: 1 }), w.set('bared', 0)],
      }),
    ],
  },

  rules: {
    'paint-found': {
      on: 'enter.after',
      for: w.explorers,
      when: w.all(w.isIn(w.theRoom, bare), w.is(w.v('laid'), '<', cans)),
      do: [stock(w.theRoom)],
    },
    'portrait-bears-it': { on: 'damage.instead', for: w.traitor, when: shielded, do: [w.tell('borne')] },
    'portrait-withers': {
      on: 'shift.instead',
      for: w.traitor,
      when: w.all(
        w.kindIs('loss'),
        w.not(w.during('damage')),
        w.not(w.causedBy(w.either(w.fromDeck('item'), w.fromDeck('omen')))),
      ),
      do: [],
    },
    'amulet-strikes': {
      page: 'heroes',
      on: 'damage.before',
      for: w.traitor,
      when: w.all(w.isIn(w.winner, wearers), w.ownTurn(w.winner)),
      do: [w.set('bared', 1)],
    },
    'portrait-again': { page: 'heroes', on: 'attack.after', do: [w.set('bared', 0)] },
    'sees-itself': {
      page: 'traitor',
      on: 'enter.after',
      for: w.traitor,
      when: w.isIn(w.theRoom, gallery),
      do: [w.call('face')],
    },
    'wakes-beside-it': {
      page: 'traitor',
      on: 'turn.before',
      for: w.traitor,
      when: w.at(w.self, gallery),
      do: [w.call('face')],
    },
  },

  wins: {
    heroes: w.any(w.is(w.v('repainted'), '≥', w.heroesAtStart), w.isDead(w.traitor)),
    traitor: w.any(w.is(w.v('destroyed'), '≥', 3), w.gone(w.heroes)),
  },

  rulings: {
    'gallery-in-the-house': { about: ['setup/everyone'] },
    'carried-by-hand': { about: ['paint'] },
    'equally-far': { page: 'heroes', about: ['setup/heroes'] },
    'found-by-coming-in': { about: ['paint-found'] },
    'what-things-take': { about: ['portrait-bears-it', 'portrait-withers'] },
    'theft-by-blows': { page: 'heroes', about: ['portrait-bears-it'] },
    'no-more-to-gain': { page: 'traitor', about: ['setup/traitor'] },
    'tile-after-the-walk': { page: 'traitor', about: ['place-room'] },
  },
});
