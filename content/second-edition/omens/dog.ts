import * as w from '@hollow/engine/words';

const range = 6;
const elsewhere = w.except(w.reach(w.here, range, 'errand'), w.here);
const loads = w.both(
  w.either(w.lyingIn(elsewhere), w.both(w.heldBy(w.self), w.permits('drop'))),
  w.except(w.untouched, w.tagged('slows-its-bearer')),
);
const origin = w.roomOf(w.$thing('load'));

/** From here to where the load is, on to the goal and home again: out and back, each within the range. */
const round = w.plus(
  w.distance(w.here, origin, 'errand'),
  w.distance(origin, w.itRoom, 'errand'),
  w.distance(w.itRoom, w.here, 'errand'),
);

export default w.omen({
  id: 'dog',
  tags: ['companion', 'not-an-item'],
  can: { trade: false, drop: false, steal: false, cites: '2e.card.dog.bound' },
  gain: [
    w.clause('2e.card.dog.gain', w.gain('might'), w.gain('sanity')),
    w.clause('2e.card.dog.token', w.when(w.reading('companionToken', 'always'), [w.accompany('dog')])),
  ],
  lose: [w.remove(w.tokensOf('dog')), w.clause('2e.card.dog.gain', w.lose('might'), w.lose('sanity'))],
  rules: {
    errand: {
      on: 'turn.offer',
      needs: [w.exists(elsewhere), w.exists(loads)],
      do: [
        w.ask(w.self, 'thing', { from: loads, as: 'load', question: 'load' }),
        w.ask(w.self, 'room', {
          from: w.where(w.except(w.either(w.here, elsewhere), origin), w.is(round, '≤', 2 * range)),
          as: 'goal',
          question: { key: 'goal', of: w.$thing('load') },
        }),
        w.when(
          w.isIn(w.$room('goal'), w.here),
          [w.transfer(w.$thing('load'), w.self, { spends: true })],
          [w.drop(w.$thing('load'), w.$room('goal'), { spends: true })],
        ),
      ],
      cites: ['2e.card.dog.fetch'],
    },
  },
});
