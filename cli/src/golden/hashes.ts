import { fingerprint, type Pack } from '@hollow/engine';
import type { GoldenGame } from './kept-game.ts';
import { choicesText, outcomeText, positionText } from './projection.ts';
import { type Replay, replayTale } from './replay.ts';

/** Of one tale, a line for each round with a short hash of each of its turns. */
export interface TaleHashes {
  /** Of the positions after every answer, and of the verdicts. */
  readonly positions: readonly string[];
  /** Of the position as every seat and a watcher see it where the turn begins. */
  readonly sights: readonly string[];
  /** Of who was asked what with how many answers. */
  readonly choices: readonly string[];
}

export type Hashes = Readonly<Record<string, TaleHashes>>;

/** 24 bits: what one turn misses by chance shows itself in the next. */
const DIGITS = 6;

/** Collects texts and gives a hash for each turn, by rounds. */
class Turns {
  readonly #rounds: { readonly round: number; readonly hashes: string[] }[] = [];
  #texts: string[] = [];

  add(text: string): void {
    this.#texts.push(text);
  }

  close(round: number): void {
    if (this.#texts.length === 0) return;
    const hash = fingerprint(this.#texts.join('\n\n')).slice(-DIGITS);
    this.#texts = [];
    const last = this.#rounds.at(-1);
    if (last?.round === round) last.hashes.push(hash);
    else this.#rounds.push({ round, hashes: [hash] });
  }

  lines(): string[] {
    return this.#rounds.map(({ round, hashes }) => `round ${round}: ${hashes.join(' ')}`);
  }
}

const beginsTurn = ({ events }: Replay): boolean =>
  events.some(({ type }) => type === 'turn' || type === 'monster-turn' || type === 'round');

const sightsIn = ({ engine, state }: Replay): string =>
  [...Array(state.seats).keys(), 'public' as const]
    .map((viewer) => `${viewer} sees\n${positionText(engine.view(state, viewer).position)}`)
    .join('\n\n');

/** The course of a tale. Nothing of it depends on what other haunts there are: a new one brings its own lines and moves no other. */
export function hashesOfGame(packs: readonly Pack[], game: GoldenGame): TaleHashes {
  const [positions, sights, choices] = [new Turns(), new Turns(), new Turns()];
  let round = 0;
  const close = (): void => {
    for (const turns of [positions, sights, choices]) turns.close(round);
  };
  const end = replayTale(packs, game, (replay) => {
    const { engine, state } = replay;
    const begins = beginsTurn(replay);
    if (begins) close();
    round = state.round;
    positions.add(positionText(engine.view(state, 'all').position));
    choices.add(choicesText(engine.pending(state), engine.standing(state)));
    if (begins || state.outcome !== null) sights.add(sightsIn(replay));
  });
  if (end.outcome !== null) positions.add(outcomeText(end.outcome));
  close();
  return { positions: positions.lines(), sights: sights.lines(), choices: choices.lines() };
}
