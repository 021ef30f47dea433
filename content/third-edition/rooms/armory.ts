import * as w from '@hollow/engine/words';

export default w.room({
  id: 'armory',
  floors: ['basement', 'ground'],
  doors: ['N', 'E'],
  rules: {
    arm: {
      on: 'enter.after',
      when: w.all(w.discovered, w.exists(w.both(w.inStack('item'), w.tagged('weapon')))),
      do: [
        w.repeatWhile(w.not(w.isIn(w.topOf('item'), w.tagged('weapon'))), [w.bury(w.topOf('item'))]),
        w.draw('item', 1),
      ],
    },
  },
});
