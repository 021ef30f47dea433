import * as w from '@hollow/engine/words';

export default w.omen({
  id: 'medallion',
  rules: {
    shield: {
      on: 'may',
      verbs: ['rooms/pentagram-chamber/turn-away', 'rooms/crypt/chill', 'rooms/graveyard/hurry-out'],
    },
  },
});
