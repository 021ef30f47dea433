import * as w from '@hollow/engine/words';

const monster = w.piece('frankensteins-monster');
const laboratories = ['research-laboratory', 'operating-laboratory'] as const;
const besideIt = w.both(w.touching(w.roomOf(monster)), w.joined(w.roomOf(monster), { whole: true }));
/** In its room one has to stand on its side of a barrier. */
const withIt = w.isIn(w.self, w.withMe(w.first(monster)));
const torchOfLoser = w.ownedBy(w.subject, 'torch');

export default w.haunt({
  id: 'frankensteins-legacy',
  number: 29,
  kind: 'traitor',
  traitor: w.revealer,

  counters: { hits: { to: w.players, page: 'heroes' } },
  // More than can ever lie about: there is no limit to them.
  pieces: { torch: { n: 20, carry: 'heroes', most: 1 } },
  monsters: {
    'frankensteins-monster': {
      n: 1,
      traits: { speed: 3, might: 8, sanity: null, knowledge: null },
      immune: ['speed'],
      will: [{ seek: w.heroes }],
      attack: { must: true },
      rules: {
        'heavy-blows': {
          page: 'traitor',
          on: 'total',
          for: monster,
          when: w.rollIs('attack'),
          value: 2,
        },
        'shrugs-off-the-blast': { on: 'damage.instead', for: monster, when: w.causedBy(w.cards('dynamite')), do: [] },
      },
    },
  },
  setup: {
    traitor: [
      w.ensureRoom(laboratories, { floor: 'upper' }),
      w.ask(w.traitor, 'room', { from: w.named(...laboratories), as: 'lab' }),
      w.deploy('frankensteins-monster', { rooms: w.$room('lab') }),
    ],
  },

  actions: {
    'light-torch': {
      who: w.heroes,
      where: w.named('charred-room', 'furnace-room', 'pentagram-chamber', 'kitchen'),
      needs: [w.gone(w.own('torch'))],
      limit: 'none',
      do: [w.deploy('torch', { holder: w.self })],
    },
    'throw-torch': {
      who: w.heroes,
      where: w.either(w.roomOf(monster), besideIt),
      needs: [w.exists(w.own('torch')), w.any(withIt, w.isIn(w.here, besideIt))],
      cost: 'attack',
      do: [
        w.attack({ by: w.self, on: w.first(monster), trait: 'speed', win: [w.add('hits', 1)], lose: [] }),
        w.remove(w.first(w.own('torch'))),
      ],
    },
    push: {
      who: w.heroes,
      where: w.named('tower', 'chasm'),
      needs: [withIt],
      roll: { trait: 'might' },
      pass: 6,
      do: [w.kill(monster)],
    },
  },

  rules: {
    'snuff-torch': {
      page: 'traitor',
      on: 'defeat.offer',
      for: w.traitor,
      when: w.all(
        w.isIn(w.winner, w.traitor),
        w.ownTurn(w.winner),
        w.kindIs('physical'),
        w.not(w.isIn(w.foughtWith, w.cards('revolver'))),
        w.is(w.margin, '≥', 2),
        w.exists(torchOfLoser),
      ),
      do: [w.remove(w.first(torchOfLoser))],
    },
  },

  wins: {
    heroes: w.any(w.is(w.v('hits'), '≥', w.players), w.gone(monster)),
    traitor: w.gone(w.heroes),
  },

  rulings: {
    'whole-roll': { about: ['frankensteins-monster'] },
    'tie-misses': { page: 'heroes', about: ['throw-torch'] },
    'over-the-gap': { page: 'heroes', about: ['throw-torch', 'push'] },
    'torches-to-spare': { page: 'heroes', about: ['light-torch'] },
    'no-fire-for-it': { page: 'traitor', about: ['snuff-torch'] },
    'painted-fire': { page: 'heroes', about: ['light-torch'] },
  },
});
