import * as w from '../../src/builders/index.ts';

export const testTokens = [
  w.token({ id: 'bell', n: 4 }),
  /** A pair of holes joins two rooms. */
  w.token({ id: 'hole', n: 2, link: true }),
  w.token({
    id: 'fog',
    n: 2,
    rules: {
      blind: { on: 'pool', when: w.rollIs('trait'), value: -1 },
      'not-quite': { on: 'pool', when: w.rollIs('trait'), layer: 'floor', value: 1 },
      'wave-away': { on: 'turn.offer', do: [w.remove(w.thisCard)] },
    },
  }),
  /** A slide leads to the room it is bound to. */
  w.token({ id: 'slide', n: 1, rules: { ride: { on: 'turn.offer', limit: 'none', do: [w.put(w.self, w.otherEnd)] } } }),
  w.token({
    id: 'chalk',
    n: 1,
    rules: { rub: { on: 'turn.offer', for: 'here', do: [w.remove(w.thisCard), w.put(w.self, w.here)] } },
  }),
];
