import { defineNumber } from '../../define/expression.ts';
import { oneWho } from '../../define/field.ts';
import type { OneWho } from '../../language/ex.ts';
import type { DaysToBirthdayEx } from '../../language/words.generated.ts';
import { sheetOf } from '../../machine/characters.ts';
import { cite } from '../../rules/index.ts';

export const daysToBirthdayWord = defineNumber({
  x: 'daysToBirthday',
  means: 'Days from the date of the game to the next birthday; today counts as none.',
  example: { who: { x: 'self' } },
  fields: { who: oneWho },
  value: (a) => (g) => {
    cite(g, 'components.dates');
    const { month, day } = sheetOf(g, a.who(g)).def.birthday;
    const today = g.s.date.month * 31 + g.s.date.day;
    return (month * 31 + day - today + 12 * 31) % (12 * 31);
  },
});

export const daysToBirthday = (explorer: OneWho): DaysToBirthdayEx => ({ x: 'daysToBirthday', who: explorer });
