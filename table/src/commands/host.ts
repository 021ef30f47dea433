import type { ClientMessage } from '@hollow/protocol';
import { admit, turnAway } from '../lobby/door.ts';
import { passHost, removePerson, seatBot, setSeatCount } from '../lobby/seats.ts';
import { changeSettings, checkSettings, setSettings } from '../lobby/settings.ts';
import { startGame } from '../lobby/start.ts';
import type { Act, Draft, Moment } from '../moment/moment.ts';
import { RefusedError } from '../moment/refused.ts';
import { substituteByHost, takeHost } from '../people/away.ts';
import { setPaused } from '../play/pause.ts';
import type { Surroundings } from './surroundings.ts';

type HostCommand = Extract<ClientMessage, { t: 'host' }>['do'];

/** What only the host may do; the part of the host itself may be taken over when the host has gone. */
export async function draftForHost(
  around: Surroundings,
  moment: Moment,
  act: Act,
  command: HostCommand,
): Promise<Draft> {
  const { table } = moment;
  if (act.seat !== table.host && command.what === 'host' && command.seat === act.seat)
    return takeHost(moment, act, await around.isGone(table.host));
  if (act.seat !== table.host) throw new RefusedError('not-host', 'only the host may do that');
  switch (command.what) {
    case 'settings': {
      const settings = changeSettings(table.settings, command.settings, around.packs);
      // A game that has begun keeps its packs, offered or not.
      const packs = moment.game?.engine.packs ?? around.packs(settings);
      checkSettings(settings, packs);
      return setSettings(moment, act, settings, packs);
    }
    case 'seats':
      return setSeatCount(moment, act, command.seats);
    case 'bot':
      if (table.phase === 'playing' && table.seats[command.seat]?.holder === 'person')
        return substituteByHost(moment, act, command.seat, await around.isGone(command.seat));
      return seatBot(moment, act, command.seat, command.kind);
    case 'remove':
      return removePerson(moment, act, command.seat, {
        isGone: await around.isGone(command.seat),
        devices: await around.devicesAt(command.seat),
      });
    case 'admit':
      return admit(moment, act, command.knock, command.seat, await around.isGone(command.seat));
    case 'refuse':
      return turnAway(moment, act, command.knock);
    case 'host':
      return passHost(moment, act, command.seat);
    case 'pause':
      return setPaused(moment, act, command.on);
    case 'start':
      return startGame(moment, act, await around.prepareStart(table));
  }
}
