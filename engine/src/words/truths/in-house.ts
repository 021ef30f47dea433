import { house } from '../../define/domain.ts';
import { defineTruth } from '../../define/expression.ts';
import { names } from '../../define/field.ts';
import type { InHouseEx } from '../../language/words.generated.ts';

export const inHouseWord = defineTruth({
  x: 'inHouse',
  means: 'One of the rooms lies in the house.',
  example: { ids: ['boiler-room'] },
  fields: { ids: names('room') },
  holds: (a) => (g) => a.ids.some((room) => house.has(g, room)),
});

export const inHouse = (...ids: string[]): InHouseEx => ({ x: 'inHouse', ids });
