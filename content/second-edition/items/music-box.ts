import type { Ops } from '@hollow/engine';
import * as w from '@hollow/engine/words';

const open = w.is(w.v('open'), '=', 1);

const hears = w.all(open, w.hasTrait(w.self, 'sanity'));
const inTheHouse = w.where(w.explorers, w.at(w.it, w.standing));
const elsewhere = w.except(inTheHouse, w.charactersIn(w.here));
/** Nobody who could come and close it is anywhere else, and nobody beside it can: otherwise it would play for ever. */
const runDown: Ops = [
  w.set('held', w.ifElse(w.exists(elsewhere), 0, w.plus(w.v('held'), 1))),
  w.when(w.is(w.v('held'), '>', 0), [
    w.when(w.is(w.v('held'), '≥', w.count(inTheHouse)), [w.set('open', 0), w.set('held', 0)]),
  ]),
];
const listen: Ops = [
  w.roll(w.trait('sanity'), {
    '4+': [w.set('held', 0)],
    '0-3': [
      w.end('turn'),
      w.when(w.isIn(w.self, w.owner), [w.drop(w.thisCard)]),
      w.when(w.isIn(w.self, w.explorers), runDown),
    ],
  }),
];

/** Its bearer carries the tune along, so only a turn's start puts the bearer to the test. */
export default w.item({
  id: 'music-box',
  vars: { open: {}, held: {} },
  rules: {
    'open-or-close': { on: 'turn.offer', do: [w.set('open', w.minus(1, w.v('open'))), w.set('held', 0)] },
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
    'runs-down': { about: ['hear-at-start'] },
  },
});
