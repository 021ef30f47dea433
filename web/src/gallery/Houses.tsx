import { useState } from 'react';
import { FloorRail } from '../board/FloorRail.tsx';
import { FloorTabs } from '../board/FloorTabs.tsx';
import { House } from '../board/House.tsx';
import { HouseText } from '../board/HouseText.tsx';
import type { Picked } from '../board/places.ts';
import { usePacks } from '../packs/context.ts';
import { viewNamed } from './played.ts';

const query = new URLSearchParams(location.search);

/** A position as the engine gave it, on the whole screen: `?page=house&view=full&floor=ground`. */
export function Houses() {
  const { rooms, floors, startFloor } = usePacks();
  const { view } = viewNamed(query.get('view') ?? 'early');
  const [shown, setShown] = useState(query.get('floor') === null ? floors : [query.get('floor') ?? startFloor]);
  const [picked, setPicked] = useState<Picked | null>(null);
  const [asked] = view.decisions;
  // `&aim=<explorer>`: what a ranged weapon would offer.
  const aims = (query.get('aim') ?? '').split(',').filter((who) => who !== '');
  const decision =
    asked === undefined
      ? null
      : { ...asked, options: [...asked.options, ...aims.map((who) => ({ verb: 'attack', who }) as const)] };
  return (
    <div className="whole-page">
      <House
        position={view.position}
        defs={rooms}
        floors={floors}
        shown={shown}
        decision={decision}
        me={view.position.explorers.find((explorer) => explorer.seat === view.viewer)?.id ?? null}
        trail={
          query.get('trail') === null
            ? null
            : { who: view.position.order[0] ?? '', rooms: (query.get('trail') ?? '').split(',') }
        }
        onPick={setPicked}
        onFloor={(floor) => setShown([floor])}
      >
        {picked !== null && <output className="picked">{JSON.stringify(picked)}</output>}
      </House>
    </div>
  );
}

/** The other floors and the house in words. */
export function Floors() {
  const { view } = viewNamed(query.get('view') ?? 'mummy');
  const { rooms, floors, startFloor } = usePacks();
  const [shown, setShown] = useState(startFloor);
  const common = { position: view.position, defs: rooms, floors };
  return (
    <>
      <FloorTabs position={view.position} floors={floors} shown={shown} onShow={setShown} />
      <div className="rail-and-text">
        <div>
          <FloorRail {...common} shown={shown} onShow={setShown} />
        </div>
        <HouseText {...common} decision={view.decisions[0] ?? null} />
      </div>
    </>
  );
}
