import * as w from '@hollow/engine/words';
import { stuckBelow } from '../stairs.ts';
import { lowest } from '../traitors.ts';

const aliens = w.piece('alien');
const ship = w.roomOf(w.first(w.piece('spaceship')));
const captives = w.both(w.heroes, w.withStatus('seized'));
const captivesHere = w.both(w.withMe(w.self), captives);
const openMinds = w.where(
  w.both(w.withMe(w.self), w.heroes),
  w.all(w.not(w.has(w.it, 'seized')), w.not(w.has(w.it, 'freed'))),
);
const toShip = w.distance(w.here, ship, 'walk', w.self);
const nearer = w.where(w.joined(w.here, { by: w.self }), w.is(w.distance(w.itRoom, ship, 'walk', w.self), '<', toShip));

export default w.haunt({
  id: 'the-floating-eye',
  number: 6,
  kind: 'traitor',
  traitor: lowest(w.explorers, 'sanity'),

  counters: { wrecked: { to: w.players, page: 'heroes' } },
  zones: ['aboard'],
  pieces: { spaceship: { n: 1 } },
  monsters: {
    alien: {
      n: w.byPlayers(1, 1, 2, 2),
      traits: { speed: 4, might: 6, sanity: 6, knowledge: null },
      immune: ['speed'],
      rules: {
        'shrugs-off-the-blast': { on: 'damage.instead', for: aliens, when: w.causedBy(w.cards('dynamite')), do: [] },
      },
    },
  },
  statuses: {
    seized: {
      rules: {
        'no-will-of-its-own': { on: 'may', verbs: ['*'], except: ['move', 'enter', 'be-moved', 'bequeath'] },
        'walks-in-its-sleep': { on: 'may', verbs: ['rooms/*'] },
        'over-every-gap': { on: 'passes', value: 1 },
        'hears-no-bell': { on: 'may', when: w.not(w.isIn(w.it, w.self)), verbs: ['be-moved'] },
        march: {
          on: 'turn.before',
          do: [
            w.when(
              w.at(w.self, ship),
              [w.send(w.self, 'aboard')],
              [
                w.repeat(w.level(w.self, 'speed'), [
                  w.ask(w.traitor, 'room', { from: nearer, as: 'r', question: { key: 'march', of: w.self } }),
                  w.walk(w.self, { toward: w.$room('r') }),
                ]),
              ],
            ),
            w.end('turn'),
          ],
        },
      },
    },
    freed: {},
  },

  setup: {
    traitor: [
      w.deploy('alien', { n: w.byPlayers(1, 1, 2, 2), rooms: w.revealRoom }),
      w.deploy('spaceship', { rooms: w.revealRoom }),
      w.send(w.traitor, 'aboard'),
    ],
  },

  actions: {
    'wreck-ship': {
      who: w.heroes,
      where: ship,
      roll: { trait: 'might' },
      pass: 5,
      do: [w.add('wrecked', 1)],
    },
    'free-hero': {
      who: w.heroes,
      needs: [w.exists(captivesHere)],
      cost: 'attack',
      do: [
        w.ask(w.self, 'who', { from: captivesHere, as: 'captive' }),
        w.attack({
          by: w.self,
          on: w.$who('captive'),
          own: true,
          win: [
            w.mark(w.subject, 'seized', false),
            w.mark(w.subject, 'freed'),
            w.when(
              w.kindIs('mental'),
              [w.damage('mental', w.half(w.margin), w.subject)],
              [w.damage('physical', w.half(w.margin), w.subject)],
            ),
          ],
        }),
      ],
    },
    'mind-control': {
      who: aliens,
      page: 'traitor',
      needs: [w.exists(openMinds)],
      cost: 'attack',
      do: [
        w.each(openMinds, 'mind', [
          w.attack({
            by: w.self,
            on: w.$who('mind'),
            trait: 'sanity',
            win: [w.mark(w.subject, 'seized')],
            lose: [],
          }),
        ]),
      ],
    },
  },

  rules: {
    'on-the-ship': {
      on: 'turn.before',
      for: w.both(w.inZone('aboard'), w.everyone),
      when: w.not(w.all(w.isIn(w.self, w.traitor), stuckBelow)),
      do: [w.end('turn')],
    },
    'only-the-stairs': {
      on: 'may',
      for: w.both(w.inZone('aboard'), w.traitor),
      verbs: ['*'],
      except: ['edition/search-for-stairs'],
      cites: ['2e.monster.basement-stairs'],
    },
  },

  wins: {
    heroes: w.is(w.v('wrecked'), '≥', w.players),
    traitor: w.gone(w.heroes),
  },

  rulings: {
    'in-its-room': { page: 'heroes', about: ['wreck-ship'] },
    'stunned-keeps-them': { page: 'traitor', about: ['mind-control'] },
    'bell-unheard': { about: ['hears-no-bell'] },
    'as-near-as-can-be': { about: ['march'] },
    'stairs-from-aboard': { about: ['on-the-ship', 'only-the-stairs'] },
    'ways-of-monsters': { about: ['over-every-gap', 'walks-in-its-sleep'] },
  },
});
