import { type RoomDefs, SIDE_LETTERS } from '@hollow/drawing/plan';
import type { Decision, Position } from '@hollow/engine';
import { useMemo } from 'react';
import { Button } from '../ui/Button.tsx';
import { titleOf, useText } from '../words/Words.tsx';
import { pickDoor, pickRoom } from './places.ts';
import { readHouse } from './reading.ts';
import { sceneOf } from './scene.ts';
import type { OnPick } from './usePress.ts';
import './floors.css';

interface Props {
  readonly position: Position;
  readonly defs: RoomDefs;
  readonly floors: readonly string[];
  readonly decision?: Decision | null;
  readonly onPick?: OnPick | undefined;
}

/** The house in words: every room with its doors, who is there, what lies there and what going there costs. */
export function HouseText({ position, defs, floors, decision = null, onPick }: Props) {
  const text = useText();
  const { plan, places } = useMemo(() => sceneOf(position, defs, floors, decision), [position, defs, floors, decision]);
  const go = (room: string): void => {
    const place = places.rooms.get(room);
    if (place !== undefined)
      onPick?.(pickRoom(place), { spot: { kind: 'room', id: room }, by: 'keys', cost: place.cost });
  };
  return (
    <section className="house-text" aria-label={text.t('web.house.text')}>
      {readHouse(text, plan, places, position).map((floor) => (
        <div key={floor.id}>
          <h2>{titleOf(text, floor.id)}</h2>
          <ul>
            {floor.rooms.map((room) => (
              <li key={room.id} className={room.go === null ? '' : 'is-lit'}>
                <h3>{room.name}</h3>
                {room.people.length > 0 && <p>{text.t('web.read.here', { people: text.list(room.people) })}</p>}
                {room.things.length > 0 && <p>{text.t('web.read.floor', { things: text.list(room.things) })}</p>}
                <p className="quiet">{text.t('web.read.ways', { ways: text.list(room.ways) })}</p>
                {room.go !== null && (
                  <Button look="lamp" onClick={() => go(room.id)}>
                    {text.t('web.read.go', { room: room.name, cost: room.go.cost ?? 'none' })}
                  </Button>
                )}
                {places.doors
                  .filter((door) => door.room === room.id)
                  .map((door) => (
                    <Button
                      key={door.side}
                      look="lamp"
                      onClick={() =>
                        onPick?.(pickDoor({ ...door, options: door.options.slice(0, 1) }), {
                          spot: { kind: 'door', id: room.id, side: door.side },
                          by: 'keys',
                          cost: door.cost,
                        })
                      }
                    >
                      {text.t('web.read.open', {
                        side: text.name(SIDE_LETTERS[door.side]),
                        room: room.name,
                        cost: door.cost ?? 'none',
                      })}
                    </Button>
                  ))}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
