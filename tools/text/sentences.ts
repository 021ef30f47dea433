import { keptGames } from '../../cli/src/golden/files.ts';
import { writtenHaunts } from '../../cli/src/golden/kept-game.ts';
import { replayTale } from '../../cli/src/golden/replay.ts';
import { SHIPPED } from '../../cli/src/packs/packs.ts';
import type { Pack } from '../../engine/src/index.ts';
import {
  KINDS,
  loadClauses,
  loadText,
  loadWords,
  type MessageKey,
  offeredIn,
  type Text,
} from '../../text/src/index.ts';
import { capital } from '../../text/src/language/catalog.ts';
import { inPlace, isPiece } from './beside.ts';
import { type Filling, fill, type Pick } from './filled.ts';

/** Every English sentence that a player may read, once for each shape: names and numbers do not make another sentence. */

export interface Readable {
  readonly from: string;
  readonly text: string;
}

/** Parts of sentences: they are read in the rules that are made of them. */
const PARTS =
  /^(?:op|x|what|each|if|list|place|hook|query|event|phase|line|may|one|for|handling|change|course|extra|head|otherwise|repeat|row|sentence|on|group|tag|roll|deed|name|trait|choice|part|zone|status|story|tale|nothing)(?:\.|$)|^play\.with-anything$|^offer\./;

/** An edition and its words: editions have rooms and cards of the same id. */
interface Family {
  readonly packs: readonly Pack[];
  readonly text: Text;
}

class Pool {
  readonly #found = new Map<string, Readable>();
  readonly #names: RegExp;

  constructor(names: readonly string[]) {
    const sorted = [...new Set(names)].filter((name) => name.length > 2).sort((a, b) => b.length - a.length);
    const escaped = sorted.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    this.#names = new RegExp(`\\b(?:${escaped.join('|')})(?: [0-9]+)?`, 'gu');
  }

