import { appendFileSync, existsSync, globSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { type Engine, fingerprint } from '@hollow/engine';
import { BadInput } from '../console/bad-input.ts';
import { readText, writeText } from '../files/files.ts';
import { PROJECT_ROOT } from '../files/project.ts';
import type { Fixture, Played } from './played.ts';

/** A game that was played, as a line of the file; `played` is null where its start does not come to the haunt. */
interface Entry {
  readonly fixture: Fixture;
  readonly played: Played | null;
}

interface Head {
  readonly ladder: 1;
  readonly players: string;
}

/** What results depend on: the packs, the code that plays, and how often it plays on. Of another fingerprint they would be other bots' games. */
export function codeOfPlay({ packs }: Pick<Engine, 'packs'>, playouts: number): string {
  const files = globSync('{engine,planner,bots}/{src,weights}/**/*.{ts,json}', { cwd: PROJECT_ROOT }).sort();
  const code = files.map((file) => fingerprint(readFileSync(join(PROJECT_ROOT, file), 'utf8')));
  return fingerprint(JSON.stringify([packs, code, playouts]));
}

const keyOf = ({ haunt, players, start, base, changed }: Fixture): string =>
  [haunt, players, start, base, changed === null ? '' : `${changed.role} ${changed.bot}`].join('|');

/**
 * Games that have been played. With a file they are written down one by one, a line each, so that a run which was
 * broken off goes on where it was; half a line at the end is thrown away.
 */
export class Book {
  readonly #games = new Map<string, Entry>();
  readonly #file: string | null;

  constructor(file: string | null, players: string) {
    this.#file = file;
    if (file === null) return;
    if (!existsSync(file)) {
      const head: Head = { ladder: 1, players };
      writeText(file, `${JSON.stringify(head)}\n`);
      return;
    }
    this.#read(file, players);
  }

  #read(file: string, players: string): void {
    const text = readText(file);
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole));
    const [head, ...lines] = whole.split('\n').filter((line) => line !== '');
    try {
      const { ladder, players: others } = JSON.parse(head ?? '{}') as Partial<Head>;
      if (ladder !== 1) throw new BadInput(file, 'this is no file of a ladder');
      if (others !== players) throw new BadInput(file, 'its games were played by other bots or rules; name a new file');
      for (const line of lines) {
        const { fixture, played } = JSON.parse(line) as Entry;
        this.#games.set(keyOf(fixture), { fixture, played });
      }
    } catch (error) {
      if (error instanceof SyntaxError) throw new BadInput(file, 'this is no file of a ladder');
      throw error;
    }
  }

  /** What came of a game that was played; undefined of one that was not. */
  known(fixture: Fixture): Played | null | undefined {
    return this.#games.get(keyOf(fixture))?.played;
  }

  /** All games that were played. */
  games(): readonly { readonly fixture: Fixture; readonly played: Played }[] {
    return [...this.#games.values()].flatMap(({ fixture, played }) => (played === null ? [] : [{ fixture, played }]));
  }

  add(fixture: Fixture, played: Played | null): void {
    const entry: Entry = { fixture, played };
    this.#games.set(keyOf(fixture), entry);
    if (this.#file !== null) appendFileSync(this.#file, `${JSON.stringify(entry)}\n`);
  }
}
