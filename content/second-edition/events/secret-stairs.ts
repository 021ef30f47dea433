import * as w from '@hollow/engine/words';

export default w.event({
  id: 'secret-stairs',
  draw: [
    w.clause('2e.tokens.square', w.spawn('secret-stairs', w.here)),
    w.ask(w.self, 'room', { from: w.except(w.standing, w.sameFloor(w.here)), as: 'end', question: 'end' }),
    w.choose(
      w.self,
      {
        climb: [w.put(w.self, w.$room('end')), w.spawn('secret-stairs', w.$room('end')), w.draw('event')],
        stay: [w.spawn('secret-stairs', w.$room('end'))],
      },
      { question: 'climb' },
    ),
  ],
});
