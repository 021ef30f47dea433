import * as w from '@hollow/engine/words';
import { highest } from '../traitors.ts';

const flames = w.pieces('flame');
const queen = w.piece('dark-queen');
const dancers = w.piece('fae-dancer');
const howMany = w.byPlayers(2, 3, 4, 5);
const ballroom = w.named('ballroom');
const chapel = w.named('chapel');
const listed = w.named(
  'tower',
  'statuary-corridor',
  'conservatory',
  'graveyard',
  'underground-cavern',
  'underground-lake',
);
const LISTED = 6;
const unlit = w.except(listed, w.roomOf(flames));
const lying = w.where(flames, w.gone(w.holderOf(w.itThing)));
const lyingHere = w.where(lying, w.at(w.it, w.here));
const allHaveCome = w.all(w.is(w.count(listed), '≥', LISTED), w.exists(flames));
const partners = w.both(w.heroes, w.withMe(w.self));
const inHerRegion = w.movable(w.both(w.heroes, w.charactersIn(w.sameFloor(w.here))));
const danced = w.$who('h');

/** Room by room, as the one who leads likes: `paces` are left, and to stay ends it. */
const dance = (who: Parameters<typeof w.put>[0]) =>
  w.repeatWhile(w.all(w.is(w.v('paces'), '>', 0), w.isIn(danced, w.heroes)), [
    w.ask(w.traitor, 'room', {
      from: w.either(w.roomOf(danced), w.joined(w.roomOf(danced), { by: danced })),
      as: 'r',
      question: { key: 'lead', of: danced, n: w.v('paces') },
    }),
    w.when(w.at(danced, w.$room('r')), [w.set('paces', 0)], [w.add('paces', -1), w.put(who, w.$room('r'))]),
  ]);

