import type { Position } from '@hollow/engine';
import type { Text } from '@hollow/text/browser';
import type { ReactNode } from 'react';
import { usePacks } from '../packs/context.ts';
import { Monster } from '../people/Monster.tsx';
import { factionOf, isTraitor } from '../people/side.ts';
import { Token } from '../people/Token.tsx';
import { sayKeyIf } from '../words/say.ts';
import { titleOf, useText } from '../words/Words.tsx';
import { Elevation } from './Elevation.tsx';
import { type FloorReach, NOWHERE, readReach } from './reach.ts';
import './floors.css';

interface Props {
  readonly position: Position;
  readonly floors: readonly string[];
  readonly shown: string;
  /** Floors where the open question can be answered. */
  readonly reach?: FloorReach;
  readonly onShow: (floor: string) => void;
  /** What stands beside the tabs. */
  readonly children?: ReactNode;
}

/** Most that stand on a tab. */
const MOST = 3;

/** What a floor is called where there is little room. */
const shortly = (text: Text, floor: string): string => sayKeyIf(text, `web.floor.${floor}`) ?? titleOf(text, floor);

/** One tab for each floor, with those who are there. */
export function FloorTabs({ position, floors, shown, reach = NOWHERE, onShow, children }: Props) {
  const text = useText();
  const { startFloor } = usePacks();
  const floorOf = new Map(position.rooms.map(({ id, floor }) => [id, floor]));
  return (
    <nav className="floor-tabs" aria-label={text.t('web.house.floors')}>
      {floors.map((floor) => {
        const people = position.explorers.filter(({ room, dead }) => floorOf.get(room) === floor && dead !== true);
        const monsters = position.tokens.filter(
          ({ room, monster }) => monster === true && floorOf.get(room ?? '') === floor,
        );
        const all = [...people, ...monsters];
        const shownHere = all.length > MOST ? MOST - 1 : MOST;
        return (
          <button
            key={floor}
            type="button"
            className={floor !== shown && reach.has(floor) ? 'is-near' : ''}
            title={floor === shown ? undefined : (readReach(text, reach, floor) ?? undefined)}
            aria-pressed={floor === shown}
            onClick={() => onShow(floor)}
          >
            <Elevation floor={floor} floors={floors} ground={startFloor} />
            <span className="floor-tabs-name">{shortly(text, floor)}</span>
            {floor !== shown && (
              <span className="floor-tabs-people">
                {people.slice(0, shownHere).map(({ id }) => (
                  <Token key={id} id={id} traitor={isTraitor(position, id)} faction={factionOf(position, id)} />
                ))}
                {monsters.slice(0, Math.max(0, shownHere - people.length)).map(({ id }) => (
                  <Monster key={id} id={id} />
                ))}
                {all.length > MOST && <small className="floor-tabs-more">+{all.length - shownHere}</small>}
              </span>
            )}
          </button>
        );
      })}
      {children}
    </nav>
  );
}
