import { isAmong } from '../../core/scope.ts';
import { floorOf, roomCode } from '../../core/tables.ts';
import { liftRoom } from '../../house/geometry.ts';
import type { HauntDef } from '../../language/haunt.ts';
import type { PackRules, Rule } from '../../language/types.ts';
import { explorersOf, isDead } from '../../machine/characters.ts';
import { checkVictory } from '../../machine/victory.ts';
import { DEAD, HELD, LOST } from '../../state/state.ts';
import { OPERATIONS } from '../../words/operations.generated.ts';
import type { CaseDraft } from '../cases/draft.ts';
import type { HouseDeed } from './deeds.ts';
import type { SeamBreach } from './laws.ts';
import { playOut } from './play.ts';
import { mentions, oneOfSide } from './subjects.ts';

type Json = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Floors that an effect names alone: a roll may send whoever is there to that floor and no other. */
function floorsNamed(effect: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) look(each);
    if (!isRow(value)) return;
    if (typeof value.op === 'string' && Array.isArray(value.floors) && value.floors.length === 1)
      found.add(String(value.floors[0]));
    for (const each of Object.values(value)) look(each);
  };
  look(effect);
  return found;
}

/** The haunt says what becomes of whoever is put into a room that is lost. */
const hasFate = (def: HauntDef): boolean =>
  Object.values(def.rules ?? {}).some(
    (rule) => rule.on === 'put.instead' && mentions(rule, ({ x }) => x === 'lostRooms' || x === 'lost'),
  );

/** Whoever rides a room to a floor that is lost: in one of the ways it can come out the haunt's word on that comes true. */
export function lostFloorBreaches(begun: CaseDraft, def: HauntDef, deeds: readonly HouseDeed[]): readonly SeamBreach[] {
  if (!hasFate(def)) return [];
  const rides = deeds.filter(({ carrier, on }) => carrier === 'rooms' && on === 'enter.after');
  return rides.flatMap(({ id, path }) => {
    const { g } = begun;
    const room = g.p.roomIndex.get(id) ?? -1;
    if (room < 0 || floorOf(g, room) < 0) return [];
    return [...floorsNamed(roomCode(g, room).def.rules)].flatMap((floor): SeamBreach[] => {
      const lost = g.p.floors.indexOf(floor);
      return floorOf(begun.g, room) !== lost && !meetsFate(begun, id, lost)
        ? [{ law: 'lost-floor', of: path, whom: `sent to the ${floor}, which is lost`, what: 'nothing happens' }]
        : [];
    });
  });
}

function meetsFate(begun: CaseDraft, room: string, floor: number): boolean {
  const at = begun.copy();
  const g = at.g;
  const who = oneOfSide(g, 0);
  const stands = g.p.rooms.findIndex((_, r) => floorOf(g, r) >= 0 && floorOf(g, r) !== floor);
  for (const each of explorersOf(g)) at.state.things.place[each] = stands;
  at.state.rooms.floor.forEach((on, r) => {
    if (on === floor) liftRoom(g, r, LOST - floor);
  });
  const attempt = { effect: `enter:${room}`, by: who, takes: '', about: '' };
  const { outcomes } = playOut(at.engine, at.state, attempt);
  return outcomes.some(({ state: after }) => ((after.things.flags[who] ?? 0) & DEAD) !== 0);
}

const HOOKS = ['turn.before', 'turn.after', 'monsterTurn.before', 'monsterTurn.after'];

/** The effect does more than something to the traitor's own explorer: it counts, changes the house, or is done to others. */
const isForOthers = (rule: Rule): boolean =>
  mentions(rule.do, ({ op, who, of }) => {
    if (typeof op !== 'string' || OPERATIONS.get(op)?.steers === true) return false;
    const whom = who ?? of;
    return !(isRow(whom) && whom.x === 'self');
  });

/** Rules of the traitor's turn that reach others, and stop when the traitor dies though the game goes on. */
export function deadTraitorBreaches(begun: CaseDraft, def: HauntDef): readonly SeamBreach[] {
  const { g, state } = begun;
  const { traitor } = state;
  if (traitor < 0 || isDead(g, traitor)) return [];
  const rules = Object.entries((def.rules ?? {}) as PackRules).filter(([, rule]) => HOOKS.includes(rule.on));
  const codeOf = (id: string) => g.p.rules.find(({ path }) => path === `haunts/${def.id}/${id}`);
  const concerned = rules.filter(([id, rule]) => {
    const code = codeOf(id);
    const isFor =
      code !== undefined &&
      (code.whom === null || isAmong(g, traitor, -1, -1, code.whom, traitor)) &&
      isForOthers(rule);
    return isFor && rule.for !== undefined;
  });
  if (concerned.length === 0 || endsGame(begun, traitor)) return [];
  const dead = begun.copy();
  dead.state.things.flags[traitor] = (dead.state.things.flags[traitor] ?? 0) | DEAD;
  return concerned.flatMap(([id, rule]): SeamBreach[] => {
    const code = dead.g.p.rules.find(({ path }) => path === `haunts/${def.id}/${id}`);
    const works =
      code !== undefined &&
      rule.evenDead === true &&
      (code.whom === null || isAmong(dead.g, traitor, HELD + traitor, -1, code.whom, traitor));
    return works
      ? []
      : [{ law: 'dead-traitor', of: `haunts/${def.id}/${id}`, whom: 'traitor, dead', what: 'stops with the traitor' }];
  });
}

/** The game is over when the traitor dies. */
function endsGame(begun: CaseDraft, traitor: number): boolean {
  const dead = begun.copy();
  dead.state.things.flags[traitor] = (dead.state.things.flags[traitor] ?? 0) | DEAD;
  checkVictory(dead.g, 'now');
  return dead.state.outcome !== null;
}
