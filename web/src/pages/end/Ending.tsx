import type { HauntWords } from '@hollow/text/browser';
import { usePacks } from '../../packs/context.ts';
import { DoorwayScene } from '../../scenes/DoorwayScene.tsx';
import { MorningScene } from '../../scenes/MorningScene.tsx';
import { HillScene } from '../../scenes/Scene.tsx';
import { useGame } from '../../state/hooks.ts';
import { useNarrow } from '../../ui/browser/useNarrow.ts';

/** Where things stand: beside the words on a wide page, below them on a phone. */
const WIDE = {
  size: { w: 1440, h: 520 },
  way: [0.03, 0.21],
  sun: 0.66,
  house: [0.86, 0.86],
  scale: 0.85,
  door: { x: 0.875, half: 0.15, top: 0.13, foot: 0.66 },
} as const;
const TALL = {
  size: { w: 780, h: 1240 },
  way: [0.12, 0.5],
  sun: 0.82,
  house: [0.76, 0.9],
  scale: 0.8,
  door: { x: 0.5, half: 0.085, top: 0.64, foot: 0.88 },
} as const;

interface Props {
  /** The side that has won. */
  readonly side: string;
  /** How many of the winners walk home. */
  readonly won: number;
}

/** The last picture, by who has won: those who won on their way home, what haunted them in the door, or a house without a light. */
export function Ending({ side, won }: Props) {
  const { view, words } = useGame();
  const { art } = usePacks();
  const { size, way, sun, house, scale, door } = useNarrow(720) ? TALL : WIDE;
  const explorers = view?.position.explorers ?? [];
  const haunt = view?.position.haunt ?? null;
  if (side === 'nobody' || haunt === null)
    return <HillScene {...size} moon={[0.83, 0.4, 118]} house={house} scale={scale} lit={[]} />;
  const { monsters = {}, pieces = {} } = (words?.pages.all ?? {}) as HauntWords;
  const scene = { packs: art.packs, haunt, monsters: Object.keys(monsters), pieces: Object.keys(pieces) };
  const fallen = explorers.filter((one) => one.side === 'heroes' && one.dead === true).length;
  return won > 0 ? (
    <MorningScene {...size} way={way} sun={sun} house={house} scale={scale} walkers={won} {...scene} />
  ) : (
    <DoorwayScene {...size} door={door} fallen={fallen} {...scene} />
  );
}
