import { thirdEdition } from '@hollow/content';
import type { Lesson } from './play.ts';
import { THE_LESSON, THIRTEENTH_HOUR, thirteenthHour } from './the-thirteenth-hour.ts';

/** Some turns of the third edition, and a tiny haunt. The learner comes last, so that there is something to trade for. */
export const thirdEditionLesson: Lesson = {
  packs: [thirdEdition, thirteenthHour],
  seats: ['michelle-monroe', 'josef-hooper', 'dan-nguyen'],
  setup: {
    first: 'josef-hooper',
    scenario: THE_LESSON,
    stacked: {
      rooms: ['ballroom', 'conservatory', 'laboratory', 'chapel', 'charred-room'],
      cards: { event: ['a-full-table'], item: ['machete'], omen: ['dog', 'mask', 'book'] },
    },
    haunts: [THIRTEENTH_HOUR],
  },
  steps: [
    { say: 'third-walk', do: { verb: 'move', room: 'hallway' } },
    { say: 'third-on', do: { verb: 'move', room: 'conservatory' } },
    { say: 'third-trade', do: { verb: 'trade' } },
    { say: 'third-lay', do: { verb: 'thing' } },
    { say: 'third-propose', do: { verb: 'done' } },
    { say: 'third-door', do: { verb: 'discover', room: 'conservatory', side: 'N' } },
    { say: 'third-tile', do: { verb: 'turn' } },
    { say: 'third-event', do: { verb: 'trait', trait: 'sanity' } },
    { say: 'third-damage', do: { verb: 'split', losses: { might: 0, speed: 0, knowledge: 0, sanity: 1 } } },
    { say: 'third-omen', do: { verb: 'discover', room: 'laboratory', side: 'E' } },
    { say: 'third-book', do: { verb: 'ready' } },
    { say: 'third-fight', do: { verb: 'attack' } },
    { say: 'third-weapon', do: { verb: 'weapon', card: 'machete' } },
    { say: 'third-out', do: { verb: 'move', room: 'laboratory' } },
    { say: 'third-clock', do: { verb: 'offer', rule: 'haunts/the-thirteenth-hour/stop-the-clock' } },
    { say: 'third-miss', do: { verb: 'end' } },
    { say: 'third-hit', do: { verb: 'split', losses: { might: 0, speed: 1 } } },
    { say: 'third-again', do: { verb: 'offer', rule: 'haunts/the-thirteenth-hour/stop-the-clock' } },
  ],
  end: 'third-end',
  others: [
    [],
    [
      { verb: 'discover', room: 'entrance-hall', side: 'N' },
      { verb: 'turn' },
      { verb: 'move', room: 'entrance-hall' },
      { verb: 'move', room: 'hallway' },
      { verb: 'discover', room: 'hallway', side: 'S' },
      { verb: 'turn' },
      { verb: 'move', room: 'hallway' },
      { verb: 'move', room: 'conservatory' },
      { verb: 'move', room: 'laboratory' },
      { verb: 'attack', who: 'michelle-monroe' },
    ],
    [
      { verb: 'move', room: 'hallway' },
      { verb: 'discover', room: 'hallway', side: 'N' },
      { verb: 'turn' },
      { verb: 'move', room: 'hallway' },
      { verb: 'end' },
    ],
  ],
  throws: [
    [1],
    [1, 1, 0],
    [1, 1],
    [2, 2, 1],
    [2, 1, 1, 1, 0],
    [1, 1],
    [2, 1, 1, 0],
    [2, 2, 1, 0, 0],
    [1, 1, 1, 1, 0],
    [2, 2, 1, 0],
  ],
};
