import * as w from '@hollow/engine/words';

export default w.room({
  id: 'panic-room',
  floors: ['basement'],
  doors: ['N'],
  symbol: 'omen',
  rules: {
    'way-out': {
      on: 'enter.after',
      when: w.all(w.discovered, w.not(w.inHouse('secret-staircase'))),
      do: [w.addRoom({ floor: 'basement', which: 'secret-staircase', as: 'stairs' }), w.shuffle('rooms')],
    },
  },
});
