import type { Pack, Position } from '@hollow/engine';
import type { Settings, WireView } from '@hollow/server/protocol';

/** A position as a script that anybody can run: docs/SCRIPTS.md. Only what lies open on the table goes into it. */

type Explorer = Position['explorers'][number];

function explorerScript(explorer: Explorer, spent: number): Record<string, unknown> {
  const { room, part, traits, cards, dead } = explorer;
  return {
    ...(room === '' ? {} : { room }),
    ...(part === 0 ? {} : { part }),
    steps: Object.fromEntries(Object.entries(traits).map(([trait, { step }]) => [trait, step])),
    ...(cards.length === 0 ? {} : { cards }),
    ...(spent === 0 ? {} : { spent }),
    ...(dead === true ? { dead } : {}),
  };
}

/** Seats with their explorers: a list where a seat has two. */
function seatsOf(explorers: readonly Explorer[]): (string | string[])[] {
  const seats = [...new Set(explorers.map(({ seat }) => seat))].sort((a, b) => a - b);
  return seats.map((seat) => {
    const ids = explorers.filter((explorer) => explorer.seat === seat).map(({ id }) => id);
    return ids.length === 1 ? ids[0] : ids;
  });
}

function pilesOf(piles: Position['piles']): Record<string, string[]> {
  const rooms = [...new Set(piles.map(({ room }) => room))];
  return Object.fromEntries(
    rooms.map((room) => [room, piles.filter((pile) => pile.room === room).map(({ card }) => card)]),
  );
}

const filled = (field: string, value: object): Record<string, object> =>
  Object.keys(value).length === 0 ? {} : { [field]: value };

/** Pieces of a haunt have its name before their own; the others lie in every house. */
const isPiece = ({ id }: Position['tokens'][number]): boolean => id.includes('/');

export function reportScript(
  { position, tome }: WireView,
  { preset, switches }: Pick<Settings, 'preset' | 'switches'>,
  packs: readonly Pack[],
  title: string,
): Record<string, unknown> {
  const starts = new Set(
    packs.flatMap((pack) => pack.rooms ?? []).flatMap(({ id, start }) => (start === undefined ? [] : [id])),
  );
  const { turn, rooms, explorers, tokens } = position;
  const laid = rooms.filter(({ id }) => !starts.has(id));
  const lying = tokens.filter((token) => !isPiece(token) && token.holder === undefined);
  return {
    title,
    preset,
    ...filled('switches', switches),
    explorers: seatsOf(explorers),
    position: {
      ...(turn.who === null ? {} : { turn: turn.who }),
      ...filled(
        'rooms',
        Object.fromEntries(
          laid.map(({ id, floor, x, y, turn: quarter }) => [
            id,
            { floor, x, y, ...(quarter === 0 ? {} : { turn: quarter * 90 }) },
          ]),
        ),
      ),
      explorers: Object.fromEntries(
        explorers.map((explorer) => [explorer.id, explorerScript(explorer, explorer.id === turn.who ? turn.spent : 0)]),
      ),
      ...filled(
        'tokens',
        lying.map(({ id, room, part, leadsTo }) => ({
          id,
          room,
          ...(part === 0 ? {} : { part }),
          ...(leadsTo === null ? {} : { leads: leadsTo }),
        })),
      ),
      ...filled('piles', pilesOf(position.piles)),
      drawn: position.drawn,
      ...(tome === null ? {} : { haunt: tome.number }),
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
