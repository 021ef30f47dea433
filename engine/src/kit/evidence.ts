import type { Pack } from '../language/pack.ts';
import { type RunOptions, runScript } from './script.ts';
import type { Script, Step } from './script-types.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function omit(fields: Fields, field: string): Fields {
  const { [field]: _, ...rest } = fields;
  return rest;
}

/** An expectation without what it says of options, of the open question or beside it. */
function ofOutcome(expected: Fields): Fields {
  const { options: _, sees, ...rest } = expected;
  if (!isFields(sees)) return rest;
  const seen = Object.entries(sees).map(([viewer, spec]) => [viewer, isFields(spec) ? omit(spec, 'standing') : spec]);
  return { ...rest, sees: Object.fromEntries(seen) };
}

/** A step in which nobody looks at what is offered: what is taken must be there all the same. */
const blind = (step: Step): Step => ({
  ...omit(step, 'refuse'),
  ...(isFields(step.expect) ? { expect: ofOutcome(step.expect) } : {}),
});

const expectsOutcome = (step: Step): boolean => isFields(step.expect) && Object.keys(ofOutcome(step.expect)).length > 0;

/**
 * Whether a script shows what happens, and not only what is offered or barred: it fails under the deviation although nobody looks at the options. Where it
 * fails because something cannot be taken that has to be there, it must also say what comes of taking it.
 */
export function showsOutcome(packs: readonly Pack[], script: Script, options: RunOptions): boolean {
  const run = runScript(packs, { ...script, steps: script.steps.map(blind) }, { ...options, openEnd: true });
  if (run.ok || run.crashed) return false;
  return !run.notOffered || script.steps.slice(run.at).some(expectsOutcome);
}
