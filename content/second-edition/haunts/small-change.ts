import * as w from '@hollow/engine/words';
import { highest } from '../traitors.ts';

const cats = w.piece('cat');
const plane = w.pieces('plane');
const grounded = w.gone(w.holderOf(plane));
const aloft = w.any(w.holds(w.it, plane), w.isIn(w.holderOf(w.it), w.holderOf(plane)));
const flyers = w.where(w.heroes, aloft);
const jaws = w.grip({
  by: cats,
  on: w.heroes,
  when: w.not(w.isIn(w.self, flyers)),
  first: [w.mark(w.self, 'aboard', false), w.mark(w.self, 'pilot', false)],
});
const stranded = w.except(w.both(w.withMe(w.self), w.heroes), w.either(flyers, jaws.gripped));
const prey = w.where(
  w.heroes,
  w.all(
    w.not(w.isIn(w.holderOf(w.it), cats)),
    w.not(aloft),
    w.gone(w.where(w.heroes, w.isIn(w.holderOf(w.it), w.self))),
  ),
);
const barred = w.either(w.named('mystic-elevator'), w.where(w.named('collapsed-room'), w.not(w.isIn(w.self, flyers))));
/** Means of attack that reach out of a plane. */
const FROM_AFAR = ['weapon/revolver', 'weapon/ring'];
const unread = [
  ...['mystic-elevator/*', 'vault/open-the-door', 'collapsed-room/floor-gives-way', 'collapsed-room/jump-down'],
  ...['gallery/leap-down', 'gymnasium/train'],
].map((text) => `rooms/${text}`);

