import * as w from '@hollow/engine/words';

export default w.room({
  id: 'laundry-chute',
  floors: ['ground'],
  doors: ['N'],
  links: [{ to: 'basement-landing', oneWay: 'out', cites: '3e.move.adjacent' }],
  rules: {
    slide: { on: 'turn.after', cites: ['3e.traitor.other-tiles'], do: [w.put(w.self, w.named('basement-landing'))] },
  },
});
