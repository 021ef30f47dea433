import {
  all,
  amount,
  at,
  causedBy,
  damage,
  discard,
  event,
  fromDeck,
  gain,
  is,
  keep,
  named,
  roll,
  self,
  thisCard,
  trait,
} from '@hollow/engine/builders';

export default event({
  id: 'grave-dirt',
  draw: [roll(trait('might'), { '4+': [gain('might')], '0-3': [keep] })],
  rules: {
    weaken: { on: 'turn.before', do: [damage('physical', 1)] },
    recover: {
      on: 'shift.after',
      when: all(is(amount, '>', 0), causedBy(fromDeck('item'))),
      do: [discard(thisCard)],
    },
    'shake-off': {
      on: 'turn.after',
      when: at(self, named('balcony', 'gardens', 'graveyard', 'gymnasium', 'larder', 'patio', 'tower')),
      do: [discard(thisCard)],
    },
  },
});
