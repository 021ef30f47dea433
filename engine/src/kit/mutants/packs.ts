import type { Pack } from '../../language/pack.ts';
import type { CardDef, RoomDef } from '../../language/types.ts';

type Change = (pack: Pack) => Pack;

const rooms =
  (change: (room: RoomDef, pack: Pack) => RoomDef): Change =>
  (pack) =>
    pack.rooms === undefined ? pack : { ...pack, rooms: pack.rooms.map((room) => change(room, pack)) };

const cards =
  (change: (card: CardDef) => CardDef): Change =>
  (pack) =>
    pack.cards === undefined ? pack : { ...pack, cards: pack.cards.map(change) };

const noScenario: Change = ({ scenarios, ...pack }) =>
  scenarios === undefined ? pack : { ...pack, scenarios: scenarios.map(({ id }) => ({ id, haunts: {} })) };

const noChart: Change = ({ chart: _, ...pack }) => pack;

/** Rules that are carried out by what the box holds: an engine without one of them plays with another box. */
export const PACK_DEVIATIONS: Readonly<Record<string, Change>> = {
  'discover.three-floors': rooms(({ start, ...room }, pack) =>
    start === undefined || room.floors.includes(pack.edition?.floors.at(-1) ?? '') ? room : { ...room, start },
  ),
  'room.barrier.list': rooms(({ parts: _, ...room }) => room),
  'doors.windows-list': rooms(({ windows: _, ...room }) => room),
  'reveal.chart': noChart,
  'reveal.chart-part': noChart,
  'reveal.scenario': noScenario,
  'setup.scenario-meaning': noScenario,
  // Without a weapon a ruling about it would speak of nothing.
  'weapons.list': cards(({ weapon: _, rulings: _about, ...card }) => card),
};
