import type { Decision } from '@hollow/engine';
import { Glossed } from '../../glossary/Glossed.tsx';
import { useGame } from '../../state/hooks.ts';
import { behindOf } from './behind.ts';

/** Why the question is asked, as the page of the haunt has it. */
export function Behind({ decision }: { readonly decision: Decision }) {
  const { words } = useGame();
  const told = behindOf(decision, words);
  if (told === null) return null;
  return (
    <p className="prompt-behind">
      {told.name !== null && <b>{told.name} </b>}
      <Glossed>{told.text}</Glossed>
    </p>
  );
}
