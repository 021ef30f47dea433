const DAY = 86_400_000;

export interface DayOfYear {
  readonly month: number;
  readonly day: number;
}

/** The day of a time in Greenwich. Years are counted from March: then the leap day is the last, and months are 153 days in five. */
export function dayOf(at: number): DayOfYear {
  const sinceMarch0 = Math.floor(at / DAY) + 719_468;
  const inEra = ((sinceMarch0 % 146_097) + 146_097) % 146_097;
  const year = Math.floor(
    (inEra - Math.floor(inEra / 1460) + Math.floor(inEra / 36_524) - Math.floor(inEra / 146_096)) / 365,
  );
  const inYear = inEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const month = Math.floor((5 * inYear + 2) / 153);
  return { month: month < 10 ? month + 3 : month - 9, day: inYear - Math.floor((153 * month + 2) / 5) + 1 };
}

/** Whether it was that day somewhere on earth. */
export const isDayOf = ({ month, day }: DayOfYear, at: number): boolean =>
  [-DAY, 0, DAY].map((off) => dayOf(at + off)).some((date) => date.month === month && date.day === day);
