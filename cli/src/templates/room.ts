import { contentFiles, type Made, MOOD, type NewContent, WORDS, wordsFile } from './made.ts';
import { PLAYER_LIST } from './people.ts';

/** A room with one door, and its script. */
export function roomTemplate(wish: NewContent): Made[] {
  const { id } = wish;
  const content = `${WORDS}
export default w.room({
  id: '${id}',
  floors: ['ground', 'upper'],
  doors: ['S'],
});
`;
  const script = `- title: The room can be found behind a door
  explorers: [${PLAYER_LIST}]
  stack: { rooms: [${id}] }
  position:
    turn: ox-bellows
  steps:
    - discover: { door: north }
    - expect:
        ox-bellows: { room: ${id} }
`;
  return [...contentFiles(wish, 'rooms', content, script), wordsFile(wish, 'rooms', MOOD)];
}
