import 'virtual:style/rooms.css';
import { DARK_PAPER } from '@hollow/drawing/paper';
import { TILE } from '@hollow/drawing/plan';
import {
  badge,
  INNER,
  LIGHTS,
  namePlate,
  type RoomDrawing,
  roomMarkup,
  roomName,
  roomPicture,
} from '@hollow/drawing/rooms';
import { memo, useInsertionEffect } from 'react';
import { Shapes } from '../ink/Shapes.tsx';
import { defineInk, defineSymbol } from '../ink/sheet.ts';
import { usePacks } from '../packs/context.ts';
import { useText } from '../words/Words.tsx';
import { measureText, usePlateFace } from './measureText.ts';
import './tile.css';

/** Puts the drawing of a room on the sheet of ink and names it. */
function useRoom(drawing: RoomDrawing): string {
  const name = roomName(drawing);
  useInsertionEffect(() => {
    defineInk('lights', () => LIGHTS);
    defineSymbol(name, TILE, TILE, () => roomMarkup(drawing));
  }, [name, drawing]);
  return `#${name}`;
}

/** For as long as the page is open. An address that holds the picture itself would be read through whenever it is placed. */
const addressOf = (file: string): string => URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }));

/** Held fast: the browser forgets a picture that nobody shows, and would have to draw it again. */
const pictures = new Map<string, HTMLImageElement>();

/** The drawing of a room as a picture on dark paper. */
function pictureOf(drawing: RoomDrawing): string {
  const name = roomName(drawing);
  const known = pictures.get(name);
  if (known !== undefined) return known.src;
  const drawn = new Image();
  drawn.src = addressOf(roomPicture(roomMarkup(drawing), DARK_PAPER));
  pictures.set(name, drawn);
  return drawn.src;
}

interface DrawnProps {
  readonly drawing: RoomDrawing;
  readonly turn: number;
}

const turnTransform = (turn: number) => (turn % 4 === 0 ? {} : { transform: `rotate(${turn * 90} 120 120)` });

const DrawnRoom = ({ drawing, turn }: DrawnProps) => (
  <use href={useRoom(drawing)} width={TILE} height={TILE} {...turnTransform(turn)} />
);
const PicturedRoom = ({ drawing, turn }: DrawnProps) => (
  <image href={pictureOf(drawing)} width={TILE} height={TILE} {...turnTransform(turn)} />
);

/** The name of a room on its plate. */
const NamePlate = memo(function NamePlate(props: {
  readonly text: string;
  readonly size: number;
  readonly max?: number;
}) {
  const { text, size, max } = props;
  usePlateFace();
  return <Shapes of={namePlate(text, size, measureText, max)} />;
});

export interface RoomTileProps {
  readonly id: string;
  readonly turn?: number;
  /** In units of the tile: 12 px on the screen at the least. Without it there is no plate. */
  readonly plateSize?: number | null;
  /** What is written on the plate is at most so wide; without it as wide as the tile. */
  readonly plateWidth?: number;
  readonly badgeSize?: number | null;
  readonly light?: 'lit' | 'dusk' | 'plain';
  /** As a picture, which costs less where there are many and is dark on any paper. */
  readonly pictured?: boolean;
  /** Plate and mark without the room below them. */
  readonly bare?: boolean;
}

/** A room as it lies in the house, in a box of 240. The drawing turns with the tile; plate and mark stay upright. */
export function RoomTile(props: RoomTileProps) {
  const { id, turn = 0, plateSize = 17, plateWidth, badgeSize = 1, light = 'plain', bare = false } = props;
  const Drawn = props.pictured === true ? PicturedRoom : DrawnRoom;
  const text = useText();
  const { art } = usePacks();
  const drawing = art.room(id);
  const { symbol, inner } = drawing;
  return (
    <g className="tile">
      {!bare && <Drawn drawing={drawing} turn={turn} />}
      {light === 'lit' && <rect width={TILE} height={TILE} fill="url(#hh-lit)" className="litwash" />}
      {light === 'dusk' && <rect width={TILE} height={TILE} className="dusk" />}
      {!bare && <rect x=".75" y=".75" width="238.5" height="238.5" className="edge" />}
      {badgeSize !== null && symbol !== undefined && (
        <Shapes of={badge({ look: art.symbol(symbol), scale: badgeSize })} />
      )}
      {badgeSize !== null && inner !== undefined && (
        <Shapes of={badge({ look: art.symbol(inner), ...INNER, scale: INNER.scale * badgeSize })} />
      )}
      {plateSize !== null && (
        <NamePlate
          text={text.name(id, 'rooms')}
          size={plateSize}
          {...(plateWidth === undefined ? {} : { max: plateWidth })}
        />
      )}
    </g>
  );
}

/** A room alone, as a picture. */
export function RoomPicture({ className = '', ...room }: RoomTileProps & { readonly className?: string }) {
  const text = useText();
  return (
    <svg className={`room ${className}`} viewBox="0 0 240 240" role="img" aria-label={text.name(room.id, 'rooms')}>
      <RoomTile {...room} />
    </svg>
  );
}
