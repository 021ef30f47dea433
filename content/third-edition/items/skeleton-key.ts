import * as w from '@hollow/engine/words';

export default w.item({
  id: 'skeleton-key',
  rules: {
    walls: { on: 'ways', kind: 'wall', rooms: w.except(w.touching(w.itRoom), w.joined(w.itRoom)) },
    wear: {
      on: 'enter.after',
      when: w.kindIs('wall'),
      do: [w.roll(w.dice(1), { '1+': [], '0': [w.bury(w.thisCard)] })],
    },
  },
});