export default w.haunt({
  id: 'the-shadow-masquerade',
  number: 24,
  kind: 'traitor',
  traitor: highest(w.explorers, 'speed'),

  counters: { offered: { to: howMany, page: 'heroes' } },
  // A Flame is being taken up; paces that are left; this Dancer has had its turn.
  vars: { reaching: {}, paces: {}, danced: { per: 'thing' } },
  pieces: { flame: { n: howMany, carry: 'item', most: 1 } },
  monsters: {
    'fae-dancer': {
      n: w.byPlayers(1, 2, 3, 4),
      traits: { speed: 6, might: 3, sanity: 3, knowledge: 2 },
      attack: { trait: 'speed', damage: 'physical', on: w.both(w.heroes, w.charactersIn(ballroom)) },
    },
    'dark-queen': { n: 1, traits: { speed: 6, might: 7, sanity: 4, knowledge: 5 } },
  },

  setup: {
    heroes: [
      w.when(
        w.is(w.count(listed), '≤', howMany),
        [w.each(listed, 'r', [w.deploy('flame', { rooms: w.$room('r') })])],
        [
          w.repeat(howMany, [
            w.ask(w.self, 'room', { from: unlit, as: 'r', question: 'kindle' }),
            w.deploy('flame', { rooms: w.$room('r') }),
          ]),
        ],
      ),
    ],
    traitor: [
      w.heal(w.allTraits),
      w.ensureRoom('ballroom'),
      w.ensureRoom('chapel'),
      w.put(w.traitor, ballroom, { silent: true }),
      w.deploy('fae-dancer', { n: w.byPlayers(1, 2, 3, 4), rooms: ballroom }),
    ],
  },

  actions: {
    'take-flame': {
      who: w.heroes,
      where: w.except(w.roomOf(lying), chapel),
      needs: [w.gone(w.own('flame'))],
      roll: { trait: ['knowledge', 'speed'] },
      pass: 5,
      do: [w.call('take-up')],
      fail: [w.damage('general', 2), w.when(w.isIn(w.self, w.heroes), [w.call('take-up')])],
    },
    'offer-flame': {
      who: w.heroes,
      where: chapel,
      needs: [w.exists(w.own('flame'))],
      limit: 'none',
      do: [w.drop(w.own('flame')), w.add('offered', 1)],
    },
    'set-down-flame': {
      who: w.heroes,
      where: w.except(w.standing, chapel),
      needs: [w.exists(w.own('flame'))],
      limit: 'none',
      do: [w.drop(w.own('flame'))],
    },
    waltz: {
      who: w.traitor,
      where: w.roomOf(w.heroes),
      attack: {
        on: partners,
        with: 'speed',
        win: [
          w.set('paces', w.margin),
          w.each(w.subject, 'h', [
            w.choose(
              w.self,
              {
                'do-harm': [w.damage('physical', w.v('paces'), danced)],
                'dance-away': [dance(w.either(w.traitor, danced))],
              },
              { question: { key: 'waltz', of: danced, n: w.v('paces') } },
            ),
          ]),
        ],
      },
    },
    'dance-eternal': {
      who: queen,
      page: 'traitor',
      needs: [w.exists(inHerRegion)],
      do: [
        w.ask(w.self, 'who', { from: inHerRegion, as: 'h', question: 'beckon' }),
        w.roll(w.dice(2), undefined, { as: 'n' }),
        w.set('paces', w.$num('n')),
        dance(danced),
      ],
    },
  },

  procs: {
    'take-up': [w.set('reaching', 1), w.transfer(w.first(lyingHere), w.self), w.set('reaching', 0)],
  },

  rules: {
    'flame-found': {
      page: 'heroes',
      on: 'enter.after',
      for: w.explorers,
      when: w.all(w.discovered, w.isIn(w.theRoom, unlit), w.is(w.count(flames), '<', howMany)),
      do: [w.deploy('flame', { rooms: w.theRoom })],
    },
    'too-hot': {
      page: 'heroes',
      on: 'may',
      for: w.heroes,
      when: w.all(w.isIn(w.itThing, flames), w.gone(w.holderOf(w.itThing)), w.is(w.v('reaching'), '=', 0)),
      verbs: ['take'],
    },
    'not-for-you': { page: 'traitor', on: 'may', for: w.traitor, when: w.isIn(w.itThing, flames), verbs: ['take'] },
    'flame-falls': {
      page: 'heroes',
      on: 'kill.after',
      evenDead: true,
      do: [
        w.eachOne(w.both(w.subject, w.everyone), [
          w.when(w.all(w.exists(w.own('flame')), w.at(w.self, chapel)), [w.add('offered', 1)]),
          w.drop(w.own('flame')),
        ]),
      ],
    },
    'music-strikes-up': {
      page: 'traitor',
      on: 'monsterTurn.before',
      evenDead: true,
      do: [w.each(dancers, 'd', [w.setOf('danced', w.$who('d'), 0)])],
    },
    'has-danced': { page: 'traitor', on: 'act.before', for: dancers, do: [w.setOf('danced', w.self, 1)] },
    'dancers-first': {
      page: 'traitor',
      on: 'may',
      for: queen,
      when: w.all(
        w.during('monsterTurn'),
        w.exists(w.where(dancers, w.all(w.not(w.isStunned(w.it)), w.is(w.vOf('danced', w.it), '=', 0)))),
      ),
      verbs: ['act'],
    },
    'queen-comes': {
      page: 'traitor',
      on: 'kill.after',
      evenDead: true,
      when: w.all(w.gone(queen), w.isIn(w.subject, w.everyone), w.at(w.subject, ballroom)),
      do: [w.deploy('dark-queen', { rooms: ballroom })],
    },
  },

  wins: {
    heroes: w.all(
      w.any(w.is(w.v('offered'), '≥', howMany), w.all(allHaveCome, w.is(w.v('offered'), '≥', w.count(flames)))),
      w.exists(w.heroes),
    ),
    traitor: w.gone(w.heroes),
  },

  rulings: {
    'whoever-finds-it': { page: 'heroes', about: ['flame-found'] },
    'no-more-to-come': { page: 'heroes', about: ['wins/heroes'] },
    'lying-there': { page: 'heroes', about: ['wins/heroes'] },
    'traitor-takes-none': { page: 'traitor', about: ['not-for-you'] },
    'picking-up': { page: 'heroes', about: ['take-flame', 'set-down-flame'] },
    'stays-lit': { page: 'heroes', about: ['offer-flame'] },
    'any-death': { page: 'traitor', about: ['queen-comes'] },
    'arm-in-arm': { page: 'traitor', about: ['waltz'] },
    'own-time': { page: 'traitor', about: ['queen-comes', 'fae-dancer'] },
  },
});
