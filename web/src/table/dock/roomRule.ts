import type { Decision, Position, RoomDef } from '@hollow/engine';
import type { Text } from '@hollow/text/browser';
import { concernedBy, roomOfCharacter } from '../../board/scene.ts';
import { chanceThat, percent, sumsWithin } from '../../dice/chance.ts';
import type { Readings } from '../../packs/readings.ts';
import type { TablePacks } from '../../packs/TablePacks.ts';
import { monsterToken } from '../me/monster.ts';

/** What rooms do, told before one goes there or leaves them. */

type RuleLine = ReturnType<Text['rulesLines']>[number];
/** How likely a row is, in words; '' where nobody can say. */
type ChanceOf = (range: string) => string;

/** The first rule, with the rows of its table. */
function withRows([head, ...more]: readonly RuleLine[], chanceOf: ChanceOf = () => ''): string {
  if (head === undefined) return '';
  const end = more.findIndex(({ depth }) => depth <= head.depth);
  const rows = more.slice(0, end < 0 ? undefined : end).map(({ range, whole }) => {
    const chance = range === '' ? '' : chanceOf(range);
    return chance === '' ? whole : whole.replace(range, `${range} (${chance})`);
  });
  return [head.whole, ...rows].join(' ');
}

interface Told {
  readonly text: Text;
  readonly packs: TablePacks;
  readonly readings: Readings;
}

/** A monster is spared what only harms. */
const sparing = ({ rules = {}, ...room }: RoomDef): RoomDef => ({
  ...room,
  rules: Object.fromEntries(Object.entries(rules).filter(([, { harmful }]) => harmful !== true)),
});

const linesOf = (room: RoomDef, { text, packs, readings }: Told): readonly RuleLine[] =>
  text.rulesLines({ ...packs.whole, rooms: [room] }, 'rooms', room.id, readings);

/** What is told of rooms depends on who reads it. */
interface Reader {
  /** The room gives them nothing more. */
  readonly had?: boolean;
  readonly monster?: boolean;
}

/** The first thing that a room says of itself to somebody. */
export function roomRule(room: string, told: Told, { had = false, monster = false }: Reader = {}): string {
  if (had) return told.text.t('play.room-had');
  const def = told.packs.room(room);
  return def === undefined ? '' : withRows(linesOf(monster ? sparing(def) : def, told));
}

/** Of a room only what it does to whoever leaves it. */
const atLeaving = ({ rules = {}, ...room }: RoomDef): RoomDef => ({
  ...room,
  rules: Object.fromEntries(Object.entries(rules).filter(([, { on }]) => on === 'leave.before')),
});

/** The trait that whoever leaves the room rolls. */
function traitRolled({ rules = {} }: RoomDef): string | null {
  const [rolled] = Object.values(rules).flatMap(({ do: ops }) => (ops ?? []).filter(({ op }) => op === 'roll'));
  const pool = rolled !== undefined && 'pool' in rolled ? rolled.pool : null;
  return typeof pool === 'object' && pool !== null && 'trait' in pool && typeof pool.trait === 'string'
    ? pool.trait
    : null;
}

/** Where leaving asks for something, a walk ends in the very next room, whichever it is. */
const isHalted = ({ reach }: Decision): boolean =>
  reach?.rooms.every(({ via, ends }) => via >= 0 || ends === true) !== false;

/** What the room in which one stands asks of whoever leaves it, and how likely each result is; '' where it asks nothing. */
export function leavingRule(decision: Decision, position: Position, told: Told, chances: boolean): string {
  const { text, packs } = told;
  const who = concernedBy(decision);
  const here = packs.room(roomOfCharacter(position, who) ?? '');
  if (here === undefined || !isHalted(decision)) return '';
  const room = atLeaving(monsterToken(position, who) !== undefined ? sparing(here) : here);
  if (Object.keys(room.rules ?? {}).length === 0) return '';
  const trait = traitRolled(room);
  const dice = position.explorers.find(({ id }) => id === who)?.traits[trait ?? '']?.value;
  const chanceOf: ChanceOf = (range) => {
    const fits = sumsWithin(range);
    if (!chances || fits === null || dice === undefined) return '';
    return text.t('play.percent', { n: percent(chanceThat(dice, packs.sides, fits)) });
  };
  return withRows(linesOf(room, told), chanceOf);
}
