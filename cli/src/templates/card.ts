import { contentFiles, type Made, MOOD, type NewContent, WORDS, wordsFile } from './made.ts';
import { PLAYER_LIST } from './people.ts';

/** A card that gives a step of Speed, and its script. */
export function cardTemplate(wish: NewContent): Made[] {
  const { id, deck } = wish;
  const rules =
    deck === 'event' ? `draw: [w.gain('speed', 1)]` : `gain: [w.gain('speed', 1)],\n  lose: [w.lose('speed', 1)]`;
  const content = `${WORDS}
export default w.${deck}({
  id: '${id}',
  ${rules},
});
`;
  const script = `- title: Who draws it gains a step of Speed
  explorers: [${PLAYER_LIST}]
  stack: { ${deck}: [${id}] }
  position:
    turn: ox-bellows
  steps:
    - effect: [{ op: draw, deck: ${deck}, n: 1, who: { x: self } }]
    - expect:
        ox-bellows: { speed: 5 }
`;
  return [...contentFiles(wish, `${deck}s`, content, script), wordsFile(wish, `${deck}s`, MOOD)];
}
