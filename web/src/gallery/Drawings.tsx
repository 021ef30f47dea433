import { secondEditionHouse } from '@hollow/content/house';
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
import { Cameo } from '../people/Cameo.tsx';
import { Monster } from '../people/Monster.tsx';
import { Token } from '../people/Token.tsx';
import { RoomPicture } from '../rooms/Room.tsx';
import { Exhibit } from './Exhibit.tsx';

const explorers = (secondEditionHouse.explorers ?? []).map(({ id }) => id);
const ROOMS = secondEditionHouse.rooms ?? [];
const cards = (secondEditionHouse.cards ?? []).map(({ id }) => id);

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

export function People() {
  return (
    <>
      <Exhibit title="explorers" wide={110}>
        {explorers.map((id) => (
          <figure key={id}>
            <Cameo id={id} />
            <Token id={id} />
            <figcaption>{id}</figcaption>
          </figure>
        ))}
      </Exhibit>
      <Exhibit title="states of a token" wide={90}>
        <Token id="vivian-lopez" active />
        <Token id="professor-longfellow" traitor />
        <Token id="zoe-ingstrom" dead />
        <Cameo id="ox-bellows" dead />
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
  return (
    <Exhibit title="rooms" wide={180}>
      {ROOMS.map((def) => (
        <RoomPicture key={def.id} id={def.id} def={def} />
      ))}
    </Exhibit>
  );
}

export function Cards() {
  const [shown, setShown] = useState(false);
  return (
    <>
      <Exhibit title="backs and a hand" wide={300}>
        <CardBack deck="event" />
        <CardBack deck="item" />
        <CardBack deck="omen" />
        <button type="button" className="bare" onClick={() => setShown(!shown)}>
          <Card id="rabbits-foot" shown={shown} />
        </button>
        <MiniCard id="book" note="+2" />
        <MiniCard id="revolver" lit />
      </Exhibit>
      <Exhibit title="cards" wide={300}>
        {cards.map((id) => (
          <CardFace key={id} id={id} lit={id === 'creepy-crawlies' ? '1–4: Lose 1 Sanity.' : null} />
        ))}
      </Exhibit>
    </>
  );
}

export function DiceShelf() {
  return (
    <Exhibit title="dice" wide={214}>
      <div className="dice">
        <Die face={0} />
        <Die face={1} />
        <Die face={2} />
      </div>
      <DiceTray label="sanity, 5" faces={[2, 0, 1, 2, 1]} thrown="one" fresh={false}>
        5+
      </DiceTray>
      <DiceTray label="speed, 3" faces={[2, 0, 1]} thrown="two" wide />
    </Exhibit>
  );
}
