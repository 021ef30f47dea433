import type { Pack, PlacedMonster, PlacedToken, Position } from '@hollow/engine';
import type { Settings, WireView } from '@hollow/protocol';

/** A position as a script that anybody can run: docs/SCRIPTS.md. Only what lies open on the table goes into it. */

type Explorer = Position['explorers'][number];

type Token = Position['tokens'][number];

const fieldIfAny = (field: string, value: object): Record<string, object> =>
  Object.keys(value).length === 0 ? {} : { [field]: value };

function explorerScript(explorer: Explorer, { turn, haunt }: Position): Record<string, unknown> {
  const { id, room, part, traits, cards, dead, zone, side, shown, statuses, holder } = explorer;
  const atTurn = id === turn.who;
  return {
    // Who lives and is nowhere hides: where, is a secret, and the script has them where the game begins.
    ...(room === '' && dead !== true ? {} : { room }),
    ...(part === 0 ? {} : { part }),
    steps: Object.fromEntries(Object.entries(traits).map(([trait, { step }]) => [trait, step])),
    ...fieldIfAny('cards', cards),
    ...(atTurn && turn.spent !== 0 ? { spent: turn.spent } : {}),
    ...(atTurn && turn.stopped ? { stopped: true } : {}),
    ...(dead === true ? { dead } : {}),
    ...(haunt !== null && shown === true && side != null ? { side } : {}),
    ...fieldIfAny('statuses', statuses ?? []),
    ...(zone === undefined ? {} : { zone }),
    ...(holder === undefined ? {} : { holder: bare(holder) }),
  };
}

/** Seats with their explorers: a list where a seat has two. In a haunt for two an explorer may have changed hands; who sat where is told by their order. */
function seatsOf(explorers: readonly Explorer[]): (string | string[])[] {
  const seats = [...new Set(explorers.map(({ seat }) => seat))].sort((a, b) => a - b);
  const ids = explorers.map(({ id }) => id);
  if (explorers.length === 2 * seats.length) return seats.map((_, i) => ids.filter((_id, k) => k % seats.length === i));
  return ids;
}

function pilesOf(piles: Position['piles']): Record<string, unknown[]> {
  const rooms = [...new Set(piles.map(({ room }) => room))];
  return Object.fromEntries(
    rooms.map((room) => [
      room,
      piles.filter((pile) => pile.room === room).map(({ card, part }) => (part === 0 ? card : { card, part })),
    ]),
  );
}

/** Pieces of a haunt have its name before their own; the others lie in every house. */
const isPiece = ({ id }: Pick<Token, 'id'>): boolean => id.includes('/');
const bare = (id: string): string => id.slice(id.lastIndexOf('/') + 1);

function monsterScript({ stunned, statuses, traits, carries }: PlacedMonster): Record<string, unknown> {
  return {
    ...(stunned ? { stunned } : {}),
    ...fieldIfAny('statuses', statuses),
    ...fieldIfAny('traits', Object.fromEntries(Object.entries(traits).filter(([, value]) => value !== null))),
    ...fieldIfAny(
      'cards',
      carries.filter((card) => !card.includes('/')),
    ),
  };
}

/** A piece or a monster as it lies there. What it carries are cards; pieces name themselves who has them. */
function pieceScript(token: Token): Record<string, unknown> {
  const { id, n, room, part, holder, of } = token;
  const [name] = bare(id).split('#');
  return {
    id: name,
    ...(n === undefined ? {} : { n, faceUp: true }),
    ...(holder === undefined ? { room } : { holder: bare(holder) }),
    ...(part === 0 ? {} : { part }),
    ...(of === undefined ? {} : { of: bare(of) }),
    ...(token.monster === true ? monsterScript(token) : {}),
  };
}

function hauntScript(position: Position, number: number): Record<string, unknown> {
  const { explorers, traitor, counters, lost, round, order, tokens } = position;
  const known = explorers.some(({ id }) => id === traitor);
  return {
    underway: { haunt: number, round, order: order.map(bare) },
    ...(known ? { traitor } : {}),
    ...fieldIfAny('pieces', tokens.filter(isPiece).map(pieceScript)),
    ...fieldIfAny('counters', Object.fromEntries(Object.entries(counters ?? {}).map(([id, { value }]) => [id, value]))),
    ...fieldIfAny('lost', Object.fromEntries((lost ?? []).map(({ id, floor, x, y }) => [id, { floor, x, y }]))),
  };
}

