import {
  any,
  at,
  cards,
  discard,
  event,
  except,
  exists,
  holds,
  keep,
  named,
  self,
  thisCard,
  withMe,
} from '@hollow/engine/builders';

export default event({
  id: 'lights-out',
  draw: [keep],
  rules: {
    grope: { on: 'moves', layer: 'cap', value: 1 },
    'find-company': {
      on: 'turn.after',
      when: any(exists(except(withMe(self), self)), at(self, named('furnace-room'))),
      do: [discard(thisCard)],
    },
    'light-a-candle': { on: 'transfer.after', when: holds(self, cards('candle')), do: [discard(thisCard)] },
  },
});