export default w.haunt({
  id: 'small-change',
  number: 35,
  kind: 'traitor',
  traitor: highest(w.explorers, 'knowledge'),

  counters: { fallen: { to: w.plus(w.half(w.heroesAtStart), 1), page: 'traitor' } },
  vars: { escaped: {} },
  pieces: { plane: { n: 1 } },
  monsters: {
    cat: {
      n: w.byPlayers(1, 1, 2, 2),
      traits: { speed: 6, might: 7, sanity: 5, knowledge: 5 },
      attack: { on: prey },
    },
  },
  statuses: {
    shrunk: {
      rules: {
        'no-cards': { on: 'draw.instead', do: [w.end('turn')] },
        'steep-stairs': {
          on: 'leave.before',
          when: w.all(w.kindIs('way'), w.not(w.isIn(w.self, flyers))),
          do: [w.roll(w.trait('might'), { '3+': [], '0-2': [w.end('turn')] })],
        },
        'too-small-for': { on: 'may', when: w.isIn(w.itRoom, barred), verbs: ['enter'] },
        'out-of-reach': { on: 'may', verbs: unread },
      },
    },
    aboard: {
      rules: {
        seated: { on: 'may', when: w.not(w.holds(w.self, plane)), verbs: ['move', 'discover'] },
        'from-the-air': { on: 'may', when: w.isIn(w.self, flyers), verbs: ['weapon/*'], except: FROM_AFAR },
      },
    },
    pilot: {
      rules: {
        'take-off': {
          on: 'turn.before',
          when: w.all(grounded, w.at(w.self, w.roomOf(plane))),
          do: [w.transfer(plane, w.self), w.hold(w.both(w.withMe(w.self), w.withStatus('aboard')), w.self)],
        },
        'cruising-speed': { on: 'moves', when: w.holds(w.self, plane), layer: 'set', value: 5 },
        'over-everything': { on: 'passes', when: w.holds(w.self, plane), value: 1 },
        'above-the-floor': {
          on: 'may',
          when: w.holds(w.self, plane),
          verbs: ['discover', 'rooms/attic/squeeze-out', 'rooms/coal-chute/*', 'rooms/junk-room/climb-out'],
        },
      },
    },
  },
  places: {
    toybox: w.named('bedroom', 'master-bedroom', 'storeroom', 'attic', 'game-room'),
    sky: w.either(w.named('balcony', 'gardens', 'graveyard', 'patio', 'tower'), w.withWindow),
  },

  setup: {
    everyone: [w.mark(w.explorers, 'shrunk')],
    traitor: [w.deploy('cat', { rooms: w.named('entrance-hall') }), w.deploy('cat', { rooms: w.revealRoom })],
  },

  actions: {
    'find-plane': {
      who: w.heroes,
      where: 'toybox',
      needs: [w.gone(plane)],
      roll: { trait: 'knowledge' },
      pass: 3,
      do: [w.deploy('plane', { rooms: w.here })],
    },
    'start-plane': {
      who: w.heroes,
      where: w.roomOf(plane),
      needs: [grounded, w.gone(w.both(w.heroes, w.withStatus('pilot')))],
      roll: { trait: 'knowledge' },
      pass: 4,
      do: [w.mark(w.self, 'pilot'), w.mark(w.self, 'aboard')],
    },
    board: {
      who: w.heroes,
      where: w.roomOf(plane),
      needs: [grounded, w.exists(w.both(w.heroes, w.withStatus('pilot'))), w.not(w.has(w.self, 'aboard'))],
      do: [w.mark(w.self, 'aboard')],
    },
    'get-out': {
      who: w.heroes,
      needs: [grounded, w.has(w.self, 'aboard')],
      do: [w.mark(w.self, 'aboard', false), w.mark(w.self, 'pilot', false)],
    },
    'pick-up': {
      who: w.heroes,
      needs: [w.holds(w.self, plane), w.exists(stranded)],
      cost: { move: 1 },
      limit: 'none',
      do: [
        w.ask(w.self, 'who', { from: stranded, as: 'hero', question: 'swoop' }),
        w.roll(
          w.trait('speed'),
          {
            '4+': [w.mark(w.$who('hero'), 'aboard'), w.hold(w.$who('hero'), w.self)],
            '2-3': [],
            '0-1': [w.call('crash')],
          },
          { by: w.first(w.most(flyers, w.level(w.it, 'speed'))) },
        ),
      ],
    },
    'fly-out': {
      who: w.heroes,
      where: 'sky',
      needs: [
        w.holds(w.self, plane),
        w.is(w.count(flyers), '=', w.count(w.heroes)),
        w.is(w.count(flyers), '≥', w.half(w.heroesAtStart, true)),
      ],
      cost: { move: 1 },
      do: [w.set('escaped', w.count(flyers))],
    },
    'bat-down': {
      who: w.either(w.traitor, cats),
      page: 'traitor',
      needs: [w.exists(w.both(w.withMe(w.self), w.holderOf(plane)))],
      roll: { trait: 'speed' },
      pass: w.ifElse(w.isIn(w.self, cats), 7, 5),
      do: [w.call('crash')],
    },
  },

  procs: {
    crash: [
      w.eachOne(w.holderOf(plane), [
        w.put(w.self, w.here, { silent: true }),
        w.letGo(w.where(w.heroes, w.isIn(w.holderOf(w.it), w.self))),
        w.drop(plane),
        w.mark(w.self, 'pilot', false),
      ]),
    ],
  },

  rules: {
    'doorways-are-spaces': { on: 'doorways', value: 1 },
    'no-claws': { on: 'may', for: w.traitor, page: 'traitor', verbs: ['attack'] },
    caught: jaws.caught,
    struggle: { page: 'heroes', ...jaws.struggle },
    swallowed: {
      on: 'monsterTurn.before',
      evenDead: true,
      do: [w.eachOne(jaws.gripped, [w.kill(w.self)])],
    },
    'counted-dead': {
      page: 'traitor',
      on: 'kill.after',
      evenDead: true,
      when: w.isIn(w.subject, w.except(w.everyone, w.traitor)),
      do: [w.add('fallen', 1)],
    },
  },

  wins: {
    heroes: w.is(w.v('escaped'), '>', 0),
    traitor: w.is(w.v('fallen'), '≥', w.plus(w.half(w.heroesAtStart), 1)),
  },

  rulings: {
    'mouth-full': { about: ['cat'] },
    'every-stair': { about: ['steep-stairs'] },
    'getting-out': { page: 'heroes', about: ['get-out'] },
    'over-a-threshold': { about: ['crash'] },
    'between-two-rooms': { about: ['doorways-are-spaces'] },
    'however-they-died': { page: 'traitor', about: ['counted-dead'] },
  },
});
