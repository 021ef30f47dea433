import * as w from '@hollow/engine/words';

export default w.event({
  id: 'groundskeeper',
  draw: [
    w.roll(
      w.trait('knowledge'),
      {
        '4+': [w.draw('item')],
        '0-3': [w.attack({ on: w.self, dice: 4, trait: 'might', rolledBy: w.rightOf(w.self) })],
      },
      { extra: w.ifElse(w.at(w.self, w.named('gardens')), -2, 0) },
    ),
  ],
});
