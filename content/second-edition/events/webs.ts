import {
  add,
  clause,
  discard,
  end,
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
  id: 'webs',
  vars: { fails: {} },
  draw: [
    roll(trait('might'), {
      '4+': [gain('might')],
      '0-3': [clause('2e.card.lingering', set('fails', 0), keep)],
    }),
  ],
  rules: {
    stuck: { on: 'may', verbs: ['*'], except: ['cards/webs/tear'], cites: ['2e.card.lingering'] },
    tear: {
      on: 'turn.offer',
      for: withMe(owner),
      uses: false,
      do: [roll(trait('might'), { '4+': [discard(thisCard)], '0-3': [add('fails', 1), end('movement')] })],
    },
    'work-loose': { on: 'turn.before', when: is(v('fails'), '≥', 3), do: [discard(thisCard)] },
  },
});
