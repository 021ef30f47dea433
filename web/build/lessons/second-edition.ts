import { secondEdition } from '@hollow/content';
import type { Lesson } from './play.ts';
import { LAST_CANDLE, lastCandle } from './the-last-candle.ts';

/** Some turns of the second edition, and a tiny haunt. */
export const secondEditionLesson: Lesson = {
  packs: [secondEdition, lastCandle],
  seats: ['vivian-lopez', 'ox-bellows', 'zoe-ingstrom'],
  setup: {
    first: 'vivian-lopez',
    stacked: {
      rooms: ['game-room', 'dining-room', 'abandoned-room', 'charred-room'],
      cards: { event: ['creepy-crawlies'], omen: ['medallion', 'holy-symbol', 'book'] },
    },
    haunts: [LAST_CANDLE],
  },
  steps: [
    { say: 'walk', do: { verb: 'move', room: 'foyer' } },
    { say: 'door', do: { verb: 'discover', room: 'foyer', side: 'N' } },
    { say: 'tile', do: { verb: 'turn' } },
    { say: 'event', do: { verb: 'end' } },
    { say: 'back', do: { verb: 'move', room: 'foyer' } },
    { say: 'omen-door', do: { verb: 'discover', room: 'foyer', side: 'S' } },
    { say: 'omen', do: { verb: 'end' } },
    { say: 'book', do: { verb: 'ready' } },
    { say: 'fight', do: { verb: 'attack' } },
    { say: 'out', do: { verb: 'move', room: 'foyer' } },
    { say: 'candle', do: { verb: 'offer' } },
    { say: 'miss', do: { verb: 'end' } },
    { say: 'damage', do: { verb: 'split', losses: { speed: 0, might: 1 } } },
    { say: 'again', do: { verb: 'offer' } },
  ],
  end: 'end',
  others: [
    [],
    [
      { verb: 'discover', room: 'entrance-hall', side: 'N' },
      { verb: 'turn' },
      { verb: 'end' },
      { verb: 'move', room: 'entrance-hall' },
      { verb: 'move', room: 'foyer' },
      { verb: 'attack', who: 'vivian-lopez' },
    ],
    [
      { verb: 'discover', room: 'entrance-hall', side: 'S' },
      { verb: 'turn' },
      { verb: 'end' },
      { verb: 'move', room: 'entrance-hall' },
    ],
  ],
  throws: [
    [2, 2, 1, 0],
    [2, 2, 1, 1, 0, 0],
    [2, 1, 1, 1, 0, 0],
    [1, 1, 0, 0, 0, 0],
    [2, 1],
    [1],
    [2, 1, 1, 1, 0, 0],
    [1, 1, 0, 0, 0],
    [1, 0],
    [2, 2, 1, 1, 1, 0],
  ],
};
