import {
  $who,
  ask,
  discard,
  exists,
  is,
  it,
  item,
  level,
  self,
  setTrait,
  thisCard,
  where,
  withMe,
} from '@hollow/engine/builders';

const dazed = where(withMe(self), is(level(it, 'knowledge', 'step'), '<', level(it, 'knowledge', 'startStep')));

export default item({
  id: 'smelling-salts',
  tags: ['one-use'],
  rules: {
    'wave-under-the-nose': {
      on: 'turn.offer',
      needs: [exists(dazed)],
      do: [
        ask(self, 'who', { from: dazed, as: 'patient' }),
        setTrait($who('patient'), 'knowledge', 'start'),
        discard(thisCard),
      ],
    },
  },
});
