import { formGaps, gapsIn, languages, offerGaps, PSEUDO, packTitle, readOwnWords, unsettled } from '@hollow/text';
import { catalogue, wordsKind } from '../catalogue.ts';
import type { Lint } from './finding.ts';

/** Names, labels, lines of mood and the pages of haunts; and whatever the renderer wants to say about the rules. */
export const lintWords: Lint = ({ checked, words: text, files }) => {
  const gaps = checked.flatMap((pack) =>
    [...gapsIn(files, pack), ...offerGaps(text, pack)].map(({ file, message }) => ({
      where: `text/${text.lang}/${file}`,
      message,
    })),
  );
  for (const pack of checked)
    for (const { id, kind } of catalogue([pack])) {
      const folder = wordsKind(kind);
      if (folder !== undefined && kind !== 'explorer' && kind !== 'haunt') text.rulesText(pack, folder, id);
    }
  const forms = checked.flatMap((pack) =>
    languages()
      .filter((lang) => lang !== PSEUDO)
      .flatMap((lang) =>
        formGaps(readOwnWords(lang, [pack.id]), pack).map(({ file, message }) => ({
          where: `text/${lang}/${file}`,
          message,
        })),
      ),
  );
  // What the language has settled, in the words of the project; messages are told once.
  const terms = checked
    .filter(({ words }) => words === undefined)
    .flatMap(({ id }, i) => unsettled(readOwnWords(text.lang, [id]), id, i === 0))
    .map(({ file, message }) => ({ where: `text/${text.lang}/${file}`, message }));
  const untitled = checked
    .filter((pack) => pack.words === undefined && packTitle(text.lang, pack) === null)
    .map(({ id }) => ({ where: `text/${text.lang}/${id}/pack`, message: 'the pack has no name: players read its id' }));
  const named = new Set(gaps.map(({ where }) => where.split('/').at(-1)));
  const unsaid = text
    .missing()
    // A thing without words is told once.
    .filter((key) => !named.has(key.replace(/^name\./, '')))
    .map((key) => ({ where: `text/${text.lang}`, message: `there are no words for ${key}` }));
  return [...gaps, ...untitled, ...forms, ...terms, ...unsaid];
};
