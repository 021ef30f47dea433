import * as w from '@hollow/engine/words';

export default w.event({
  id: 'lights-out',
  draw: [w.keep],
  rules: {
    grope: { on: 'moves', layer: 'cap', value: 1 },
    'find-company': {
      on: 'turn.after',
      when: w.any(w.exists(w.except(w.withMe(w.self), w.self)), w.at(w.self, w.named('furnace-room'))),
      do: [w.discard(w.thisCard)],
    },
    'light-a-candle': { on: 'transfer.after', when: w.holds(w.self, w.cards('candle')), do: [w.discard(w.thisCard)] },
  },
  rulings: {
    company: {},
  },
});
