import type { HauntDef } from '../../language/haunt.ts';
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

const scenarios: Change = (pack) =>
  pack.scenarios === undefined ? pack : { ...pack, scenarios: pack.scenarios.slice(0, -1) };

/** Everybody was born on the same day. */
const sameDay: Change = (pack) =>
  pack.explorers === undefined
    ? pack
    : { ...pack, explorers: pack.explorers.map((each) => ({ ...each, age: 1, birthday: { month: 1, day: 1 } })) };

/** Every kind of damage goes to the same traits. */
const oneKind: Change = (pack) => {
  const { edition } = pack;
  if (edition === undefined) return pack;
  const [first = []] = Object.values(edition.damage);
  return {
    ...pack,
    edition: { ...edition, damage: Object.fromEntries(Object.keys(edition.damage).map((kind) => [kind, first])) },
  };
};

/** No more tiles ask for a card of a deck than it has cards. */
const noScarcity: Change = (pack) => {
  const asked: Record<string, number> = {};
  const cardsOf = (deck: string): number => (pack.cards ?? []).filter((card) => card.deck === deck).length;
  return rooms(({ symbol, ...room }) => {
    if (symbol === undefined) return room;
    asked[symbol] = (asked[symbol] ?? 0) + 1;
    return (asked[symbol] ?? 0) > cardsOf(symbol) ? room : { ...room, symbol };
  })(pack);
};

const haunts =
  (change: (haunt: HauntDef) => HauntDef): Change =>
  (pack) =>
    pack.haunts === undefined ? pack : { ...pack, haunts: pack.haunts.map(change) };

/** Monsters of which nothing is said but that they are there. */
const bareMonsters = haunts(({ monsters, ...haunt }) =>
  monsters === undefined
    ? haunt
    : {
        ...haunt,
        monsters: Object.fromEntries(
          Object.entries(monsters).map(([kind, def]) => [
            kind,
            { ...def, traits: Object.fromEntries(Object.keys(def.traits).map((trait) => [trait, 1])) },
          ]),
        ),
      },
);

const noChart: Change = ({ chart: _, ...pack }) => pack;

/** Rules that are carried out by what the box holds: an engine without one of them plays with another box. */
export const PACK_DEVIATIONS: Readonly<Record<string, Change>> = {
  'discover.three-floors': rooms(({ start, ...room }, pack) =>
    start === undefined || room.floors.includes(pack.edition?.floors.at(-1) ?? '') ? room : { ...room, start },
  ),
  'components.scenarios': scenarios,
  'components.dates': sameDay,
  'components.scarce': noScarcity,
  'damage.kinds': oneKind,
  'haunt.special-rules': haunts(({ rules = {}, ...haunt }) => ({
    ...haunt,
    rules: Object.fromEntries(Object.entries(rules).map(([id, rule]) => [id, { ...rule, when: { x: 'any', of: [] } }])),
  })),
  'monster.box': bareMonsters,
  'monster.box-scope': haunts(({ rules = {}, ...haunt }) => ({
    ...haunt,
    rules: Object.fromEntries(Object.entries(rules).map(([id, { for: _, ...rule }]) => [id, { ...rule, for: 'all' }])),
  })),
  'room.barrier.list': rooms(({ parts: _, ...room }) => room),
  'doors.windows-list': rooms(({ windows: _, ...room }) => room),
  'reveal.chart': noChart,
  'reveal.chart-part': noChart,
  'reveal.scenario': noScenario,
  'setup.scenario-meaning': noScenario,
  // Without a weapon a ruling about it would speak of nothing.
  'weapons.list': cards(({ weapon: _, rulings: _about, ...card }) => card),
};
