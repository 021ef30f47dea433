import { MARKS, type MarkId } from '@hollow/drawing/ink';
import { CREATURE_KINDS } from '@hollow/drawing/pieces';
import { useState } from 'react';
import { Card } from '../card/Card.tsx';
import { CardBack } from '../card/CardBack.tsx';
import { CardFace } from '../card/CardFace.tsx';
import { MiniCard } from '../card/MiniCard.tsx';
import { DiceTray } from '../dice/DiceTray.tsx';
import { Die } from '../dice/Die.tsx';
import { Mark } from '../ink/Mark.tsx';
import { usePacks } from '../packs/context.ts';
import { Cameo } from '../people/Cameo.tsx';
import { Monster } from '../people/Monster.tsx';
import { Token } from '../people/Token.tsx';
import { RoomPicture } from '../rooms/Room.tsx';
import { Exhibit } from './Exhibit.tsx';

export function Marks() {
  return (
    <Exhibit title="marks" wide={86}>
      {(Object.keys(MARKS) as MarkId[]).map((id) => (
        <figure key={id}>
          <Mark id={id} className="is-large" />
          <figcaption>{id}</figcaption>
        </figure>
      ))}
    </Exhibit>
  );
}

export function Explorers() {
  const { explorers } = usePacks();
  return (
    <Exhibit title="explorers" wide={110}>
      {explorers.map(({ id }) => (
        <figure key={id}>
          <Cameo id={id} />
          <Token id={id} />
          <figcaption>{id}</figcaption>
        </figure>
      ))}
    </Exhibit>
  );
}

export function People() {
  const { explorers } = usePacks();
  const [one, two, three, four] = explorers.map(({ id }) => id);
  return (
    <>
      <Explorers />
      <Exhibit title="states of a token" wide={90}>
        <Token id={one ?? ''} active />
        <Token id={two ?? ''} traitor />
        <Token id={three ?? ''} dead />
        <Cameo id={four ?? ''} dead />
      </Exhibit>
      <Exhibit title="monsters" wide={90}>
        {CREATURE_KINDS.map((id) => (
          <figure key={id}>
            <Monster id={id} />
            <figcaption>{id}</figcaption>
          </figure>
        ))}
        <Monster id="cultist#3" n={3} />
        <Monster id="mummy" stunned />
      </Exhibit>
    </>
  );
}

export function RoomShelf() {
  const { rooms } = usePacks();
  return (
    <Exhibit title="rooms" wide={180}>
      {[...rooms.keys()].map((id) => (
        <RoomPicture key={id} id={id} />
      ))}
    </Exhibit>
  );
}

export function Cards() {
  const { decks, cards } = usePacks();
  const [first = '', second = '', third = ''] = cards.map(({ id }) => id);
  const [shown, setShown] = useState(false);
  return (
    <>
      <Exhibit title="backs and a hand" wide={300}>
        {decks.map((deck) => (
          <CardBack key={deck} deck={deck} />
        ))}
        <button type="button" className="bare" onClick={() => setShown(!shown)}>
          <Card id={first} shown={shown} />
        </button>
        <MiniCard id={second} note="+2" />
        <MiniCard id={third} lit />
      </Exhibit>
      <Exhibit title="cards" wide={300}>
        {cards.map(({ id }) => (
          <CardFace key={id} id={id} />
        ))}
      </Exhibit>
    </>
  );
}

export function DiceShelf() {
  return (
    <Exhibit title="dice" wide={214}>
      <div className="dice">
        {[0, 1, 2, 3, 4, 5, 6, 9].map((face) => (
          <Die key={face} face={face} />
        ))}
      </div>
      <DiceTray label="sanity, 5" faces={[2, 0, 1, 2, 1]} thrown="one" fresh={false}>
        5+
      </DiceTray>
      <DiceTray label="speed, 3" faces={[2, 0, 1]} thrown="two" wide />
    </Exhibit>
  );
}
