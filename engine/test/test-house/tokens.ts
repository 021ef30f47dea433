import { here, otherEnd, put, remove, rollIs, self, thisCard, token } from '../../src/language/builders.ts';

export const testTokens = [
  token({ id: 'bell', n: 4 }),
  /** A pair of holes joins two rooms. */
  token({ id: 'hole', n: 2, link: true }),
  token({
    id: 'fog',
    n: 2,
    rules: {
      blind: { on: 'pool', when: rollIs('trait'), value: -1 },
      'not-quite': { on: 'pool', when: rollIs('trait'), layer: 'floor', value: 1 },
      'wave-away': { on: 'turn.offer', do: [remove(thisCard)] },
    },
  }),
  /** A slide leads to the room it is bound to. */
  token({ id: 'slide', n: 1, rules: { ride: { on: 'turn.offer', limit: 'none', do: [put(self, otherEnd)] } } }),
  token({
    id: 'chalk',
    n: 1,
    rules: { rub: { on: 'turn.offer', for: 'here', do: [remove(thisCard), put(self, here)] } },
  }),
];
