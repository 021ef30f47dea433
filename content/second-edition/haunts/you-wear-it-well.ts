import {
  $num,
  $thing,
  $who,
  add,
  addOf,
  addRoom,
  all,
  allDead,
  any,
  ask,
  at,
  attack,
  both,
  boundTo,
  damage,
  deploy,
  dice,
  distance,
  eachOne,
  end,
  everyone,
  exists,
  explorers,
  haunt,
  here,
  heroes,
  heroesAtStart,
  is,
  isDead,
  isStunned,
  it,
  itThing,
  kindIs,
  level,
  mark,
  named,
  not,
  piece,
  pieces,
  playedBy,
  players,
  remove,
  roll,
  roomOf,
  self,
  stun,
  trait,
  traitor,
  v,
  vOf,
  when,
  where,
  withMe,
} from '@hollow/engine/builders';
import { highest, orElse } from '../traitors.ts';

const spirit = piece('spirit');
const mind = ['knowledge', 'sanity'];
const bodiesHere = where(pieces('body'), at(it, here));
const sleepers = where(bodiesHere, not(isDead(boundTo(itThing))));
const husks = where(bodiesHere, isDead(boundTo(itThing)));
const arms = ['bare', 'axe', 'blood-dagger', 'revolver', 'sacrificial-dagger', 'spear'].map((id) => `weapon/${id}`);

export default haunt({
  id: 'you-wear-it-well',
  number: 49,
  kind: 'traitor',
  traitor: orElse(playedBy('heather-granville'), highest(explorers, 'knowledge')),

  counters: { blows: { to: players, page: 'heroes' } },
  vars: { claim: { per: 'who' } },
  pieces: { body: { n: heroesAtStart } },
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
        // Ruling: the text of a room is physical where it asks for, costs or gives Speed or Might, or moves bodies.
        'no-weight': {
          on: 'may',
          verbs: [
            'rooms/attic/squeeze-out',
            'rooms/coal-chute/slide',
            'rooms/collapsed-room/floor-gives-way',
            'rooms/collapsed-room/jump-down',
            'rooms/furnace-room/scorch',
            'rooms/gallery/leap-down',
            'rooms/gymnasium/train',
            'rooms/junk-room/climb-out',
            'rooms/larder/eat',
            'rooms/mystic-elevator/ride',
            'rooms/mystic-elevator/stay-aboard',
            'rooms/mystic-elevator/end-aboard',
          ],
        },
        'hurt-in-mind': { on: 'damage.modify', when: kindIs('physical'), set: { kind: 'mental' } },
        'lost-with-the-soul': { on: 'may', verbs: ['bequeath'] },
      },
    },
  },

  setup: {
    traitor: [deploy('spirit', { rooms: here })],
    heroes: [
      eachOne(heroes, [mark(self, 'soul'), deploy('body', { rooms: here, tied: self })]),
      when(is(distance(named('basement-landing'), named('entrance-hall')), '≥', 1000), [
        addRoom({ floor: 'basement', which: 'stairs-from-basement', as: 'stairs' }),
      ]),
    ],
  },

  actions: {
    'strike-spirit': {
      who: heroes,
      where: roomOf(spirit),
      // Ruling: the tokens of all heroes count together, those of heroes who have died since included.
      attack: { on: spirit, with: mind, win: [add('blows', 1)], lose: [] },
    },
    'stun-traitor': {
      who: heroes,
      needs: [exists(both(withMe(self), traitor)), not(isStunned(traitor))],
      attack: { on: traitor, with: mind, win: [stun(traitor)] },
    },
    'attack-body': {
      who: traitor,
      needs: [exists(sleepers)],
      cost: 'attack',
      do: [
        ask(self, 'thing', { from: sleepers, as: 'body' }),
        roll(dice(2), undefined, { as: 'n' }),
        damage('mental', $num('n'), boundTo($thing('body'))),
        when(isDead(boundTo($thing('body'))), [remove($thing('body'))]),
      ],
    },
    assail: {
      who: spirit,
      page: 'traitor',
      needs: [exists(both(withMe(self), heroes))],
      cost: 'attack',
      do: [
        ask(self, 'who', { from: both(withMe(self), heroes), as: 'soul' }),
        attack({ by: self, on: $who('soul'), traits: mind }),
      ],
    },
    inhabit: {
      who: spirit,
      page: 'traitor',
      needs: [exists(husks)],
      do: [
        ask(self, 'thing', { from: husks, as: 'body' }),
        roll(trait('sanity'), undefined, { as: 'n' }),
        when(is($num('n'), '>', level(boundTo($thing('body')), 'sanity', 'start')), [
          addOf('claim', boundTo($thing('body')), 1),
        ]),
      ],
    },
  },

  rules: {
    dazed: { on: 'turn.before', for: traitor, when: isStunned(self), do: [end('turn'), mark(self, 'stunned', false)] },
    // Ruling: hands and arms reach no soul; the traitor fights souls by means that roll Sanity or Knowledge.
    'no-blow-lands': { on: 'may', for: traitor, page: 'traitor', verbs: arms },
  },

  wins: {
    heroes: is(v('blows'), '≥', players),
    traitor: any(allDead(heroes), exists(where(everyone, all(isDead(it), is(vOf('claim', it), '≥', players))))),
  },
});
