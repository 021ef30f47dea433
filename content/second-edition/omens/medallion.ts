import { omen } from '@hollow/engine/builders';

export default omen({
  id: 'medallion',
  rules: {
    shield: {
      on: 'may',
      verbs: ['rooms/pentagram-chamber/turn-away', 'rooms/crypt/chill', 'rooms/graveyard/hurry-out'],
    },
  },
});
