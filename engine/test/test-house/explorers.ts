import * as w from '../../src/builders/index.ts';

const TRACK = [2, 3, 3, 4, 5, 6];

const person = (id: string, card: string, age: number, pace: number, grip: number, wits: number) =>
  w.explorer({
    id,
    card,
    pronoun: 'they',
    age,
    birthday: { month: (age % 12) + 1, day: (age % 28) + 1 },
    height: 'tall',
    weight: 60,
    hobbies: [],
    tracks: {
      pace: { values: TRACK, start: pace },
      grip: { values: TRACK, start: grip },
      wits: { values: TRACK, start: wits },
    },
  });

/** Five cards with two sides each. */
export const testExplorers = [
  person('ada', 'red', 31, 3, 2, 3),
  person('bo', 'red', 44, 2, 3, 2),
  person('cy', 'blue', 12, 3, 3, 3),
  person('dot', 'blue', 67, 1, 2, 4),
  person('eve', 'green', 25, 3, 4, 1),
  person('fox', 'green', 26, 4, 2, 2),
  person('gil', 'grey', 39, 2, 2, 2),
  person('hob', 'grey', 71, 2, 4, 3),
  person('ivy', 'white', 19, 4, 1, 3),
  person('jon', 'white', 55, 3, 3, 2),
];
