import * as w from '@hollow/engine/words';

export default w.event({
  id: 'revolving-wall',
  vars: { rooms: {} },
  draw: [
    w.ask(w.self, 'wall', { as: 'wall', question: 'turn' }),
    w.set('rooms', w.count(w.standing)),
    w.addRoom({ beyond: 'wall', floor: w.here, as: 'beyond' }),
    w.when(w.exists(w.$room('beyond')), [
      w.spawn('wall-switch', w.here, w.$room('beyond')),
      w.when(
        w.is(w.count(w.standing), '>', w.v('rooms')),
        [w.put(w.self, w.$room('beyond'), { discovered: true })],
        [w.put(w.self, w.$room('beyond'))],
      ),
    ]),
  ],
  rulings: {
    corners: { about: ['draw'] },
  },
});
