import {
  all,
  drop,
  end,
  is,
  isIn,
  item,
  minus,
  not,
  owner,
  roll,
  self,
  set,
  thisCard,
  trait,
  v,
  when,
} from '@hollow/engine/builders';

const open = is(v('open'), '=', 1);

/** Its bearer carries the tune along, so only a turn's start puts the bearer to the test. */
export default item({
  id: 'music-box',
  vars: { open: {} },
  rules: {
    'open-or-close': { on: 'turn.offer', do: [set('open', minus(1, v('open')))] },
    'hear-on-entering': {
      on: 'enter.after',
      for: 'here',
      when: all(open, not(isIn(self, owner))),
      do: [roll(trait('sanity'), { '4+': [], '0-3': [end('turn')] })],
    },
    'hear-at-start': {
      on: 'turn.before',
      for: 'here',
      when: open,
      do: [roll(trait('sanity'), { '4+': [], '0-3': [end('turn'), when(isIn(self, owner), [drop(thisCard)])] })],
    },
  },
});
