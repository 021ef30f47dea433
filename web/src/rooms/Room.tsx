import tones from 'virtual:tones';
import {
  type DeckMark,
  drawingOf,
  LIGHTS,
  picture,
  plate,
  plateOutline,
  type RoomDrawing,
  TILE,
  tile,
  unknownRoom,
} from '@hollow/drawing/rooms';
import type { RoomDef } from '@hollow/engine';
import { memo, useInsertionEffect } from 'react';
import { MarkShape } from '../ink/Mark.tsx';
import { define, symbol } from '../ink/sheet.ts';
import { useText } from '../words/Words.tsx';
import { measured } from './measured.ts';
import './room.css';
import './tile.css';
import './walls.css';

const drawingFor = (id: string, def: RoomDef | undefined): RoomDrawing =>
  def === undefined ? unknownRoom(id) : drawingOf(def);

/** Puts the drawing of a room on the sheet of ink and names it. */
function useRoom(id: string, def: RoomDef | undefined): string {
  const name = `rm-${id}`;
  useInsertionEffect(() => {
    define('lights', () => LIGHTS);
    symbol(name, TILE, TILE, () => tile(drawingFor(id, def)));
  }, [name, id, def]);
  return `#${name}`;
}

/** For as long as the page is open. An address that holds the picture itself would be read through whenever it is placed. */
const addressOf = (file: string): string => URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }));

/** Held fast: the browser forgets a picture that nobody shows, and would have to draw it again. */
const pictures = new Map<string, HTMLImageElement>();

/** The drawing of a room as a picture on dark paper. */
function pictureOf(id: string, def: RoomDef | undefined): string {
  const known = pictures.get(id);
  if (known !== undefined) return known.src;
  const drawn = new Image();
  drawn.src = addressOf(picture(tile(drawingFor(id, def)), tones));
  pictures.set(id, drawn);
  return drawn.src;
}

interface DrawnProps {
  readonly id: string;
  readonly def: RoomDef | undefined;
  readonly turn: number;
}

const turned = (turn: number) => (turn % 4 === 0 ? {} : { transform: `rotate(${turn * 90} 120 120)` });

const DrawnRoom = ({ id, def, turn }: DrawnProps) => (
  <use href={useRoom(id, def)} width={TILE} height={TILE} {...turned(turn)} />
);
const PicturedRoom = ({ id, def, turn }: DrawnProps) => (
  <image href={pictureOf(id, def)} width={TILE} height={TILE} {...turned(turn)} />
);

interface BadgeProps {
  readonly mark: DeckMark;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
}

/** The mark of the deck that a new room draws from: north-west, always upright. */
export function Badge({ mark, x = 34, y = 34, scale = 1 }: BadgeProps) {
  return (
    <g className={`sym sym-${mark}`} transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle r="19" className="sym-bg" />
      <circle r="15.6" className="sym-in" />
      <g transform="translate(-12 -12) scale(.24)">
        <MarkShape id={mark} />
      </g>
    </g>
  );
}

/** The name of a room on its plate: south, upright, one or two lines. */
export const NamePlate = memo(function NamePlate({
  text,
  size = 17,
}: {
  readonly text: string;
  readonly size?: number;
}) {
  const laid = plate(text, size, measured);
  const { x, y, w, h } = laid;
  return (
    <g className="plate">
      <path className="plate-sh" d={`M${x + 2} ${y + 3}h${w}v${h}h${-w}z`} />
      <path className="plate-bg" d={plateOutline(laid)} />
      <path className="plate-in" d={`M${x + 6} ${y + 3}H${x + w - 6}M${x + 6} ${y + h - 3}H${x + w - 6}`} />
      {laid.lines.map((line) => (
        <text key={line.y} x={TILE / 2} y={line.y} fontSize={laid.size} textAnchor="middle">
          {line.text}
        </text>
      ))}
    </g>
  );
});

export interface RoomTileProps {
  readonly id: string;
  readonly def: RoomDef | undefined;
  readonly turn?: number;
  /** In units of the tile: 12 px on the screen at the least. Without it there is no plate. */
  readonly plateSize?: number | null;
  readonly badgeSize?: number | null;
  readonly light?: 'lit' | 'dusk' | 'plain';
  /** As a picture, which costs less where there are many and is dark on any paper. */
  readonly pictured?: boolean;
  /** Plate and mark without the room below them. */
  readonly bare?: boolean;
}

/** A room as it lies in the house, in a box of 240. The drawing turns with the tile; plate and mark stay upright. */
export function RoomTile(props: RoomTileProps) {
  const { id, def, turn = 0, plateSize = 17, badgeSize = 1, light = 'plain', bare = false } = props;
  const Drawn = props.pictured === true ? PicturedRoom : DrawnRoom;
  const text = useText();
  const { symbol: mark, inner } = drawingFor(id, def);
  return (
    <g className="tile">
      {!bare && <Drawn id={id} def={def} turn={turn} />}
      {light === 'lit' && <rect width={TILE} height={TILE} fill="url(#hh-lit)" className="litwash" />}
      {light === 'dusk' && <rect width={TILE} height={TILE} className="dusk" />}
      {!bare && <rect x=".75" y=".75" width="238.5" height="238.5" className="edge" />}
      {badgeSize !== null && mark !== undefined && <Badge mark={mark} scale={badgeSize} />}
      {badgeSize !== null && inner !== undefined && <Badge mark={inner} x={107} y={159} scale={0.62 * badgeSize} />}
      {plateSize !== null && <NamePlate text={text.name(id, 'rooms')} size={plateSize} />}
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
