import { contentFiles, type Made, MOOD, type NewContent, WORDS, wordsFile } from './made.ts';

/** A room with one door, and its script. */
export function roomTemplate(wish: NewContent): Made[] {
  const { id, setting } = wish;
  const { floor, side } = setting.door;
  const content = `${WORDS}
export default w.room({
  id: '${id}',
  floors: ['${floor}'],
  doors: ['S'],
});
`;
  const script = `- title: The room can be found behind a door
  explorers: [${setting.list}]
  stack: { rooms: [${id}] }
  position:
    turn: ${setting.first}
  steps:
    - discover: { door: ${side} }
    - expect:
        ${setting.first}: { room: ${id} }
`;
  return [...contentFiles(wish, 'rooms', content, script), wordsFile(wish, 'rooms', MOOD)];
}
