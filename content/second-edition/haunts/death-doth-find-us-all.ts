import * as w from '@hollow/engine/words';
import { others, youngest } from '../traitors.ts';

const medallion = w.cards('medallion');
const bearsMedallion = w.holds(w.self, medallion);
/** Ten years for each decade that somebody has aged in this house. */
const age = w.plus(w.ageOf(w.self), w.times(10, w.count(w.own('decade'))));
const ruinOf = (kind: string) => w.sufferAny(1, kind);
/** A hero has died: the traitor's own death feeds nobody. */
const ofAHero = w.not(w.isIn(w.subject, w.traitor));

export default w.haunt({
  id: 'death-doth-find-us-all',
  number: 44,
  kind: 'traitor',
  traitor: youngest(others),

  counters: { rites: { to: w.players, page: 'heroes' } },
  pieces: { decade: { n: 90, carry: 'nobody' } },

  setup: {
    traitor: [
      w.eachOne(w.traitor, [w.drop(w.both(w.heldBy(w.self), medallion))]),
      w.eachOne(w.heroes, [w.call('age')]),
    ],
  },

  actions: {
    rite: {
      who: w.heroes,
      from: {
        rooms: ['catacombs', 'charred-room', 'crypt', 'gallery', 'kitchen', 'pentagram-chamber', 'tower'],
      },
      once: 'success',
      roll: { trait: ['sanity', 'knowledge'] },
      pass: 5,
      do: [w.add('rites', 1)],
    },
  },

  procs: {
    /** `self` is ten years older, and feels it. */
    age: [
      w.deploy('decade', { holder: w.self }),
      w.table(age, {
        '0-19': [],
        '20-29': [w.gain('might'), w.gain('speed')],
        '30-39': [w.gain('sanity'), w.gain('knowledge')],
        '40-49': [w.lose('speed'), w.gain('sanity')],
        '50-59': [ruinOf('physical'), ruinOf('mental')],
        '60-69': [w.lose('might'), w.lose('speed'), ruinOf('mental')],
        '70+': [w.lose('speed'), w.lose('might'), w.lose('sanity'), w.lose('knowledge')],
      }),
    ],
  },

  rules: {
    'years-pass': {
      on: 'turn.after',
      for: w.traitor,
      evenDead: true,
      do: [
        // The death of one before them may have been the death of the bearer of the Medallion.
        w.eachOne(w.heroes, [
          w.when(w.not(w.isDead(w.self)), [
            w.roll(w.dice(1), undefined, { as: 'n' }),
            w.repeat(w.clamp(w.minus(w.$num('n'), w.ifElse(bearsMedallion, 1, 0)), 0, 9), [
              w.when(w.not(w.isDead(w.self)), [w.call('age')]),
            ]),
          ]),
        ]),
      ],
    },
    feed: {
      page: 'traitor',
      on: 'kill.after',
      evenDead: true,
      when: w.all(ofAHero, w.not(w.isDead(w.traitor))),
      do: [
        w.eachOne(w.traitor, [
          w.roll(w.dice(3), undefined, { as: 'n' }),
          w.repeat(w.$num('n'), [
            w.ask(w.self, 'trait', { from: w.allTraits, as: 'trait' }),
            w.gain(w.$trait('trait')),
          ]),
        ]),
      ],
    },
    'medallion-weighs': {
      page: 'heroes',
      on: 'kill.after',
      evenDead: true,
      when: ofAHero,
      do: [w.eachOne(w.both(w.holderOf(medallion), w.heroes), [w.call('age')])],
    },
    'medallion-is-not-yours': { on: 'may', for: w.traitor, verbs: ['take/medallion'] },
    'years-are-over': {
      on: 'kill.after',
      evenDead: true,
      do: [w.remove(w.where(w.pieces('decade'), w.gone(w.holderOf(w.itThing))))],
    },
  },

  wins: { heroes: w.is(w.v('rites'), '≥', w.players), traitor: w.gone(w.heroes) },

  rulings: {
    'after-the-seventies': { page: 'traitor', about: ['years-pass'] },
    'not-damage': { page: 'traitor', about: ['years-pass'] },
    'even-when-dead': { page: 'traitor', about: ['years-pass'] },
    'any-number': { page: 'heroes', about: ['rite'] },
    'failure-is-free': { page: 'heroes', about: ['rite'] },
  },
});