  add(from: string, text: string): void {
    for (const line of text.split('\n'))
      for (const part of line.split(/(?<=[.!?]["”’)]?)(?<!\bM\.D\.) +(?=[A-Z“„]|\([A-Z])/u)) {
        const sentence = part.trim();
        if (!/\p{L}{2}.*\s/u.test(sentence)) continue;
        const shape = sentence
          .replace(this.#names, '¤')
          .replace(/[0-9]+/g, '#')
          .replace(/¤(?:, ¤)+/g, '¤');
        if (!this.#found.has(shape)) this.#found.set(shape, { from, text: sentence });
      }
  }

  get all(): Readable[] {
    return [...this.#found.values()].sort((a, b) => (a.from + a.text < b.from + b.text ? -1 : 1));
  }
}

/** What stands on rooms, cards and tokens, and what was decided about them. */
function readThings({ packs, text }: Family, pool: Pool): void {
  for (const pack of packs)
    for (const kind of KINDS) {
      const ids = Object.keys(loadWords('en', [pack.id]).things[kind] ?? {});
      for (const id of kind === 'explorers' ? [] : ids) {
        for (const line of text.rulesText(pack, kind, id)) pool.add(`${kind}/${id}`, line);
        for (const line of text.rulings(id, kind)) pool.add(`${kind}/${id} ruling`, line);
      }
    }
}

/** What the button of an offered action says that it does. */
function readOffers({ packs, text }: Family, pool: Pool): void {
  for (const { path } of packs.flatMap((pack) => offeredIn(pack))) pool.add(`offer ${path}`, text.offer(path).brief);
}

/** A refusal as the page shows it: the clause is a link beside it. */
function refused(text: Text, barred: Parameters<Text['reason']>[0]): string {
  const { what, why } = text.reason(barred);
  return `${what}: ${why}`;
}

/** The kept games, played again: log, questions, options, refusals and pages of the haunt, as each seat reads them. */
function readGames({ packs, text: book }: Family, pool: Pool): void {
  for (const game of keptGames().filter(({ haunt }) => writtenHaunts(packs).has(haunt))) {
    const text = book.during({ haunt: game.haunt.split('/').at(-1) ?? '' });
    const from = game.haunt.split('/').at(-1) ?? '';
    let answers = 0;
    replayTale(packs, game, ({ engine, state, events }) => {
      answers += 1;
      for (const event of events) pool.add(`${from} log ${event.type}`, text.event(engine.seen(event, 'all')));
      for (const asked of engine.pending(state)) {
        pool.add(`${from} question`, text.prompt(asked));
        for (const option of asked.options) pool.add(`${from} option ${option.verb}`, text.option(option, asked));
        if (answers % 5 === 0)
          for (const barred of engine.explain(state, 'all', asked.id))
            pool.add(`${from} barred`, refused(text, barred));
      }
      if (answers % 25 !== 0 && state.outcome === null) return;
      for (let seat = 0; seat < game.explorers.length; seat++)
        for (const line of text.tome(engine.view(state, seat))) {
          if (line.kind === 'opening' || line.kind === 'win') continue;
          pool.add(`${from} tome ${line.kind}`, line.text);
          pool.add(`${from} tome ${line.kind}`, line.more ?? '');
          for (const reason of line.reasons ?? []) pool.add(`${from} tome reason`, `${line.text}: ${reason}`);
        }
    });
  }
}

/** Messages of the page and the terminal, with names in them. */
function readMessages(families: readonly Family[], pool: Pool, pick: Pick): string[] {
  const unfilled: string[] = [];
  const said = new Set(families.flatMap(({ text }) => text.used()));
  const text = loadText('en', SHIPPED.slice(0, 1));
  for (const [key, message] of Object.entries(loadWords('en', []).messages)) {
    // What games say has been read there, with the names of the game; the name of a rule is read with each of its readings.
    const isSaid = /^(?:log|verb|barred|tome|rule|ask)\./.test(key) && said.has(key);
    if (PARTS.test(key) || isPiece(key) || isSaid || /^switch\.\w+$/.test(key)) continue;
    for (let i = 0; i < 6; i++) {
      const args = fill(key, message, { pick, noun: (id, kind) => text.noun(id, kind) });
      if (args === null) {
        unfilled.push(key);
        break;
      }
      const say = text.t as unknown as (key: MessageKey, args: Record<string, Filling>) => string;
      const told = inPlace(key, say(key as MessageKey, args), (one) => say(one as MessageKey, {}));
      // Questions begin with a capital wherever they are asked.
      pool.add(key, /^(?:ask|question)\./.test(key) ? capital(told, 'en') : told);
    }
  }
  return unfilled;
}

function readClauses(pool: Pool): void {
  for (const [id, { rule, example, note }] of Object.entries(loadClauses('en'))) {
    pool.add(`clause ${id}`, rule);
    pool.add(`clause ${id}`, example ?? '');
    pool.add(`clause ${id}`, note ?? '');
  }
}

/** All of them in a settled order, and the messages that nobody could fill. */
export function allReadable(pick: Pick): { readonly all: readonly Readable[]; readonly unfilled: readonly string[] } {
  const families = SHIPPED.map((pack): Family => ({ packs: [pack], text: loadText('en', [pack]) }));
  const words = loadWords(
    'en',
    SHIPPED.map(({ id }) => id),
  );
  const names = KINDS.flatMap((kind) =>
    Object.values(words.things[kind] ?? {}).flatMap((w) => [w.name, w.short ?? '']),
  );
  const labels = Object.values(words.haunts ?? {}).flatMap((sides) =>
    Object.values(sides).flatMap((page) =>
      [page.pieces, page.monsters].flatMap((all) =>
        Object.values(all ?? {}).map((w) => (typeof w === 'string' ? w : w.name)),
      ),
    ),
  );
  const traits = ['Might', 'Speed', 'Sanity', 'Knowledge'];
  const pool = new Pool([...names, ...labels, ...traits] as string[]);
  for (const family of families) {
    readThings(family, pool);
    readOffers(family, pool);
    readGames(family, pool);
  }
  const unfilled = readMessages(families, pool, pick);
  readClauses(pool);
  return { all: pool.all, unfilled };
}
