// Moves per second of boardgame.io on a given position, a round for each message. Forked by `hollow bench` with FILE and MILLISECONDS.
// Its reducer is called directly, without client, log or transport, which is the fastest way to use it; undo is off.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { CreateGameReducer, InitializeGame } = createRequire(new URL('peer/package.json', import.meta.url))(
  'boardgame.io/internal',
);
const [file, milliseconds] = process.argv.slice(2);
const position = JSON.parse(readFileSync(file, 'utf8'));

const game = {
  name: 'house',
  setup: () => position,
  disableUndo: true,
  moves: {
    /** Three fields, each three levels deep. */
    set: ({ G }, n) => {
      G.rooms.x[n % G.rooms.x.length] = n;
      G.things.place[n % G.things.place.length] = n;
      G.turn.drawn[n % G.turn.drawn.length] = n;
    },
  },
};

const reducer = CreateGameReducer({ game });
let state = InitializeGame({ game, numPlayers: 3 });
let n = 0;

/** Milliseconds of processor time, as on the other side. */
const spent = () => process.cpuUsage().user / 1000;

function round(length) {
  const started = spent();
  let moves = 0;
  while (spent() - started < length) {
    for (let k = 0; k < 50; k++, moves++) {
      const action = { type: 'MAKE_MOVE', payload: { type: 'set', args: [n++], playerID: '0' } };
      state = reducer(state, action);
    }
  }
  return (moves / (spent() - started)) * 1000;
}

process.on('message', () => {
  const measured = round(Number(milliseconds));
  if (state.G.turn.drawn[(n - 1) % state.G.turn.drawn.length] !== n - 1) throw new Error('the moves were not made');
  process.send(measured);
});
