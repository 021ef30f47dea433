import * as w from '@hollow/engine/words';

export default w.event({
  id: 'grave-dirt',
  draw: [w.roll(w.trait('might'), { '4+': [w.gain('might')], '0-3': [w.keep] })],
  rules: {
    weaken: { on: 'turn.before', do: [w.damage('physical', 1)] },
    recover: {
      on: 'shift.after',
      when: w.all(w.is(w.amount, '>', 0), w.causedBy(w.fromDeck('item'))),
      do: [w.discard(w.thisCard)],
    },
    'shake-off': {
      on: 'turn.after',
      when: w.at(w.self, w.named('balcony', 'gardens', 'graveyard', 'gymnasium', 'larder', 'patio', 'tower')),
      do: [w.discard(w.thisCard)],
    },
  },
  rulings: {
    cleaning: {},
  },
});
