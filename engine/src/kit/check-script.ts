import type { HauntCode } from '../core/context.ts';
import type { Engine } from '../game/engine.ts';
import type { State } from '../state/state.ts';
import { checkKeys, isAnswer, wordOf } from './answers.ts';
import { type HauntName, type Script, ScriptError, type Step } from './script-types.ts';

/** A script is checked before it is played: what it says must be something, and in the end somebody must look. */

export const SCRIPT_FIELDS = [
  'title',
  'proves',
  'preset',
  'switches',
  'explorers',
  'players',
  'seed',
  'date',
  'stack',
  'dice',
  'position',
  'refused',
  'steps',
  'stopAtHaunt',
  'scenario',
  'playedHaunts',
  'haunts',
  'pack',
];

/** Steps that answer nothing. */
export const OTHER_STEPS = ['expect', 'refuse', 'arrange', 'stand', 'haunt', 'effect', 'as'];

export function checkFields(script: Script): void {
  if (typeof script !== 'object' || script === null) throw new ScriptError('a script is a mapping');
  for (const field of Object.keys(script))
    if (!SCRIPT_FIELDS.includes(field))
      throw new ScriptError(`“${field}” is no field of a script; there are ${SCRIPT_FIELDS.join(', ')}`);
  if (typeof script.title !== 'string') throw new ScriptError('title: a sentence expected');
  if (!Array.isArray(script.steps) || (script.steps.length === 0 && script.refused === undefined))
    throw new ScriptError('steps: a list expected');
}

/** What a position lays into the house or gives to somebody lies in no stack. */
export function checkStack({ stack = {}, position = {} }: Script): void {
  const { rooms: tiles = [], ...cards } = stack;
  const twice = (id: string, where: string): never => {
    throw new ScriptError(`stack: ${id} is in the position already (${where})`);
  };
  for (const id of tiles) if (Object.hasOwn(position.rooms ?? {}, id)) twice(id, 'rooms');
  const given = new Map<string, string>();
  for (const [who, { cards: held = [] }] of Object.entries(position.explorers ?? {}))
    for (const card of held) given.set(card, who);
  for (const [room, pile] of Object.entries(position.piles ?? {}))
    for (const spec of pile) given.set(typeof spec === 'string' ? spec : spec.card, room);
  for (const [deck, list] of Object.entries(position.discarded ?? {})) for (const card of list) given.set(card, deck);
  for (const card of Object.values(cards).flat()) {
    const where = given.get(card);
    if (where !== undefined) twice(card, where);
  }
}

const isMapping = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The haunt that a step names. */
export function hauntIn(spec: NonNullable<Step['haunt']>): HauntName {
  if (typeof spec !== 'object') return spec;
  const name = spec.id ?? spec.number;
  if (name === undefined) throw new ScriptError('haunt: which one? “id” says it, as pack/id or id');
  return name;
}

/** Every word of a step is one that there is, and has what belongs to it. */
export function checkStep(step: Step): void {
  if (!isMapping(step) || Object.keys(step).length === 0)
    throw new ScriptError(`a step expected, found ${JSON.stringify(step)}`);
  for (const word of Object.keys(step))
    if (!isAnswer(word) && !OTHER_STEPS.includes(word)) throw new ScriptError(`“${word}” is no step`);
  if (step.as !== undefined && step.effect === undefined) throw new ScriptError('as: it says who an effect is for');
  if (step.expect !== undefined && !isMapping(step.expect)) throw new ScriptError('expect: a mapping expected');
  if (step.expect !== undefined && Object.keys(step.expect).length === 0)
    throw new ScriptError('expect: nothing is expected');
  if (step.refuse !== undefined) {
    if (!isMapping(step.refuse)) throw new ScriptError('refuse: a mapping expected');
    const { rule, ...answer } = step.refuse;
    if (typeof rule !== 'string') throw new ScriptError('refuse: “rule” says what forbids it');
    wordOf(answer);
  }
  if (isMapping(step.arrange) && step.arrange.turn !== undefined)
    throw new ScriptError(
      'arrange: “turn” is for the position that a script begins with; end turns until it is theirs',
    );
  if (isMapping(step.haunt)) checkKeys(step.haunt, ['id', 'number', 'revealer'], 'haunt');
  if (step.haunt !== undefined) hauntIn(step.haunt);
}

/** Whether a step looks at the game, and not only acts in it. */
const looks = (step: Step | undefined): boolean => step?.expect !== undefined || step?.refuse !== undefined;

/** What is done last is looked at: a script that expects nothing proves nothing. */
export function checkLook({ steps, refused }: Script): void {
  if (refused !== undefined || looks(steps.at(-1))) return;
  if (!steps.some(looks)) throw new ScriptError('the script expects nothing: end it with an expect or a refuse');
  throw new ScriptError('nobody looks at what comes of the last step: end the script with an expect or a refuse');
}

/** Whether an expectation names the open question, so that the script may end there. */
export const looksAtQuestion = (expected: Readonly<Record<string, unknown>>): boolean =>
  ['question', 'options', 'seat'].some((field) => field in expected);

/** The haunt that a script names: by its number, by its id, or by `pack/id`. */
export function findHaunt(engine: Engine, state: State, name: HauntName): HauntCode {
  const { haunts, hauntFlow } = engine.program(state.ruleset);
  const packOf = (id: string): string =>
    engine.packs.find((pack) => pack.haunts?.some((haunt) => haunt.id === id) === true)?.id ?? '';
  const found = haunts.find(({ def }) =>
    typeof name === 'number' ? def.number === name : def.id === name || `${packOf(def.id)}/${def.id}` === name,
  );
  if (found === undefined) throw new ScriptError(`there is no haunt ${JSON.stringify(name)}`);
  if (!found.playable && hauntFlow >= 0 && !state.stopAtHaunt)
    throw new ScriptError(
      `the rules of haunt ${found.def.number}, ${found.def.id}, are not written yet: nobody can play it`,
    );
  return found;
}
