import type { ClientMessage, Settings } from '@hollow/protocol';
import { type SeatAtDoor, turnAway } from '../lobby/door.ts';
import { emptySeat, passHost, seatBot, setSeatCount } from '../lobby/seats.ts';
import { changeSettings, checkSettings, isFaster, setSettings } from '../lobby/settings.ts';
import { askForWords } from '../lobby/words.ts';
import type { Act, Draft, Moment } from '../moment/moment.ts';
import { standInTime } from '../moment/patience.ts';
import { RefusedError } from '../moment/refused.ts';
import { isKept, keptSeats, seatAt, type TableData } from '../moment/table.ts';
import { isAwayFor, substituteByHand, takeHost } from '../people/away.ts';
import { setPaused } from '../play/pause.ts';
import { admitOrAsk } from '../play/seat-votes.ts';
import type { Surroundings } from './surroundings.ts';

type HostCommand = Extract<ClientMessage, { t: 'host' }>['do'];

/** Lets a bot play for somebody who is away. */
const isStandIn = ({ phase, seats }: TableData, command: HostCommand): boolean =>
  command.what === 'bot' && phase === 'playing' && seats[command.seat]?.holder === 'person';

/** What keeps a game going, and shows nobody anything: all may do it while the host is away. */
const keepsGoing = (table: TableData, command: HostCommand): boolean =>
  isStandIn(table, command) || (command.what === 'pause' && !command.on);

/** Throws a RefusedError unless the seat may do what the host does. */
async function requireHost(around: Surroundings, { table }: Moment, act: Act, command: HostCommand): Promise<void> {
  if (act.seat === table.host) return;
  const mayStandIn = keepsGoing(table, command) && isKept(seatAt(table, act.seat));
  if (!mayStandIn || !isAwayFor(await around.awayFor(table.host), standInTime(table.settings)))
    throw new RefusedError('not-host', 'only the host may do that');
}

/** What only the host may do; the part of the host itself may be taken over when the host has not come back in time. */
export async function draftForHost(
  around: Surroundings,
  moment: Moment,
  act: Act,
  command: HostCommand,
): Promise<Draft> {
  const { table } = moment;
  if (act.seat !== table.host && command.what === 'host' && command.seat === act.seat)
    return takeHost(moment, act, await around.awayFor(table.host));
  await requireHost(around, moment, act, command);
  switch (command.what) {
    case 'settings':
      return await newSettings(around, moment, act, changeSettings(table.settings, command.settings, around.packs));
    case 'seats':
      return setSeatCount(moment, act, around.packs(table.settings), command.seats);
    case 'bot':
      if (isStandIn(table, command))
        return substituteByHand(moment, act, command.seat, await around.awayFor(command.seat));
      return seatBot(moment, act, command.seat, command.kind);
    case 'remove':
      return emptySeat(moment, act, command.seat);
    case 'admit': {
      const door = await seatAtDoor(around, table, command.knock, command.seat);
      return await admitOrAsk(moment, act, command.knock, command.seat, door, around);
    }
    case 'refuse':
      return turnAway(moment, act, command.knock);
    case 'host':
      return passHost(moment, act, command.seat);
    case 'pause':
      return setPaused(moment, act, command.on);
    case 'start':
      return await askForWords(moment, act, around);
  }
}

async function seatAtDoor(around: Surroundings, table: TableData, knock: string, seat: number): Promise<SeatAtDoor> {
  const device = table.knocks.find(({ id }) => id === knock)?.device;
  const { onlyFor } = seatAt(table, seat);
  const isRemovedPerson = device !== undefined && onlyFor !== null && (await around.isOneOf(device, onlyFor));
  return { away: await around.awayFor(seat), isRemovedPerson };
}

async function newSettings(around: Surroundings, moment: Moment, act: Act, settings: Settings): Promise<Draft> {
  const { table, game } = moment;
  // A game that has begun keeps its packs, offered or not.
  const packs = game?.engine.packs ?? around.packs(settings);
  checkSettings(settings, packs);
  if (table.phase === 'playing' && isFaster(settings, table.settings)) await requireAllHere(around, table);
  return setSettings(moment, act, settings, packs);
}

/** Nobody comes back to a game that was played for them by a clock that they did not know of. */
async function requireAllHere(around: Surroundings, table: TableData): Promise<void> {
  const away = await Promise.all(keptSeats(table).map((seat) => around.awayFor(seat)));
  if (away.some((time) => time !== null))
    throw new RefusedError('not-allowed', 'somebody is away and would not know of the faster clock', {
      field: 'clock',
    });
}
