import * as w from '@hollow/engine/words';
import { lowest } from '../traitors.ts';

const sites = w.named('vault', 'crypt', 'research-laboratory', 'operating-laboratory', 'game-room');
const hidden = w.layIn(sites, 'holy-seal', { as: 'laid', knownTo: 'traitor', page: 'traitor' });
const death = w.piece('death');
const board = w.roomOf(death);
const seals = w.pieces('holy-seal');
const ownSeals = w.own('holy-seal');
const atBoard = w.where(w.heroes, w.at(w.it, board));
const opponent = w.revealerThenLeft(w.most(atBoard, w.level(w.it, 'knowledge')));

export default w.haunt({
  id: 'checkmate',
  number: 37,
  kind: 'traitor',
  traitor: lowest(w.explorers, 'might'),

  counters: { broken: { to: 5 } },
  vars: { mate: {}, abandoned: {}, lead: {}, ...hidden.vars },
  pieces: { 'holy-seal': { n: 5, carry: 'heroes' } },
  monsters: {
    death: {
      n: 1,
      traits: {
        speed: null,
        might: null,
        sanity: null,
        knowledge: w.minus(8, w.times(w.byPlayers(2, 2, 1, 1), w.v('broken'))),
      },
      moves: 'none',
      attack: { never: true },
      immune: ['knowledge'],
      slows: false,
      rules: {
        'no-blanks': { page: 'traitor', on: 'reroll', for: death, value: 1 },
      },
    },
  },

  setup: {
    traitor: [
      w.ask(w.traitor, 'who', { from: w.heroes, as: 'h', question: 'table' }),
      w.deploy('death', { rooms: w.roomOf(w.$who('h')) }),
      ...hidden.now,
    ],
  },

  actions: {
    'break-seal': {
      who: w.heroes,
      needs: [w.exists(ownSeals)],
      roll: { trait: 'sanity' },
      pass: 4,
      do: [w.remove(w.first(ownSeals)), w.add('broken', 1)],
    },
  },

  rules: {
    'seal-found': hidden.later,
    'seal-stolen': {
      page: 'traitor',
      ...w.robs(w.traitor, seals, { when: w.all(w.ownTurn(w.winner), w.at(w.winner, w.roomOf(w.subject))) }),
      for: w.traitor,
    },
    'keep-out': { on: 'may', for: w.traitor, when: w.isIn(w.itRoom, board), verbs: ['enter'] },
    'hands-off': { on: 'may', for: w.traitor, when: w.at(w.it, board), verbs: ['attack'] },
    'not-called-away': { on: 'may', for: atBoard, when: w.isIn(w.it, w.traitor), verbs: ['be-moved'] },
    'no-harm': {
      on: 'damage.instead',
      for: w.heroes,
      when: w.all(w.at(w.self, board), w.causedBy(w.heldBy(w.traitor))),
      do: [],
    },
    'game-abandoned': {
      on: 'monsterTurn.before',
      evenDead: true,
      when: w.not(w.exists(atBoard)),
      do: [w.set('abandoned', 1)],
    },
    chess: {
      on: 'monsterTurn.before',
      evenDead: true,
      when: w.exists(atBoard),
      do: [
        w.contest({
          a: opponent,
          b: w.first(death),
          trait: 'knowledge',
          extra: w.ifElse(w.holds(opponent, w.cards('book')), 1, 0),
          as: 'lead',
        }),
        w.when(w.is(w.$num('lead'), '>', 0), [w.set('mate', 1)]),
        w.set('lead', w.clamp(w.minus(0, w.$num('lead')), 0, 99)),
      ],
    },
    'price-of-losing': {
      page: 'traitor',
      on: 'monsterTurn.before',
      evenDead: true,
      do: [
        w.table(w.v('lead'), {
          '0': [],
          '1-2': [w.eachOne(w.heroes, [w.lose('sanity')])],
          '3-4': [w.eachOne(w.heroes, [w.lose('might')])],
          '5+': [w.eachOne(w.heroes, [w.lose('sanity'), w.lose('might')])],
        }),
        w.set('lead', 0),
      ],
    },
  },

  wins: {
    heroes: w.is(w.v('mate'), '=', 1),
    traitor: w.any(w.is(w.v('abandoned'), '=', 1), w.gone(w.heroes)),
  },

  rulings: {
    'who-plays': { about: ['chess'] },
    'stays-seated': { about: ['death'] },
    'seal-stays-whole': { page: 'heroes', about: ['break-seal'] },
    'seal-shows-itself': { page: 'traitor', about: ['seal-found'] },
  },
});
