import * as w from '@hollow/engine/words';

const dog = w.piece('demonic-dog');
const food = w.pieces('food');
const FOOD = 5;
const foodLeft = w.is(w.count(food), '<', FOOD);
const needed = w.byPlayers(2, 3, 4, 4);
const enough = w.is(w.v('spirits'), '≥', needed);
const haunted = { library: 'knowledge', larder: 'might', gymnasium: 'speed', chapel: 'sanity' } as const;

/** Each of the four has a place of its own and a trait of its own; one attempt a turn, whichever it is. */
const exorcise = (room: keyof typeof haunted) => ({
  who: w.heroes,
  where: w.named(room),
  needs: [w.gone(w.both(w.roomOf(w.pieces('spirit-at-rest')), w.named(room)))],
  limit: 'exorcise',
  roll: { trait: haunted[room] },
  pass: 4,
  do: [w.deploy('spirit-at-rest', { rooms: w.here }), w.add('spirits', 1)],
});

export default w.haunt({
  id: 'snack-attack',
  number: 42,
  kind: 'traitor',
  traitor: w.revealer,

  counters: { spirits: { to: needed, page: 'heroes' } },
  pieces: { food: { n: FOOD, carry: 'item' }, 'spirit-at-rest': { n: 4 } },
  monsters: {
    'demonic-dog': {
      n: 1,
      traits: { speed: 4, might: w.plus(4, w.count(w.ownedBy(dog, 'food'))), sanity: 5, knowledge: 4 },
      defeat: [w.when(w.all(enough, w.isIn(w.winner, w.heroes), w.ownTurn(w.winner)), [w.kill(w.self)])],
    },
  },

  setup: {
    heroes: [w.ensureRoom('larder', { floor: 'basement', anyFloor: true })],
    traitor: [
      w.heal(w.allTraits),
      w.bury(w.cards('dog')),
      w.deploy('demonic-dog', { rooms: w.roomOf(w.traitor) }),
      w.deploy('food', { n: w.byPlayers(0, 1, 1, 2), holder: w.first(dog) }),
    ],
  },

  actions: {
    'exorcise-library': exorcise('library'),
    'exorcise-larder': exorcise('larder'),
    'exorcise-gymnasium': exorcise('gymnasium'),
    'exorcise-chapel': exorcise('chapel'),
    'steal-food': {
      who: w.heroes,
      where: w.named('larder'),
      needs: [foodLeft],
      roll: { trait: 'speed' },
      pass: 4,
      do: [w.deploy('food', { holder: w.self })],
    },
    'stare-it-down': {
      who: w.heroes,
      where: w.roomOf(dog),
      attack: { on: dog, with: 'sanity', win: [w.when(enough, [w.kill(dog)])] },
    },
    'visit-favourites': {
      who: w.traitor,
      where: w.named('library', 'larder', 'gymnasium', 'chapel'),
      do: [w.heal(w.allTraits)],
    },
    'grab-a-bite': {
      who: dog,
      page: 'traitor',
      where: w.named('larder'),
      needs: [foodLeft],
      do: [w.deploy('food', { holder: w.self })],
    },
  },

  rules: {
    'throw-it-food': {
      page: 'heroes',
      on: 'roll.offer',
      for: w.heroes,
      moment: 'after',
      limit: 'event',
      when: w.all(w.rollIs('defence'), w.isIn(w.foe, dog), w.exists(w.own('food'))),
      do: [w.transfer(w.first(w.own('food')), w.first(dog)), w.alter('bonus', 4)],
    },
    'not-for-you': { page: 'traitor', on: 'may', for: w.traitor, when: w.isIn(w.itThing, food), verbs: ['take'] },
    'everyone-their-own': { page: 'heroes', on: 'may', for: w.heroes, when: w.isIn(w.itThing, food), verbs: ['give'] },
  },

  wins: { heroes: w.all(w.gone(dog), w.exists(w.heroes)), traitor: w.gone(w.heroes) },

  rulings: {
    'after-both-rolls': { page: 'heroes', about: ['throw-it-food'] },
    'fed-by-you': { page: 'heroes', about: ['throw-it-food'] },
    'any-weapon': { page: 'heroes', about: ['wins/heroes'] },
    'must-attack': { page: 'heroes', about: ['wins/heroes'] },
    'larder-stays': { page: 'heroes', about: ['setup/heroes'] },
    'dog-goes-on': { page: 'traitor', about: ['demonic-dog'] },
    'any-order': { page: 'heroes', about: ['wins/heroes'] },
    'food-on-the-dead': { page: 'heroes', about: ['food'] },
  },
});
