import type { Surroundings } from '@hollow/table';
import { prepareStart } from '../games/prepare-start.ts';
import { seatAwayFor } from '../presence/absence.ts';
import { decompressText } from '../store/compression.ts';
import type { ServerNode } from './server-node.ts';

/** What the table of a game asks this server. */
export const surroundingsOf = (node: ServerNode, game: string): Surroundings => ({
  packs: (settings) => node.content.packs(settings),
  prepareStart: (table) => prepareStart(node, table),
  async stateBefore(seq) {
    const packed = await node.store.before(game, seq);
    return packed === null ? null : decompressText(packed);
  },
  awayFor: (seat) => seatAwayFor(node, game, seat),
  isOneOf: async (device, devices) => (await node.seats.devicesLike(device)).some((own) => devices.includes(own)),
  async devicesAt(wanted) {
    const held = await node.seats.devicesAt(game);
    return held.filter(({ seat }) => seat === wanted).map(({ device }) => device);
  },
});
