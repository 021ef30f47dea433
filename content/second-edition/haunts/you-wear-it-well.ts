import * as w from '@hollow/engine/words';
import { highest, orElse } from '../traitors.ts';

const spirit = w.piece('spirit');
const mind = ['knowledge', 'sanity'];
const bodiesHere = w.where(w.pieces('body'), w.at(w.it, w.here));
const sleepers = w.where(bodiesHere, w.not(w.isDead(w.boundTo(w.itThing))));
const husks = w.where(bodiesHere, w.isDead(w.boundTo(w.itThing)));

export default w.haunt({
  id: 'you-wear-it-well',
  number: 49,
  kind: 'traitor',
  traitor: orElse(w.playedBy('heather-granville'), highest(w.explorers, 'knowledge')),

  counters: { blows: { to: w.players, page: 'heroes' } },
  vars: { claim: { per: 'who' } },
  pieces: { body: { n: w.heroesAtStart } },
  monsters: {
    spirit: {
      n: 1,
      traits: { speed: 3, might: null, sanity: 6, knowledge: 6 },
      through: ['walls'],
      attack: { never: true },
      defeat: 'nothing',
    },
  },
  statuses: {
    soul: {
      rules: {
        'through-walls': { on: 'passes', value: 2 },
        'hands-of-air': {
          on: 'may',
          verbs: ['items', 'discover', 'attack', 'cards/skull/endure'],
        },
        'no-weight': {
          on: 'may',
          verbs: [
            'rooms/attic/squeeze-out',
            'rooms/coal-chute/*',
            'rooms/collapsed-room/floor-gives-way',
            'rooms/collapsed-room/jump-down',
            'rooms/furnace-room/scorch',
            'rooms/gallery/leap-down',
            'rooms/gymnasium/train',
            'rooms/junk-room/climb-out',
            'rooms/larder/eat',
            'rooms/mystic-elevator/*',
          ],
        },
        'hurt-in-mind': { on: 'damage.modify', when: w.kindIs('physical'), set: { kind: 'mental' } },
        'lost-with-the-soul': { on: 'may', verbs: ['bequeath'] },
      },
    },
  },

  setup: {
    traitor: [w.deploy('spirit', { rooms: w.here })],
    heroes: [
      w.eachOne(w.heroes, [w.mark(w.self, 'soul'), w.deploy('body', { rooms: w.here, tied: w.self })]),
      w.when(w.is(w.distance(w.named('basement-landing'), w.named('entrance-hall')), '≥', 1000), [
        w.addRoom({ floor: 'basement', which: 'stairs-from-basement', as: 'stairs' }),
      ]),
    ],
  },

  actions: {
    'strike-spirit': {
      who: w.heroes,
      where: w.roomOf(spirit),
      attack: { on: spirit, with: mind, win: [w.add('blows', 1)], lose: [] },
    },
    'stun-traitor': {
      who: w.heroes,
      needs: [w.exists(w.both(w.withMe(w.self), w.traitor)), w.not(w.isStunned(w.traitor))],
      attack: { on: w.traitor, with: mind, win: [w.stun(w.traitor)] },
    },
    'attack-body': {
      who: w.traitor,
      needs: [w.exists(sleepers)],
      cost: 'attack',
      do: [
        w.ask(w.self, 'thing', { from: sleepers, as: 'body' }),
        w.roll(w.dice(2), undefined, { as: 'n' }),
        w.damage('mental', w.$num('n'), w.boundTo(w.$thing('body'))),
        w.when(w.isDead(w.boundTo(w.$thing('body'))), [w.remove(w.$thing('body'))]),
      ],
    },
    assail: {
      who: spirit,
      page: 'traitor',
      needs: [w.exists(w.both(w.withMe(w.self), w.heroes))],
      cost: 'attack',
      do: [
        w.ask(w.self, 'who', { from: w.both(w.withMe(w.self), w.heroes), as: 'soul' }),
        w.attack({ by: w.self, on: w.$who('soul'), traits: mind }),
      ],
    },
    inhabit: {
      who: spirit,
      page: 'traitor',
      needs: [w.exists(husks)],
      do: [
        w.ask(w.self, 'thing', { from: husks, as: 'body', question: 'inhabit' }),
        w.roll(w.trait('sanity'), undefined, { as: 'n' }),
        w.when(w.is(w.$num('n'), '>', w.level(w.boundTo(w.$thing('body')), 'sanity', 'start')), [
          w.addOf('claim', w.boundTo(w.$thing('body')), 1),
        ]),
      ],
    },
  },

  rules: {
    dazed: {
      on: 'turn.before',
      for: w.traitor,
      when: w.isStunned(w.self),
      do: [w.end('turn'), w.mark(w.self, 'stunned', false)],
    },
    'no-blow-lands': { on: 'may', for: w.traitor, page: 'traitor', verbs: ['weapon/*'], except: ['weapon/ring'] },
  },

  wins: {
    heroes: w.is(w.v('blows'), '≥', w.players),
    traitor: w.any(
      w.gone(w.heroes),
      w.exists(w.where(w.everyone, w.all(w.isDead(w.it), w.is(w.vOf('claim', w.it), '≥', w.players)))),
    ),
  },

  // A blow at the body reaches its soul wherever that is.
  exceptions: [{ law: 'off-board', of: 'haunts/you-wear-it-well/attack-body', clause: '2e.haunt.conflict' }],

  rulings: {
    'physical-rooms': { page: 'heroes', about: ['no-weight'] },
    'blows-together': { page: 'heroes', about: ['strike-spirit'] },
    'souls-feel-no-steel': { page: 'traitor', about: ['no-blow-lands'] },
  },
});
