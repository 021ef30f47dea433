import { randomInt } from 'node:crypto';
import { type Decision, picker, seedFor, type View } from '@hollow/engine';
import {
  answerDecision,
  EngineFailure,
  isPlayedByBot,
  type LogItem,
  type Moment,
  note,
  type OnBehalf,
  seatAt,
  TABLE,
  throwForTable,
} from '@hollow/table';
import { type BotPool, BotTimeout } from '../bots/pool.ts';
import type { ContentCache } from '../content/content-cache.ts';
import type { Games } from '../games/games.ts';
import type { Logger } from '../telemetry/log.ts';

export interface BotAnswersOptions {
  readonly games: Games;
  readonly content: ContentCache;
  readonly pool: BotPool;
  readonly log: Logger;
  readonly now: () => number;
}

/** What everybody reads of something that was done for a seat. */
export const seatNote = (what: 'bot-slow' | 'standing' | 'time-up', { table }: Moment, seat: number): LogItem =>
  note(what, { seat, chair: seat + 1, name: seatAt(table, seat).name });

interface BotChoice {
  /** Below zero: none, where none has to be taken. */
  readonly option: number;
  /** The bot has thought for too long, and chance has answered. */
  readonly slow: boolean;
}

/** Answers that no person gives: bots think, and dice that nobody types in are thrown. */
export class BotAnswers {
  readonly #options: BotAnswersOptions;
  #closed = false;

  constructor(options: BotAnswersOptions) {
    this.#options = options;
  }

  close(): void {
    this.#closed = true;
  }

  /** A bot answers what the seat is asked. */
  async answer(moment: Moment, seat: number, onBehalf: OnBehalf): Promise<void> {
    if (moment.game === null) return;
    const view = moment.game.engine.view(moment.game.state, seat);
    const [decision] = view.decisions;
    if (decision === undefined) return;
    if (decision.seat === TABLE) {
      await this.give(moment, seat, decision, throwForTable(decision, randomInt), onBehalf);
      return;
    }
    const { option, slow } = await this.#think(moment, seat, view, decision);
    const slowly = slow ? [seatNote('bot-slow', moment, seat)] : [];
    await this.give(moment, seat, decision, option, { ...onBehalf, items: [...slowly, ...(onBehalf.items ?? [])] });
  }

  /** A bot does what stands beside the open question, whoever is asked. False where none wants to. */
  async answerBeside(moment: Moment): Promise<boolean> {
    const { game, table } = moment;
    if (game === null) return false;
    for (const offer of game.engine.standing(game.state)) {
      if (!isPlayedByBot(seatAt(table, offer.seat))) continue;
      const view = game.engine.view(game.state, offer.seat);
      const { option } = await this.#think(moment, offer.seat, view, offer, true);
      if (option < 0) continue;
      await this.give(moment, offer.seat, offer, option, { by: 'bot' });
      return true;
    }
    return false;
  }

  /** Gives an answer for a seat. Where the rules fail on it, another one may go on. */
  async give({ table }: Moment, seat: number, decision: Decision, chosen: number, onBehalf: OnBehalf): Promise<void> {
    const { games, now, log } = this.#options;
    const options = [chosen, ...decision.options.map((_, i) => i).filter((option) => option !== chosen)];
    for (const option of options) {
      if (this.#closed) return;
      try {
        await games.act(table.id, (present) =>
          answerDecision(present, { seat, mid: null, at: now() }, decision.id, option, onBehalf),
        );
        return;
      } catch (error) {
        if (!(error instanceof EngineFailure)) throw error;
        log.error({ err: error, game: table.id }, "the rules failed on a bot's answer");
      }
    }
  }

  async #think(
    { table, game, version }: Moment,
    seat: number,
    view: View,
    decision: Decision,
    beside = false,
  ): Promise<BotChoice> {
    if (game === null) return { option: 0, slow: false };
    const { content, pool, log } = this.#options;
    const who = `${table.id}/${seat}`;
    const seed = seedFor(game.state, `bots/${seat}/${version}`);
    try {
      const key = content.names(game.engine).join();
      const kind = seatAt(table, seat).bot ?? 'quick';
      const option = await pool.think({ who, engine: game.engine, key, kind, seed, view, decision, beside });
      return { option, slow: false };
    } catch (error) {
      // Nobody must wait for a bot that cannot think.
      if (!this.#closed) log.error({ err: error, game: table.id }, 'a bot failed and answers at random');
      const option = beside ? -1 : picker(seed)(decision.options.length);
      return { option, slow: error instanceof BotTimeout };
    }
  }
}
