/**
 * Where a rule can hang, each hook with what it means. From here come the type of `on`, what the pack checker lets a rule say there, and the rows of the
 * manual.
 */

/** What a rule says at some hooks and not at others. */
const SAYING = [
  'do',
  'needs',
  'moment',
  'optional',
  'set',
  'value',
  'layer',
  'rooms',
  'kind',
  'trait',
  'verbs',
  'except',
] as const;
type Saying = (typeof SAYING)[number];

/** The phases of an event, in their order, and what a rule says in each. */
const PHASES = {
  /** Runs operations. */
  before: ['do'],
  /** Adds an option to a choice. */
  offer: ['do', 'needs', 'moment'],
  /** Writes fields of the event. */
  modify: ['set'],
  /** Stands in place of the event. */
  instead: ['do', 'optional'],
  after: ['do'],
} as const satisfies Readonly<Record<string, readonly Saying[]>>;
type Phase = keyof typeof PHASES;

/** Hooks at events: the event and its phase. */
export const EVENT_HOOKS = {
  'turn.before': 'a turn begins',
  'turn.offer': "an option of one's turn; a special action",
  'turn.after': 'a turn has ended',
  'monsterTurn.before': "the monsters' turn begins",
  'monsterTurn.after': 'it has ended',
  'act.before': 'one monster begins',
  'act.after': 'one monster has acted',
  'leave.before':
    'a room is left; of kind `way` by stairs or another way that is no door, `forced` where one is moved. A turn ended here keeps the character where it is',
  'enter.after': 'a room is entered; of kind `discovered` for the first time',
  'put.instead': 'placed by an effect, also where the room is lost',
  'discover.instead': 'a door would be opened',
  'tile.instead':
    'a tile was turned over for a door, and would be laid: it goes under the stack, and the next one is taken (`theRoom` is the tile)',
  'takeRoom.before': 'a room is about to be lost, for each who is in it',
  'draw.instead': 'a card would be drawn, of the kind of its deck; of several, each by itself',
  'draw.after': 'a card was drawn and carried out',
  'transfer.after': 'a card or piece has changed hands',
  'roll.offer': 'before the faces or after them (`moment`)',
  'attack.after': '`subject` was attacked, `instigator` attacked',
  'defeat.offer': 'the winner may do this in place of damage',
  'defeat.instead':
    'stands in place of the damage of a lost fight, for the loser; nothing that helps against damage comes before it',
  'damage.before': 'damage is coming',
  'damage.modify':
    'writes `amount`, `kind`, or `order`: losses fall on these traits one after the other, each but the last down to its lowest number',
  'damage.instead': 'stands in place of the damage',
  'damage.offer': 'an option of whoever suffers it',
  'damage.after': 'it was suffered',
  'shift.modify': 'writes the `amount` of steps',
  'shift.instead': 'stands in place of the steps; of kind `gain` or `loss`',
  'shift.after': 'clips have moved',
  'kill.instead': 'stands in place of a death',
  'kill.after': 'somebody has died',
  'reveal.after': 'a role was shown',
  'standing.offer': 'at any time, beside whatever is asked',
} as const satisfies Readonly<Record<`${string}.${Phase}`, string>>;

const VALUE = ['value', 'layer'] as const;

/** Values that are folded whenever they are wanted; pure. */
export const QUERIES = {
  may: {
    means:
      '`verbs` that are forbidden: `move` (also across a barrier, and what a room or token offers that leads elsewhere, as a leap or a turning wall), `enter` (`theIt` is the room), `discover`, `attack` (`theIt` is the target), `items`, `use`, `give`, `drop`, `bequeath`, `give/<thing>`, `drop/<thing>`, `take` and `take/<thing>` (neither picked up, stolen nor accepted), `weapon/<card>`, `weapon/bare`, `be-moved` (by an effect that makes others `walk`; `theIt` is whose effect it is), `act` (of a monster: it takes no part in the monsters’ turn, see `letAct`), `adjoin` (`theIt` is the room at whose door a room that moves would come to lie), `*`, or the path of a rule. A group stands for all that begin like it: `rooms/*`, `rooms/attic/*`, `weapon/*`. `except` stays allowed',
    reads: ['verbs', 'except'],
  },
  moves: { means: 'spaces of a turn', reads: VALUE },
  cost: { means: 'spaces of a step', reads: VALUE },
  stat: { means: '`trait`: what fights with bare hands are fought with', reads: ['trait'] },
  pool: { means: 'dice of a roll', reads: VALUE },
  dice: { means: 'the most dice of a roll', reads: VALUE },
  total: { means: 'the result of a roll', reads: VALUE },
  reroll: { means: 'above 0: blanks are thrown again, once', reads: VALUE },
  passes: {
    means: '1: over barriers, and by every link in both directions, whomever it is for; 2: through walls too',
    reads: VALUE,
  },
  ways: {
    means:
      '`rooms` that are one step from `theIt` for whoever it concerns, who is thought to stand there; the step takes `value` spaces, else one. Rules on `enter.after` know it by `kind`',
    reads: ['rooms', 'value', 'kind'],
  },
  doorways: { means: '1: doorways are spaces of their own', reads: VALUE },
} as const satisfies Readonly<Record<string, { readonly means: string; readonly reads: readonly Saying[] }>>;

export type EventHook = keyof typeof EVENT_HOOKS;
/** Hooks of these phases. */
export type EventHookOf<P extends Phase> = Extract<EventHook, `${string}.${P}`>;
export type Query = keyof typeof QUERIES;
export type Hook = EventHook | Query;

type EventOf<M> = M extends `${infer E}.${string}` ? E : never;

/** The events that rules can answer to. */
export const EVENTS = [...new Set(Object.keys(EVENT_HOOKS).map((hook) => hook.split('.')[0]))] as EventOf<EventHook>[];

export const HOOKS: readonly string[] = [...Object.keys(EVENT_HOOKS), ...Object.keys(QUERIES)];

const isMoment = (hook: string): hook is EventHook => Object.hasOwn(EVENT_HOOKS, hook);
const isQuery = (hook: string): hook is Query => Object.hasOwn(QUERIES, hook);

/** Fields of a rule that say nothing at its hook. */
export function idleFields(hook: string, fields: readonly string[]): readonly string[] {
  const read: readonly string[] = isMoment(hook)
    ? PHASES[hook.split('.')[1] as Phase]
    : isQuery(hook)
      ? QUERIES[hook].reads
      : SAYING;
  return fields.filter((field) => (SAYING as readonly string[]).includes(field) && !read.includes(field));
}
