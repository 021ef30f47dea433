import { PACK_FORMAT, type Pack } from '@hollow/engine';
import * as w from '@hollow/engine/words';

/** What the lesson adds to the third edition: one tiny haunt, with a foe to fight and one thing to do, and a scenario that leads to it. */

/** No other pack has a haunt of this number. */
export const THIRTEENTH_HOUR = 991;

export const THE_LESSON = 'the-lesson';

/** Whichever omen begins the haunt, it is this one. */
const OMENS = ['armor', 'book', 'dagger', 'dog', 'holy-symbol', 'idol', 'mask', 'ring', 'skull'];

const others = w.except(w.explorers, w.revealer);

const haunt = w.haunt({
  id: 'the-thirteenth-hour',
  number: THIRTEENTH_HOUR,
  kind: 'traitor',
  traitor: w.revealerThenLeft(w.most(others, w.level(w.it, 'might'))),
  counters: { stopped: { to: 1 } },
  monsters: {
    lodger: {
      n: 1,
      traits: { might: 2, speed: 2, knowledge: null, sanity: 2 },
      defeat: 'die',
      will: [{ seek: w.heroes }],
    },
  },
  setup: { traitor: [w.deploy('lodger', { rooms: w.revealRoom })] },
  actions: {
    'stop-the-clock': {
      who: w.heroes,
      where: w.named('laboratory'),
      needs: [w.not(w.exists(w.piece('lodger')))],
      roll: { trait: 'knowledge' },
      pass: 6,
      do: [w.set('stopped', 1)],
    },
  },
  wins: {
    heroes: w.is(w.v('stopped'), '≥', 1),
    traitor: w.not(w.exists(w.heroes)),
  },
});

const english = {
  pack: { name: 'The lesson', about: 'One small haunt for those who have never been in the house.' },
  scenarios: {
    [THE_LESSON]: {
      name: 'An Hour Too Many',
      flavour: 'The house is to be shown at noon. You came to see that everything is in order.',
    },
  },
  haunts: { 'the-thirteenth-hour': { name: 'The Thirteenth Hour' } },
  pages: {
    'the-thirteenth-hour': {
      all: {
        opening:
          'The clock in the Laboratory strikes twelve, takes its time, and strikes once more. Somebody gets up in the next room who was not there at twelve: a tall man in a nightshirt, with a face as smooth as a plate. Josef holds the key of the clock, and he goes on turning it.',
        monsters: { lodger: 'Lodger' },
        counters: { stopped: 'Clocks stopped' },
      },
      heroes: {
        opening:
          'The Lodger lives in the hour that Josef has wound on to the day. As long as the Lodger is up, nobody gets a hand on the clock. Be quick: Josef is strong, and he does not like to be interrupted.',
        goal: 'Strike down the Lodger, then stop the clock in the Laboratory.',
        actions: { 'stop-the-clock': 'Stop the clock' },
        needs: { 'stop-the-clock.0': 'the Lodger is gone' },
        win: 'The pendulum comes to rest in your hand. The thirteenth hour closes over like water, and Josef looks at the key as if it were somebody else’s.',
      },
      traitor: {
        opening:
          'There was never enough time, and now there is as much as you like. Keep the key turning, and keep the others from the clock.',
        goal: 'Let no hero live.',
        win: 'It strikes fourteen.',
      },
    },
  },
} as const;

const names = (haunt: string, scenario: string, lodger: object, stopped: string) => ({
  scenarios: { [THE_LESSON]: { name: scenario } },
  haunts: { 'the-thirteenth-hour': { name: haunt } },
  pages: { 'the-thirteenth-hour': { all: { monsters: { lodger }, counters: { stopped } } } },
});

export const thirteenthHour: Pack = {
  id: 'lesson',
  format: PACK_FORMAT,
  extends: 'third-edition',
  haunts: [haunt],
  scenarios: [{ id: THE_LESSON, haunts: Object.fromEntries(OMENS.map((omen) => [omen, THIRTEENTH_HOUR])) }],
  words: {
    en: english,
    de: names(
      'Die dreizehnte Stunde',
      'Eine Stunde zu viel',
      { name: 'Untermieter', gender: 'm', gen: 'Untermieters' },
      'Angehaltene Uhren',
    ),
    pl: names(
      'Trzynasta godzina',
      'O godzinę za dużo',
      {
        name: 'Lokator',
        gender: 'm1',
        gen: 'Lokatora',
        dat: 'Lokatorowi',
        acc: 'Lokatora',
        ins: 'Lokatorem',
        loc: 'Lokatorze',
      },
      'Zatrzymane zegary',
    ),
  },
};
