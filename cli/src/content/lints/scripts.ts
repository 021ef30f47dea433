import { ContentError, Engine } from '@hollow/engine';
import { type Script, STEP_WORDS } from '@hollow/engine/kit';
import type { Remark, Subject } from './finding.ts';

/** A script, and where it stands. */
export interface ScriptAt {
  readonly file: string;
  readonly script: Script;
}

type Raw = Readonly<Record<string, unknown>>;
const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);

const SIDES = ['north', 'east', 'south', 'west', 'N', 'E', 'S', 'W'];

/** What can be named in an expectation that something is not there: a slip would make it hold for ever. */
class Vocabulary {
  readonly #ids: ReadonlySet<string>;
  readonly #rooms: ReadonlySet<string>;
  readonly #rules: ReadonlySet<string>;
  readonly #traits: ReadonlySet<string>;
  readonly #messages: Readonly<Record<string, string>>;

  constructor({ program, files }: Subject) {
    const { rooms, cards, tokens, explorers, rules, traits } = program;
    this.#rooms = new Set(rooms.map(({ id }) => id));
    this.#ids = new Set([
      ...this.#rooms,
      ...[...cards, ...explorers].map(({ id }) => id),
      ...tokens.flatMap(({ id }) => [id, id.split('/').at(-1) ?? id]),
    ]);
    this.#rules = new Set(rules.map(({ path }) => path.split('/').at(-1) ?? path));
    this.#traits = new Set(traits);
    this.#messages = files.messages;
  }

  verb(word: string): string | null {
    return Object.hasOwn(this.#messages, `verb.${word}`) ? null : `there is no verb “${word}”`;
  }

  #thing(value: unknown): string | null {
    const id = String(value).replace(/#\d+$/, '');
    return this.#ids.has(id) ? null : `there is no “${id}”`;
  }

  #room(value: unknown): string | null {
    return this.#rooms.has(String(value)) ? null : `there is no room “${String(value)}”`;
  }

  /** A step as in a script: what is wrong with what it names. */
  step(word: string, value: unknown): string | null {
    if (!STEP_WORDS.includes(word)) return `“${word}” is no step`;
    const fields = isRaw(value) ? Object.entries(value) : [];
    switch (word) {
      case 'move':
      case 'doorway':
        return isRaw(value) ? this.#fields(fields) : this.#room(value);
      case 'use':
        return this.#rules.has(String(value)) || this.#ids.has(String(value))
          ? null
          : `nothing is used as “${String(value)}”`;
      case 'discover':
        return SIDES.includes(String(isRaw(value) ? value.door : value)) ? null : 'a side of the room expected';
      case 'attack':
      case 'weapon':
      case 'steal':
      case 'thing':
        return this.#thing(value);
      case 'split':
        return (
          fields.map(([trait]) => (this.#traits.has(trait) ? null : `there is no trait “${trait}”`)).find(Boolean) ??
          null
        );
      default:
        return this.#fields(fields);
    }
  }

  #fields(fields: readonly (readonly [string, unknown])[]): string | null {
    for (const [field, value] of fields) {
      if (field === 'room' && value !== '') {
        const wrong = this.#room(value);
        if (wrong !== null) return wrong;
      }
      if (['card', 'to', 'who', 'by', 'token'].includes(field) && value !== '') {
        const wrong = this.#thing(value);
        if (wrong !== null) return wrong;
      }
    }
    return null;
  }

  /** A line of the log. */
  line(spec: unknown): string | null {
    if (!isRaw(spec) || typeof spec.type !== 'string') return 'a line of the log has a type';
    if (!Object.hasOwn(this.#messages, `log.${spec.type}`)) return `there is no line of the log “${spec.type}”`;
    return this.#fields(Object.entries(spec));
  }
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What is wrong with what a step expects not to be there. */
function wrongIn(step: unknown, known: Vocabulary): string[] {
  const wanted = isRaw(step) && isRaw(step.expect) ? step.expect : {};
  const lacks = isRaw(wanted.options) ? list(wanted.options.lacks) : [];
  return [
    ...lacks.flatMap((spec): string[] => {
      const wrong = isRaw(spec)
        ? (Object.entries(spec)
            .map(([word, value]) => known.step(word, value))
            .find((one) => one !== null) ?? null)
        : known.verb(String(spec));
      return wrong === null ? [] : [`lacks: ${wrong}`];
    }),
    ...list(wanted.noLog).flatMap((spec): string[] => {
      const wrong = known.line(spec);
      return wrong === null ? [] : [`noLog: ${wrong}`];
    }),
  ];
}

/** The packs with the things that only this script has; where those do not compile, the script itself says so when it is played. */
function withOwnThings(subject: Subject, { pack }: Script): Subject {
  if (pack === undefined) return subject;
  try {
    return { ...subject, program: new Engine([...subject.packs, { ...pack, id: 'script' }]).program({}) };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return subject;
  }
}

/** Expectations that something is not there, and that could never be there. */
export function scriptFindings(subject: Subject, scripts: readonly ScriptAt[]): Remark[] {
  const known = new Vocabulary(subject);
  return scripts.flatMap(({ file, script }) => {
    const steps = list(script.steps);
    // To compile the packs once more takes its time: only for a script that names something the packs do not have.
    const names = steps.some((step) => wrongIn(step, known).length > 0)
      ? new Vocabulary(withOwnThings(subject, script))
      : known;
    return steps.flatMap((step, i) =>
      wrongIn(step, names).map((message) => ({ where: `${file}: ${script.title}, step ${i + 1}`, message })),
    );
  });
}
