import type { ReactNode } from 'react';
import { FramesLater } from '../../../state/FramesLater.tsx';

/**
 * Parts round the house, in the order in which they hear of a change after it: one in every frame, so that no frame has to work out two of them. What one answers with comes first, what one
 * looks at least comes last.
 */
const ORDER = ['dock', 'roll', 'strip', 'mine', 'log', 'floors'] as const;

interface Props {
  readonly part: (typeof ORDER)[number];
  /** Takes what it shows from the game itself: what is handed to it here is not held back. */
  readonly children: ReactNode;
}

export const AfterHouse = ({ part, children }: Props) => (
  <FramesLater frames={1 + ORDER.indexOf(part)}>{children}</FramesLater>
);
