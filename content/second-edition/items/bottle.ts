import {
  $room,
  ask,
  dice,
  discard,
  gain,
  hauntOn,
  item,
  lose,
  loseEach,
  put,
  roll,
  self,
  standing,
  thisCard,
} from '@hollow/engine/builders';

export default item({
  id: 'bottle',
  tags: ['one-use'],
  rules: {
    drink: {
      on: 'turn.offer',
      needs: [hauntOn],
      do: [
        roll(dice(3), {
          '6+': [ask(self, 'room', { from: standing, as: 'goal' }), put(self, $room('goal'))],
          '5': [gain('might', 2), gain('speed', 2)],
          '4': [gain('knowledge', 2), gain('sanity', 2)],
          '3': [gain('knowledge'), lose('might')],
          '2': [lose('knowledge', 2), lose('sanity', 2)],
          '1': [lose('might', 2), lose('speed', 2)],
          '0': [loseEach(2)],
        }),
        discard(thisCard),
      ],
    },
  },
});
