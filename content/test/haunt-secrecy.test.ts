import { secondEdition, thirdEdition } from '@hollow/content';
import { Engine, isWritten, type Pack, type State } from '@hollow/engine';
import { checkSecrecy } from '@hollow/engine/kit';
import { expect, test } from 'vitest';
import { booksOf } from './books.ts';

/**
 * Nobody learns from view, decisions, barred options, their order or the log what is hidden from them, in any haunt. The full run looks at every haunt with
 * every number of players, and by the readings of every book; the slice at every haunt with one of them, and longer where roles, places or numbers are hidden.
 */
const FULL = process.env.HOLLOW_TEST === 'full';
/** Hidden roles, hidden places, numbers that lie face down. */
const isSecretive = (haunt: object): boolean => /"(hidden|hidesPlace|faceDown)":/.test(JSON.stringify(haunt));
const hidesPlace = (haunt: object): boolean => JSON.stringify(haunt).includes('"hidesPlace":true');
/** Each kind of question with one haunt in two. */
const isTurnOf = (kind: string, haunt: number): boolean =>
  [...kind].reduce((sum, letter) => sum + letter.charCodeAt(0), haunt) % 2 === 0;
const numbers = FULL ? [3, 4, 5, 6] : [0];
/**
 * Where places are hidden, two people as well, each with several explorers: which of them is spoken to must not tell who is near. In the full run two people
 * play every haunt of an edition that lets them.
 */
const numbersFor = (pack: Pack, haunt: object): readonly number[] =>
  hidesPlace(haunt) || (FULL && pack.edition?.players.min === 2) ? [2, ...numbers] : numbers;
interface Table {
  readonly n: number;
  readonly preset: string;
}
const tablesFor = (pack: Pack, haunt: object, i: number): readonly Table[] => [
  ...numbersFor(pack, haunt).map((n) => ({ n, preset: '' })),
  ...(FULL ? booksOf(pack).map((preset, k) => ({ n: 3 + ((i + k) % 4), preset })) : []),
];
const cases = [secondEdition, thirdEdition].flatMap((pack) => {
  const engine = new Engine([pack]);
  return (pack.haunts ?? []).filter(isWritten).flatMap((haunt, i) =>
    tablesFor(pack, haunt, i).map(({ n, preset }) => ({
      edition: pack.id,
      engine,
      haunt,
      number: haunt.number,
      players: n === 0 ? 3 + (i % 4) : n,
      preset,
      book: preset === '' ? '' : ` by the readings of the book ${preset}`,
    })),
  );
});

test.each(cases)(
  'haunt $number of the $edition with $players players$book tells nobody what is hidden from them',
  {
    timeout: 900_000,
  },
  ({ engine, haunt, number, players, preset }) => {
    const secretive = isSecretive(haunt);
    // One in so many decisions, and no more of them than this; and the first of every kind of question, in and out of a fight: in the slice, of a haunt without
    // secrets of its own, half of the kinds.
    const step = FULL ? (secretive ? 3 : 8) : secretive ? 12 : 40;
    const most = FULL ? 200 : secretive ? 10 : 2;
    let asked = 0;
    let looked = 0;
    const kinds = new Set<string>();
    const isNew = ({ ruleset, question, frames }: State): boolean => {
      const { blocks } = engine.program(ruleset);
      const inFight = frames.some(({ b, pc }) => blocks[b]?.[pc]?.op === 'fight');
      const kind = `${question?.kind}${inFight ? ' in a fight' : ''}`;
      const known = kinds.has(kind);
      kinds.add(kind);
      return !known && (FULL || secretive || isTurnOf(kind, number));
    };
    const when = (state: State): boolean =>
      state.haunt >= 0 && (isNew(state) || (looked < most && asked++ % step === 0 && ++looked > 0));
    // Somebody unseen has to have been met, which takes luck.
    const met = (): boolean => !hidesPlace(haunt) || kinds.has('weapon in a fight');
    for (let seed = 0; (looked < (FULL ? 30 : 2) || !met()) && seed < 60; seed++) {
      const setup = {
        seats: Array.from({ length: players }, () => ({})),
        haunts: [number],
        ...(preset === '' ? {} : { preset }),
      };
      checkSecrecy(engine, setup, `${number}/${players}/${seed}`, {
        rounds: 50,
        answers: 6000,
        every: 1,
        samples: 1,
        when,
      });
    }
    expect(looked).toBeGreaterThanOrEqual(FULL ? 30 : 2);
    expect(met()).toBe(true);
  },
);
