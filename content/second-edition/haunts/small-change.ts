import {
  $num,
  $trait,
  $who,
  add,
  all,
  allTraits,
  any,
  ask,
  at,
  both,
  byPlayers,
  call,
  contest,
  count,
  deploy,
  drop,
  eachOne,
  either,
  end,
  except,
  exists,
  explorers,
  first,
  gone,
  half,
  has,
  haunt,
  here,
  heroes,
  heroesAtStart,
  hold,
  holderOf,
  holds,
  ifElse,
  is,
  isIn,
  it,
  itRoom,
  kill,
  kindIs,
  letGo,
  level,
  mark,
  most,
  named,
  not,
  piece,
  pieces,
  plus,
  put,
  revealRoom,
  roll,
  roomOf,
  self,
  set,
  trait,
  traitor,
  transfer,
  v,
  when,
  where,
  winner,
  withMe,
  withStatus,
  withWindow,
} from '@hollow/engine/builders';
import { highest } from '../traitors.ts';

const cats = piece('cat');
const plane = pieces('plane');
const grounded = gone(holderOf(plane));
const inJaws = isIn(holderOf(it), cats);
const aloft = any(holds(it, plane), isIn(holderOf(it), holderOf(plane)));
const flyers = where(heroes, aloft);
const captives = where(heroes, inJaws);
const stranded = except(both(withMe(self), heroes), either(flyers, captives));
const prey = where(heroes, all(not(inJaws), not(aloft), gone(where(heroes, isIn(holderOf(it), self)))));
const barred = either(named('mystic-elevator'), where(named('collapsed-room'), not(isIn(self, flyers))));
const unread = [
  ...['mystic-elevator/ride', 'mystic-elevator/stay-aboard', 'mystic-elevator/end-aboard', 'vault/open-the-door'],
  ...['collapsed-room/floor-gives-way', 'collapsed-room/jump-down', 'gallery/leap-down', 'gymnasium/train'],
].map((text) => `rooms/${text}`);
const toys = ['bare', 'axe', 'blood-dagger', 'sacrificial-dagger', 'spear'].map((id) => `weapon/${id}`);

