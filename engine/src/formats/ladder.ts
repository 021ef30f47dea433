/** A value as it lies in a file or a store, before anybody has looked into it. */
export type Kept = Readonly<Record<string, unknown>>;

/** From one format to the next: a pure function from JSON to JSON. The number itself is set by the ladder. */
export interface FormatStep {
  readonly up: (kept: Kept) => Kept;
}

/** The same of a state, and the way back: what was recorded in the earlier format is compared with what the engine comes to today. */
export interface StateStep extends FormatStep {
  /** Gives back, to the letter, whatever `up` was given. */
  readonly down: (kept: Kept) => Kept;
}

/** All steps of one kind of value, from the first format that is still played to today's. */
export interface Ladder<S extends FormatStep = FormatStep> {
  /** Where a value says its format. */
  readonly field: 'format' | 'version';
  readonly first: number;
  readonly last: number;
  /** By the format that they lead away from: 2 is the step 2-to-3. */
  readonly steps: Readonly<Record<number, S>>;
}

function stepFrom<S extends FormatStep>({ steps }: Ladder<S>, format: number): S {
  const step = steps[format];
  if (step === undefined) throw new Error(`there is no step ${format}-to-${format + 1}`);
  return step;
}

/** The value in today's format; the very same where it is of that, or of none that a step leads away from. */
export function stepUp(ladder: Ladder, kept: Kept): Kept {
  const { field, first, last } = ladder;
  const from = kept[field];
  if (typeof from !== 'number' || !Number.isInteger(from) || from < first) return kept;
  let value = kept;
  for (let at = from; at < last; at++) value = { ...stepFrom(ladder, at).up(value), [field]: at + 1 };
  return value;
}

/** A value of today as that format had it. */
export function stepDown(ladder: Ladder<StateStep>, kept: Kept, format: number): Kept {
  let value = kept;
  for (let at = ladder.last; at > format; at--)
    value = { ...stepFrom(ladder, at - 1).down(value), [ladder.field]: at - 1 };
  return value;
}
