import {
  $room,
  ask,
  both,
  charactersIn,
  damage,
  discard,
  eachOne,
  end,
  exists,
  here,
  item,
  joined,
  mayAttack,
  roll,
  self,
  thisCard,
  touching,
  trait,
} from '@hollow/engine/builders';

const nextDoor = both(touching(here), joined(here));

export default item({
  id: 'dynamite',
  tags: ['one-use'],
  rules: {
    throw: {
      on: 'turn.offer',
      needs: [mayAttack, exists(nextDoor)],
      do: [
        end('attack'),
        ask(self, 'room', { from: nextDoor, as: 'target' }),
        eachOne(charactersIn($room('target')), [roll(trait('speed'), { '5+': [], '0-4': [damage('physical', 4)] })]),
        discard(thisCard),
      ],
    },
  },
});
