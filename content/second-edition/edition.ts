import {
  $num,
  all,
  call,
  chart,
  daysToBirthday,
  dice,
  drawn,
  drawnIn,
  eachOne,
  edition,
  explorers,
  fewest,
  first,
  hauntOn,
  is,
  it,
  lastDrawn,
  loop,
  not,
  roll,
  round,
  self,
  startHaunt,
  takeTurn,
  when,
} from '@hollow/engine/builders';
import { CLAUSES } from './clauses.ts';
import { PRESETS, SWITCHES } from './switches.ts';

/** The second edition: what the box holds and how an evening runs until the haunt. */
export default edition({
  floors: ['basement', 'ground', 'upper'],
  traits: ['speed', 'might', 'sanity', 'knowledge'],
  damage: { physical: ['speed', 'might'], mental: ['sanity', 'knowledge'] },
  faces: [0, 0, 1, 1, 2, 2],
  maxDice: 8,
  decks: [
    { id: 'omen', symbol: 'omen', kept: true, items: true },
    { id: 'item', symbol: 'item', kept: true, items: true },
    { id: 'event', symbol: 'event', kept: false, items: false },
  ],
  start: 'entrance-hall',
  players: { min: 2, max: 6 },
  moveTrait: 'speed',
  fightTrait: 'might',
  switches: SWITCHES,
  presets: PRESETS,
  clauses: CLAUSES,

  first: first(fewest(explorers, daysToBirthday(it))),
  flow: [
    loop([
      round([
        eachOne(explorers, [
          takeTurn(self),
          when(all(not(hauntOn), is(drawn('omen', 'turn'), '>', 0)), [call('haunt-roll')]),
        ]),
      ]),
    ]),
  ],
  procs: {
    'haunt-roll': [
      roll(dice(6), undefined, { tags: ['haunt'], as: 'n' }),
      when(is($num('n'), '<', drawn('omen')), [startHaunt(chart(lastDrawn('omen'), drawnIn('omen')))]),
    ],
  },
  rules: {},
});
