import * as w from '@hollow/engine/words';

const critical = w.where(w.allTraits, w.is(w.level(w.self, w.theTrait, 'step'), '=', 0));

export default w.item({
  id: 'necklace-of-teeth',
  rules: {
    bite: {
      on: 'turn.after',
      uses: true,
      when: w.exists(critical),
      do: [
        w.choose(
          w.self,
          { take: [w.ask(w.self, 'trait', { from: critical, as: 't' }), w.gain(w.$trait('t'))], leave: [] },
          { question: 'take' },
        ),
      ],
    },
  },
});
