import { files, type Made, MOOD, type NewContent, WORDS, words } from './made.ts';
import { EVERYBODY } from './people.ts';

/** A room with one door, and its script. */
export function room(wish: NewContent): Made[] {
  const { id } = wish;
  const content = `${WORDS}
export default w.room({
  id: '${id}',
  floors: ['ground', 'upper'],
  doors: ['S'],
});
`;
  const script = `- title: The room can be found behind a door
  explorers: [${EVERYBODY}]
  stack: { rooms: [${id}] }
  position:
    turn: ox-bellows
  steps:
    - discover: { door: north }
    - expect:
        ox-bellows: { room: ${id} }
`;
  return [...files(wish, 'rooms', content, script), words(wish, 'rooms', MOOD)];
}
