// boardgame.io's own server on a given position, for `hollow load`: FILE. It keeps matches in memory, as it does by default.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { Server } = createRequire(new URL('peer/package.json', import.meta.url))('boardgame.io/server');
const position = JSON.parse(readFileSync(process.argv[2], 'utf8'));

const game = {
  name: 'house',
  setup: () => position,
  disableUndo: true,
  turn: { activePlayers: { all: 'play' }, stages: { play: {} } },
  moves: {
    /** Three fields, each three levels deep. */
    set: ({ G }, n) => {
      G.rooms.x[n % G.rooms.x.length] = n;
      G.things.place[n % G.things.place.length] = n;
      G.turn.drawn[n % G.turn.drawn.length] = n;
    },
  },
};

const server = Server({ games: [game], origins: [/127\.0\.0\.1/] });
const { appServer } = await server.run({ port: 0, callback: () => undefined });

const processorTime = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

process.on('message', (what) => {
  if (what !== 'usage') process.exit(0);
  const cpuAsked = processorTime();
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send({ heap: heapUsed + external, resident: rss, cpuAsked, cpuTold: processorTime() });
});
process.send({ port: appServer.address().port });
