import { useState } from 'react';
import { CardFace } from '../card/CardFace.tsx';
import { PacksProvider } from '../packs/context.ts';
import { TablePacks } from '../packs/TablePacks.ts';
import { Monster } from '../people/Monster.tsx';
import { DoorwayScene } from '../scenes/DoorwayScene.tsx';
import { Explorers, RoomShelf } from './Drawings.tsx';
import { Exhibit } from './Exhibit.tsx';
import { INVENTED } from './invented.ts';

const MONSTERS = [
  'shade',
  'keeper',
  'drowned-mate',
  'gull',
  'brine',
  'fog-walker',
  'oarsman',
  'hush',
  'blue-lamp',
  'wreck',
];
const SCENES = [
  { haunt: 'the-last-watch', monsters: ['shade'], pieces: ['lantern'] },
  { haunt: 'salt-and-bone', monsters: ['drowned-mate', 'gull'], pieces: ['anchor', 'rope'] },
  { haunt: 'the-bell-below', monsters: [], pieces: ['bell'] },
  { haunt: 'nobody-answers', monsters: [], pieces: [] },
] as const;

/** What nobody has drawn: an invented edition with two floors, three traits, one deck and other dice. It must look as if somebody had. */
export function Composed() {
  const [packs] = useState(() => new TablePacks([INVENTED]));
  return (
    <PacksProvider value={packs}>
      <RoomShelf />
      <Explorers />
      <Exhibit title="monsters" wide={90}>
        {MONSTERS.map((id) => (
          <figure key={id}>
            <Monster id={`invented/${id}`} />
            <figcaption>{id}</figcaption>
          </figure>
        ))}
      </Exhibit>
      <Exhibit title="cards" wide={300}>
        {packs.cards.map(({ id }) => (
          <CardFace key={id} id={id} />
        ))}
      </Exhibit>
      <Exhibit title="doors" wide={360}>
        {SCENES.map((scene) => (
          <DoorwayScene key={scene.haunt} w={720} h={450} packs={packs.art.packs} {...scene} />
        ))}
      </Exhibit>
    </PacksProvider>
  );
}
