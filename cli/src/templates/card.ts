import * as words from '@hollow/engine/words';
import { folderOf } from '../content/catalogue.ts';
import { contentFiles, type Made, MOOD, type NewContent, titleFromId, WORDS, wordsFile } from './made.ts';

/** A card that gives a step of the trait with which one walks, and its script. */
export function cardTemplate(wish: NewContent): Made[] {
  const { id, deck, setting } = wish;
  const trait = setting.edition.moveTrait;
  const [gain, lose] = [`[w.gain('${trait}', 1)]`, `[w.lose('${trait}', 1)]`];
  const rules = setting.deck(deck)?.kept === true ? `gain: ${gain},\n  lose: ${lose}` : `draw: ${gain}`;
  // Decks that many editions have are words of the language.
  const head = Object.hasOwn(words, deck) ? `w.${deck}({` : `w.card({\n  deck: '${deck}',`;
  const content = `${WORDS}
export default ${head}
  id: '${id}',
  ${rules},
});
`;
  const script = `- title: Who draws it gains a step of ${titleFromId(trait)}
  explorers: [${setting.list}]
  stack: { ${deck}: [${id}] }
  position:
    turn: ${setting.first}
  steps:
    - effect: [{ op: draw, deck: ${deck}, n: 1, who: { x: self } }]
    - expect:
        ${setting.first}: { ${trait}: ${setting.levelOf(trait, 1)} }
`;
  return [...contentFiles(wish, folderOf(deck), content, script), wordsFile(wish, folderOf(deck), MOOD)];
}
