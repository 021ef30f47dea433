import { at, attack, draw, event, ifElse, named, rightOf, roll, self, trait } from '@hollow/engine/builders';

export default event({
  id: 'groundskeeper',
  draw: [
    roll(
      trait('knowledge'),
      { '4+': [draw('item')], '0-3': [attack({ on: self, dice: 4, trait: 'might', rolledBy: rightOf(self) })] },
      { extra: ifElse(at(self, named('gardens')), -2, 0) },
    ),
  ],
});
