import { at, attack, draw, either01, event, named, rightOf, roll, self, trait } from '@hollow/engine/builders';

export default event({
  id: 'groundskeeper',
  draw: [
    roll(
      trait('knowledge'),
      { '4+': [draw('item')], '0-3': [attack({ on: self, dice: 4, trait: 'might', rolledBy: rightOf(self) })] },
      { extra: either01(at(self, named('gardens')), -2, 0) },
    ),
  ],
});
