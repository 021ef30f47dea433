import { useEffect } from 'react';
import { meets } from '../dice/wanted.ts';
import { usePacks } from '../packs/context.ts';
import { prefs } from '../prefs/device.ts';
import { usePicture } from '../stage/OnStage.tsx';
import { nextThrow, type ScenePicture } from '../stage/queue.ts';
import { type Cue, play } from '../ui/browser/sound.ts';
import { sceneMoment } from './moment.ts';

/** Scenes that sound the same whatever is in them. */
const BY_KIND: Readonly<Record<string, Cue>> = {
  walk: 'step',
  door: 'door',
  room: 'door',
  damage: 'hurt',
  theft: 'theft',
  death: 'death',
  arrival: 'arrival',
  haunt: 'haunt',
};

function rollCue({ scene, phase }: ScenePicture, began: boolean | null): Cue | null {
  if (phase === 'throw') return 'dice';
  if (scene?.kind !== 'haunt-roll') return null;
  if (phase === 'before') return 'hush';
  return began === null ? null : began ? 'dark' : 'relief';
}

/** What is heard with a picture; null for silence. */
export function cueOf(picture: ScenePicture, countedDeck: string | null, own: ReadonlySet<string>): Cue | null {
  const { scene } = picture;
  const moment = sceneMoment(picture);
  if (scene === null) return null;
  switch (scene.kind) {
    case 'card':
      return moment?.kind === 'card' && moment.deck === countedDeck ? 'sign' : 'card';
    case 'fight':
      return picture.phase === 'throw' ? 'dice' : nextThrow(picture) === null ? 'blow' : null;
    case 'roll':
    case 'haunt-roll': {
      const roll = moment?.kind === 'haunt-roll' && moment.roll.type === 'roll' ? moment.roll : null;
      return rollCue(picture, roll === null ? null : meets(roll, roll.total));
    }
    case 'end':
      return moment?.kind === 'end' && own.size > 0 && !moment.who.some((id) => own.has(id)) ? 'lost' : 'end';
    default:
      return BY_KIND[scene.kind] ?? null;
  }
}

/** Everything that is acted out is heard, by whoever wants it. */
export function useSceneSounds(own: ReadonlySet<string>): void {
  const picture = usePicture();
  const { countedDeck } = usePacks();
  useEffect(() => {
    const { sound, volume } = prefs.get();
    const cue = picture === null || !sound ? null : cueOf(picture, countedDeck, own);
    if (cue !== null) play(cue, volume);
  }, [picture, countedDeck, own]);
}
