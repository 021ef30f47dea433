import type { Program } from '../core/context.ts';
import type { Engine } from '../game/engine.ts';
import type { State } from '../state/state.ts';
import { ScriptError } from './script-types.ts';

/** Fields of events and options that hold an id. */
const IDS = ['who', 'from', 'to', 'room', 'card', 'token', 'thing', 'with', 'by', 'on', 'trait', 'deck', 'status'];

/** Every word that stands in a value, as a key or as a text, and every part of a path. */
function collectWords(value: unknown, words: Set<string>): void {
  if (typeof value === 'string') for (const part of value.split(/[/#]/)) words.add(part);
  else if (Array.isArray(value)) for (const inner of value) collectWords(inner, words);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      words.add(key);
      collectWords(inner, words);
    }
}

/**
 * Names that a script may say something of. Where something must not be there, a slip of the pen would never be found out: `rooms: { atic: null }` always
 * holds.
 */
export class ScriptNames {
  readonly #engine: Engine;
  readonly #program: Program;
  readonly #haunt: number;
  #words: ReadonlySet<string> | null = null;

  constructor(engine: Engine, state: State) {
    this.#engine = engine;
    this.#program = engine.program(state.ruleset);
    this.#haunt = state.haunt;
  }

  checkRoom(id: string): void {
    if (!this.#program.roomIndex.has(id)) throw new ScriptError(`rooms: there is no room “${id}”`);
  }

  checkDeck(id: string, at: string): void {
    const { decks } = this.#program;
    if (!decks.some((deck) => deck.id === id)) throw new ScriptError(`${at}: there is no deck “${id}”`);
  }

  /** A token of the packs, or a piece of the haunt that is played, also `bat#2`. */
  checkPiece(id: string): void {
    const { tokenIndex, haunts } = this.#program;
    const [name = ''] = id.split('#');
    const haunt = haunts[this.#haunt]?.def.id ?? '';
    if (!tokenIndex.has(name) && !tokenIndex.has(`${haunt}/${name}`))
      throw new ScriptError(`there is no piece or token “${name}”${haunt === '' ? '' : ` in ${haunt}`}`);
  }

  checkCounter(id: string, at: string): void {
    const haunt = this.#program.haunts[this.#haunt];
    if (haunt?.counters.some((counter) => counter.id === id) !== true)
      throw new ScriptError(`${at}: the haunt has no counter “${id}”`);
  }

  /** Ids in a text or in the fields of a mapping that stand nowhere in the packs. */
  check(said: unknown, at: string): void {
    if (typeof said === 'object' && said !== null)
      for (const [field, value] of Object.entries(said)) if (IDS.includes(field)) this.check(value, `${at}.${field}`);
    const other = this.unknownIn(said);
    if (other !== null) throw new ScriptError(`${at}: nothing in the packs is called “${other}”`);
  }

  /** The part of a text that stands nowhere in the packs. */
  unknownIn(said: unknown): string | null {
    if (typeof said !== 'string') return null;
    const words = this.#allWords();
    return said.split(/[/#]/).find((part) => !/^\d*$/.test(part) && !words.has(part)) ?? null;
  }

  #allWords(): ReadonlySet<string> {
    if (this.#words === null) {
      const words = new Set(['north', 'east', 'south', 'west', 'N', 'E', 'S', 'W', 'turn']);
      collectWords(this.#engine.packs, words);
      this.#words = words;
    }
    return this.#words;
  }
}