/** What somebody has who is in no room; the tokens of the position are those in rooms. */
const withNobody = ({ explorers }: Position): PlacedToken[] =>
  explorers
    .filter(({ room }) => room === '')
    .flatMap(({ id: holder, pieces = [] }) =>
      pieces.filter((id) => !isPiece({ id })).map((id) => ({ id, holder, room: '', part: 0, leadsTo: null })),
    );

/** Whose turn it is. While monsters act there is no such explorer: then the turn before theirs. */
function turnOf({ turn, explorers, order }: Position): string | null {
  const acts = (id: string): boolean => explorers.some((one) => one.id === id && one.dead !== true);
  return turn.who !== null && acts(turn.who) ? turn.who : (order.findLast(acts) ?? null);
}

/** From the view of somebody who only watches: the engine has left out of it what does not lie open. */
export function reportScript(
  { position, tome }: WireView,
  { preset, switches }: Pick<Settings, 'preset' | 'switches'>,
  packs: readonly Pack[],
  title: string,
): Record<string, unknown> {
  const starts = new Set(
    packs.flatMap((pack) => pack.rooms ?? []).flatMap(({ id, start }) => (start === undefined ? [] : [id])),
  );
  const { rooms, explorers, tokens, stacks } = position;
  const turn = turnOf(position);
  const laid = rooms.filter(({ id }) => !starts.has(id));
  const lying: readonly Token[] = [...tokens.filter((token) => !isPiece(token)), ...withNobody(position)];
  return {
    title,
    preset,
    ...fieldIfAny('switches', switches),
    explorers: seatsOf(explorers),
    position: {
      ...(turn === null ? {} : { turn }),
      ...fieldIfAny(
        'rooms',
        Object.fromEntries(
          laid.map(({ id, floor, x, y, turn: quarter }) => [
            id,
            { floor, x, y, ...(quarter === 0 ? {} : { turn: quarter * 90 }) },
          ]),
        ),
      ),
      explorers: Object.fromEntries(explorers.map((explorer) => [explorer.id, explorerScript(explorer, position)])),
      ...fieldIfAny(
        'tokens',
        lying.map(({ id, room, holder, part, leadsTo }) => ({
          id,
          ...(holder === undefined ? { room } : { holder }),
          ...(part === 0 ? {} : { part }),
          ...(leadsTo === null ? {} : { leads: leadsTo }),
        })),
      ),
      ...fieldIfAny('piles', pilesOf(position.piles)),
      drawn: position.drawn,
      ...fieldIfAny(
        'discarded',
        Object.fromEntries(
          Object.entries(stacks.decks).flatMap(([deck, { discards }]) =>
            discards.length === 0 ? [] : [[deck, discards] as const],
          ),
        ),
      ),
      ...(tome === null ? {} : hauntScript(position, tome.number)),
    },
    steps: [
      {
        expect: Object.fromEntries(
          explorers.filter(({ room }) => room !== '').map(({ id, room, cards }) => [id, { room, cards }]),
        ),
      },
    ],
  };
}

const WORD = /^[a-z][a-z0-9-]*$/;
/** Words that YAML takes for something else. */
const TAKEN = ['true', 'false', 'null', 'yes', 'no', 'on', 'off', 'y', 'n'];

function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, inner]) => `${flow(key)}: ${flow(inner)}`)
      .join(', ')} }`;
  if (typeof value === 'string' && WORD.test(value) && !TAKEN.includes(value)) return value;
  return JSON.stringify(value);
}

/** Records are laid out line by line as deep as a reader wants them, then in one line. */
function lines(value: unknown, depth: number, indent: string): string[] {
  const isList = Array.isArray(value);
  return Object.entries(value as Readonly<Record<string, unknown>>).flatMap(([key, inner]) => {
    const head = isList ? `${indent}-` : `${indent}${flow(key)}:`;
    const opens = typeof inner === 'object' && inner !== null && depth > 0 && !isList;
    return opens ? [head, ...lines(inner, depth - 1, `${indent}  `)] : [`${head} ${flow(inner)}`];
  });
}

const seatList = (value: unknown): boolean => Array.isArray(value) && value.every((item) => typeof item !== 'object');

/** The script as YAML; what the player says about it stands above it as a remark. */
export function yamlOf(script: Readonly<Record<string, unknown>>, remark: string): string {
  const said =
    remark.trim() === ''
      ? []
      : remark
          .trim()
          .split('\n')
          .map((line) => `# ${line}`);
  const body = Object.entries(script).flatMap(([key, value]) =>
    seatList(value) ? [`${key}: ${flow(value)}`] : lines({ [key]: value }, 2, ''),
  );
  return `${[...said, ...body].join('\n')}\n`;
}
