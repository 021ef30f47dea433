import { type ClientMessage, withSettings } from '@hollow/protocol';
import { standIn, takeHost } from '../game/away.ts';
import * as lobby from '../game/lobby.ts';
import type { Act, Draft, Moment } from '../game/moment.ts';
import { pause } from '../game/pause.ts';
import { isGone } from '../game/presence.ts';
import { Refused } from '../game/refused.ts';
import { beginning } from '../game/start.ts';
import type { Connection } from './session.ts';

type HostDo = Extract<ClientMessage, { t: 'host' }>['do'];

/** What only the host may do; the part of the host itself may be taken over when the host has gone. */
export async function host({ node, game }: Connection, moment: Moment, act: Act, wish: HostDo): Promise<Draft> {
  const { table } = moment;
  if (act.seat !== table.host && wish.what === 'host' && wish.seat === act.seat)
    return takeHost(moment, act, await isGone(node, game, table.host));
  if (act.seat !== table.host) throw new Refused('not-host', 'only the host may do that');
  switch (wish.what) {
    case 'settings': {
      const settings = withSettings(table.settings, wish.settings);
      lobby.checkSettings(settings, node.library.packs(settings.edition));
      return lobby.setSettings(moment, act, settings);
    }
    case 'seats':
      return lobby.setSeats(moment, act, wish.seats);
    case 'bot':
      if (table.phase === 'playing' && table.seats[wish.seat]?.holder === 'person')
        return standIn(moment, act, wish.seat, await isGone(node, game, wish.seat));
      return lobby.seatBot(moment, act, wish.seat, wish.kind);
    case 'remove':
      return lobby.remove(moment, act, wish.seat, {
        isGone: await isGone(node, game, wish.seat),
        devices: (await node.seats.devicesAt(game)).flatMap(({ device, seat }) => (seat === wish.seat ? device : [])),
      });
    case 'admit':
      return lobby.admit(moment, act, wish.knock, wish.seat, await isGone(node, game, wish.seat));
    case 'refuse':
      return lobby.turnAway(moment, act, wish.knock);
    case 'host':
      return lobby.passHost(moment, act, wish.seat);
    case 'pause':
      return pause(moment, act, wish.on);
    case 'start':
      return lobby.start(moment, act, await beginning(node, table));
  }
}
