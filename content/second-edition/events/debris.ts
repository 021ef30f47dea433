import {
  add,
  damage,
  discard,
  event,
  gain,
  is,
  keep,
  owner,
  roll,
  set,
  thisCard,
  trait,
  v,
  withMe,
} from '@hollow/engine/builders';

export default event({
  id: 'debris',
  vars: { fails: {} },
  draw: [
    roll(trait('speed'), {
      '3+': [gain('speed')],
      '1-2': [damage('physical', { dice: 1 }), set('fails', 0), keep],
      '0': [damage('physical', { dice: 2 }), set('fails', 0), keep],
    }),
  ],
  rules: {
    buried: { on: 'may', verbs: ['*'], except: ['cards/debris/dig-out'], cites: ['2e.card.lingering'] },
    'dig-out': {
      on: 'turn.offer',
      for: withMe(owner),
      uses: false,
      do: [roll(trait('might'), { '4+': [discard(thisCard)], '0-3': [add('fails', 1)] })],
    },
    'work-free': { on: 'turn.before', when: is(v('fails'), '≥', 3), do: [discard(thisCard)] },
  },
});
