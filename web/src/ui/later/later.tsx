import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useWhole } from '../../words/whole.ts';
import { Missing } from './Missing.tsx';
import { fetchPart } from './parts.ts';
import { SaysStands, useStands, whenIdle, whenStands } from './stands.ts';

/** So long after it stands, in milliseconds, a page fetches what nobody has opened yet. */
const SOON = 2500;

type Load<P> = () => Promise<ComponentType<P>>;

/** Whether a part is shown now, as far as its words and the page are concerned. */
type UseIsTime = () => boolean;

/** A part that is fetched: when it is shown, and before that when the page has stood for a while. One that is there is shown at once. */
function fetched<P extends object>(load: Load<P>, useIsTime: UseIsTime, Beside?: ComponentType): ComponentType<P> {
  const kept = (): Promise<ComponentType<P>> =>
    load().then((part) => {
      Part = part;
      return part;
    });
  const wanted = (): ComponentType<P> => lazy(() => fetchPart(kept).then((part) => ({ default: part })));
  let Part = wanted();
  // What is drawn while the page is built fetches nothing.
  if (typeof window !== 'undefined')
    whenStands(() => setTimeout(() => whenIdle(() => kept().catch(() => undefined)), SOON));
  return function Later(props: P) {
    const isTime = useIsTime();
    const [Shown, setShown] = useState(() => Part);
    const again = (): void => {
      Part = wanted();
      setShown(() => Part);
    };
    if (!isTime) return null;
    return (
      <Missing onAgain={again}>
        <Suspense fallback={null}>
          <Shown {...props} />
          {Beside !== undefined && <Beside />}
        </Suspense>
      </Missing>
    );
  };
}

const useIsSpoken = (): boolean => useWhole();

/** A part that somebody opens, or a page in place of the table: fetched when it is shown, with the words that come later. */
export const later = <P extends object>(load: Load<P>): ComponentType<P> => fetched(load, useIsSpoken);

function useIsRound(): boolean {
  const stands = useStands();
  return useWhole(stands) && stands;
}

/** What lies round the thing that one came for: fetched when the page stands. */
export const onceStanding = <P extends object>(load: Load<P>): ComponentType<P> => fetched(load, useIsRound);

const always = (): boolean => true;

/** What is shown beside a question. It says nothing but the first words, and is fetched when it is shown. */
export const withQuestion = <P extends object>(load: Load<P>): ComponentType<P> => fetched(load, always);

/** What answers a question, in the same way: when it is there, the page stands. */
export const answering = <P extends object>(load: Load<P>): ComponentType<P> => fetched(load, always, SaysStands);
