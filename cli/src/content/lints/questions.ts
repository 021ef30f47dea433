import { type Pack, unsaidQuestions } from '@hollow/engine';
import type { Lint } from './finding.ts';

const LISTS = ['rooms', 'cards', 'tokens', 'haunts'] as const;

/** What the paths of a pack's own things begin with. */
const ownPaths = (pack: Pack): string[] => [
  ...LISTS.flatMap((list) => (pack[list] ?? []).map(({ id }) => `${list}/${id}/`)),
  ...(pack.edition === undefined ? [] : ['edition/', 'procs/', 'flow/']),
];

/** Questions of which nobody who is asked can tell what is at stake. */
export const lintQuestions: Lint = ({ checked, program }) => {
  const unsaid = unsaidQuestions(program);
  return checked.flatMap((pack) => {
    const own = ownPaths(pack);
    return unsaid
      .filter((path) => own.some((start) => path.startsWith(start)))
      .map((path) => ({
        where: `${pack.id}/${path}`,
        message:
          'the question says nothing but “choose”: give it a `question`, the key of a sentence that says what is at stake',
      }));
  });
};
