import type { HauntDef } from '@hollow/engine';
import type { Topic } from '@hollow/engine/inner';
import { type Cause, onlyOf } from './causes.ts';
import { cardsIn, kindsIn, namesInField, removedIn, speaksOf, statusesIn } from './syntax.ts';

/** What a goal leads to when it is traced back through the causes that bring about what it asks for. */
export interface ServingGoal {
  /** Actions and rules by id, with the number of causes between them and the goal. */
  readonly depth: ReadonlyMap<string, number>;
  /** Everything that has to hold on the way. */
  readonly conditions: readonly unknown[];
}

/** What a condition asks for, as topics of what is brought about. */
function topicsIn(condition: unknown): readonly (readonly [Topic, string])[] {
  const of = (topic: Topic, names: readonly string[]): (readonly [Topic, string])[] =>
    names.map((name) => [topic, name] as const);
  const kinds = kindsIn(condition);
  const statuses = [...statusesIn(condition), ...namesInField(condition, 'with', 'status')];
  return [
    ...of('var', namesInField(condition, 'var', 'name')),
    ...of('made', kinds),
    ...of('given', kinds),
    ...of('gone', kinds),
    ...of('set', statuses),
    ...of('lifted', statuses),
    ...of('card', cardsIn(condition)),
    ...(speaksOf(condition, 'holderOf') ? of('borne', ['']) : []),
  ];
}

/** What has to hold before an action or rule brings something about. */
function conditionsOf(def: HauntDef, { id, action, beaten, rule, effects }: Cause): readonly unknown[] {
  const done = action ? def.actions?.[id] : undefined;
  const { where, needs = [], attack, roll } = done ?? {};
  const when = rule?.when;
  const guards = effects.flatMap(({ guards: of }) => of);
  // A monster that is to be beaten has to be there, and to lie open.
  const fought = beaten === '' ? [] : [{ x: 'exists', of: { x: 'pieces', kinds: [beaten] } }, ...onlyOf(def, [beaten])];
  // What adds to a roll is wanted for it as well.
  return [where, ...needs, attack?.on, roll?.bonus, when, ...guards, ...fought].filter(
    (raw) => raw !== undefined && typeof raw !== 'string',
  );
}

/** Traces a goal back to what serves it. */
export function servingOf(def: HauntDef, causes: readonly Cause[], goal: unknown): ServingGoal {
  const depth = new Map<string, number>();
  const conditions: unknown[] = [];
  const slain = new Set<string>();
  /** What monsters ask for that have to be killed on the way, each kind once. */
  const laidOpen = (conditions: readonly unknown[]): readonly unknown[] => {
    const kinds = [...new Set(kindsIn(conditions.map(removedIn)))].filter((kind) => !slain.has(kind));
    for (const kind of kinds) slain.add(kind);
    return onlyOf(def, kinds);
  };
  let asked: readonly unknown[] = [goal, ...laidOpen([goal])];
  for (let at = 0; asked.length > 0; at++) {
    conditions.push(...asked);
    const topics = new Set(asked.flatMap(topicsIn).map(([topic, name]) => `${topic} ${name}`));
    const found = causes.filter(
      ({ id, effects }) =>
        !depth.has(id) &&
        effects.some(({ topic, name }) => topics.has(`${topic} ${name}`) || (at === 0 && topic === 'won')),
    );
    for (const { id } of found) depth.set(id, at);
    const next = found.flatMap((cause) => conditionsOf(def, cause));
    asked = [...next, ...laidOpen(next)];
  }
  return { depth, conditions };
}
