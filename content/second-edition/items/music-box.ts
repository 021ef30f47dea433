import type { Ops } from '@hollow/engine';
import * as w from '@hollow/engine/words';

const open = w.is(w.v('open'), '=', 1);

const hears = w.all(open, w.hasTrait(w.self, 'sanity'));
const listen: Ops = [
  w.roll(w.trait('sanity'), {
    '4+': [],
    '0-3': [w.end('turn'), w.when(w.isIn(w.self, w.owner), [w.drop(w.thisCard)])],
  }),
];

/** Its bearer carries the tune along, so only a turn's start puts the bearer to the test. */
export default w.item({
  id: 'music-box',
  vars: { open: {} },
  rules: {
    'open-or-close': { on: 'turn.offer', do: [w.set('open', w.minus(1, w.v('open')))] },
    'hear-on-entering': {
      on: 'enter.after',
      for: 'here',
      reaches: ['explorers', 'monsters'],
      when: w.all(hears, w.not(w.isIn(w.self, w.owner))),
      do: [w.roll(w.trait('sanity'), { '4+': [], '0-3': [w.end('turn')] })],
    },
    'hear-at-start': {
      on: 'turn.before',
      for: 'here',
      reaches: ['explorers', 'monsters'],
      when: hears,
      do: listen,
    },
  },
  rulings: {
    'when-to-roll': {},
  },
});