export default haunt({
  id: 'small-change',
  number: 35,
  kind: 'traitor',
  traitor: highest(explorers, 'knowledge'),

  counters: { eaten: { to: plus(half(heroesAtStart), 1), page: 'traitor' } },
  vars: { escaped: {} },
  pieces: { plane: { n: 1 } },
  monsters: {
    cat: {
      n: byPlayers(1, 1, 2, 2),
      traits: { speed: 6, might: 7, sanity: 5, knowledge: 5 },
      // Ruling: with a hero in its jaws a Cat attacks nobody; should it win a fight then, it deals ordinary damage.
      attack: { on: prey },
    },
  },
  statuses: {
    shrunk: {
      rules: {
        'no-cards': { on: 'draw.instead', do: [end('turn')] },
        // Ruling: every way that is no door counts as stairs.
        'steep-stairs': {
          on: 'leave.before',
          when: all(kindIs('way'), not(isIn(self, flyers))),
          do: [roll(trait('might'), { '3+': [], '0-2': [end('turn')] })],
        },
        'too-small-for': { on: 'may', when: isIn(itRoom, barred), verbs: ['enter'] },
        'out-of-reach': { on: 'may', verbs: unread },
      },
    },
    aboard: {
      rules: {
        seated: { on: 'may', when: not(holds(self, plane)), verbs: ['move', 'discover'] },
        'from-the-air': { on: 'may', when: isIn(self, flyers), verbs: toys },
      },
    },
    pilot: {
      rules: {
        'take-off': {
          on: 'turn.before',
          when: all(grounded, at(self, roomOf(plane))),
          do: [transfer(plane, self), hold(both(withMe(self), withStatus('aboard')), self)],
        },
        'cruising-speed': { on: 'moves', when: holds(self, plane), layer: 'set', value: 5 },
        'over-everything': { on: 'passes', when: holds(self, plane), value: 1 },
        'above-the-floor': {
          on: 'may',
          when: holds(self, plane),
          verbs: ['discover', 'rooms/attic/squeeze-out', 'rooms/coal-chute/slide', 'rooms/junk-room/climb-out'],
        },
      },
    },
  },
  places: {
    toybox: named('bedroom', 'master-bedroom', 'storeroom', 'attic', 'game-room'),
    sky: either(named('balcony', 'gardens', 'graveyard', 'patio', 'tower'), withWindow),
  },

  setup: {
    everyone: [mark(explorers, 'shrunk')],
    traitor: [deploy('cat', { rooms: named('entrance-hall') }), deploy('cat', { rooms: revealRoom })],
  },

  actions: {
    'find-plane': {
      who: heroes,
      where: 'toybox',
      needs: [gone(plane)],
      roll: { trait: 'knowledge' },
      pass: 3,
      do: [deploy('plane', { rooms: here })],
    },
    'start-plane': {
      who: heroes,
      where: roomOf(plane),
      needs: [grounded, gone(both(heroes, withStatus('pilot')))],
      roll: { trait: 'knowledge' },
      pass: 4,
      do: [mark(self, 'pilot'), mark(self, 'aboard')],
    },
    board: {
      who: heroes,
      where: roomOf(plane),
      needs: [grounded, exists(both(heroes, withStatus('pilot'))), not(has(self, 'aboard'))],
      do: [mark(self, 'aboard')],
    },
    // Ruling: on the ground one may get out again; without the one who started it the engine dies.
    'get-out': {
      who: heroes,
      needs: [grounded, has(self, 'aboard')],
      do: [mark(self, 'aboard', false), mark(self, 'pilot', false)],
    },
    'pick-up': {
      who: heroes,
      needs: [holds(self, plane), exists(stranded)],
      cost: { move: 1 },
      limit: 'none',
      do: [
        ask(self, 'who', { from: stranded, as: 'hero' }),
        roll(
          trait('speed'),
          { '4+': [mark($who('hero'), 'aboard'), hold($who('hero'), self)], '2-3': [], '0-1': [call('crash')] },
          { by: first(most(flyers, level(it, 'speed'))) },
        ),
      ],
    },
    'fly-out': {
      who: heroes,
      where: 'sky',
      needs: [
        holds(self, plane),
        is(count(flyers), '=', count(heroes)),
        is(count(flyers), '≥', half(heroesAtStart, true)),
      ],
      cost: { move: 1 },
      do: [set('escaped', count(flyers))],
    },
    'bat-down': {
      who: either(traitor, cats),
      page: 'traitor',
      needs: [exists(both(withMe(self), holderOf(plane)))],
      roll: { trait: 'speed' },
      pass: ifElse(isIn(self, cats), 7, 5),
      do: [call('crash')],
    },
  },

  procs: {
    // Ruling: a plane that comes down in a doorway slides into the room it came from.
    crash: [
      eachOne(holderOf(plane), [
        put(self, here, { silent: true }),
        letGo(where(heroes, isIn(holderOf(it), self))),
        drop(plane),
        mark(self, 'pilot', false),
      ]),
    ],
  },

  rules: {
    'doorways-are-spaces': { on: 'doorways', value: 1 },
    'no-claws': { on: 'may', for: traitor, page: 'traitor', verbs: ['attack'] },
    caught: {
      on: 'damage.instead',
      for: heroes,
      when: all(isIn(winner, cats), not(isIn(self, flyers)), gone(where(heroes, isIn(holderOf(it), winner)))),
      do: [mark(self, 'aboard', false), mark(self, 'pilot', false), hold(self, winner)],
    },
    struggle: {
      on: 'turn.before',
      for: captives,
      do: [
        ask(self, 'trait', { from: allTraits, as: 'trait' }),
        contest({ a: self, b: holderOf(self), trait: $trait('trait'), as: 'margin' }),
        when(is($num('margin'), '>', 0), [letGo(self)], [end('turn')]),
      ],
    },
    swallowed: { on: 'monsterTurn.before', evenDead: true, do: [eachOne(captives, [add('eaten', 1), kill(self)])] },
  },

  wins: {
    heroes: is(v('escaped'), '>', 0),
    traitor: is(v('eaten'), '≥', plus(half(heroesAtStart), 1)),
  },
});
