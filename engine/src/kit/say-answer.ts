import type { Option, OptionOf } from '../contract/option.ts';
import type { Verb } from '../core/choice.ts';
import { fieldsOf, isAnswer, matches } from './answers.ts';
import { ScriptError } from './script-types.ts';

/** An answer as a step of a script says it: its word and its value. */
export type SaidAnswer = readonly [word: string, value: unknown];

const LONG_SIDE: Readonly<Record<string, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' };
const side = (value: string): string => LONG_SIDE[value] ?? value;

const lossesOf = (losses: Readonly<Record<string, number>>): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(losses).filter(([, n]) => n > 0));

/** The part of a path that names the thing itself. */
const lastOf = (path: string): string => path.split('/').at(-1) ?? '';

/** Ways to say an option, by its verb: the shortest first. */
const WAYS: { readonly [V in Verb]?: (o: OptionOf<V>) => readonly SaidAnswer[] } = {
  move: (o) => [
    ['move', o.room],
    ['move', { room: o.room, side: o.side }],
  ],
  doorway: (o) => [['doorway', o.room]],
  discover: (o) => [['discover', side(o.side)]],
  offer: (o) => [
    ['use', lastOf(o.rule)],
    ['use', o.about],
  ],
  give: (o) => [['give', { card: o.card, to: o.to }]],
  trade: (o) => [['trade', o.to]],
  loot: (o) => [
    ['loot', o.card],
    ['loot', { card: o.card, from: o.from }],
  ],
  'take-back': (o) => [['take-back', o.card]],
  refuse: () => [['refuses', true]],
  thing: (o) => [['thing', o.card]],
  weapon: (o) => [['weapon', o.card]],
  steal: (o) => [['steal', o.card]],
  who: (o) => [['choose', o.who]],
  room: (o) => [['choose', o.room]],
  trait: (o) => [['choose', o.trait]],
  number: (o) => [['choose', o.n]],
  wall: (o) => [['choose', side(o.side)]],
  choose: (o) => [['choose', o.key]],
  part: (o) => [['part', o.part]],
  turn: (o) => [['rotate', o.turn * 90]],
  door: (o) => [['door', { room: o.room, side: side(o.side) }]],
  split: (o) => [['split', lossesOf(o.losses)]],
  reroll: (o) => [['reroll', o.faces]],
  next: (o) => [['next', o.thing]],
  order: (o) => [['order', o.order]],
  'turn-room': (o) => [['reopen', { room: o.room, turn: o.turn }]],
  'shift-room': (o) => [['reopen', { room: o.room, side: o.side }]],
  exchange: (o) => [['reopen', { room: o.room, with: o.with }]],
  attack: (o) => [['attack', o.who]],
  together: (o) => [['together', o.kind]],
  'leave-out': (o) => [['leave-out', o.who]],
  'count-in': (o) => [['count-in', o.who]],
  end: () => [['end', 'turn']],
};

/** Where the usual words fit several options: by what the option is about, and by as much of that as it takes. */
const ABOUT = ['card', 'who', 'room', 'side', 'part', 'about', 'rule', 'key', 'n', 'turn', 'no'];

const usual = <V extends Verb>(option: OptionOf<V>): readonly SaidAnswer[] =>
  WAYS[option.verb]?.(option) ?? (isAnswer(option.verb) ? [[option.verb, true]] : []);

function* waysOf(option: Option): Generator<SaidAnswer> {
  yield* usual(option);
  const { verb } = option;
  const fields = fieldsOf(option);
  const named: Record<string, unknown> = { verb };
  for (const field of ABOUT) {
    const value = fields.get(field);
    if (value === undefined) continue;
    yield ['choose', { verb, [field]: value }];
    named[field] = value;
    yield ['choose', { ...named }];
  }
}

/** Says one of the options so that no other fits. */
export function sayAnswer(options: readonly Option[], at: number): SaidAnswer {
  const option = options[at];
  if (option === undefined) throw new ScriptError(`there is no option ${at}`);
  for (const [word, value] of waysOf(option))
    if (options.every((other, i) => matches(other, word, value) === (i === at))) return [word, value];
  throw new ScriptError(`nothing tells ${JSON.stringify(option)} from the other options`);
}
