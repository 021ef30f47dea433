import { randomInt } from 'node:crypto';
import { isPartner, partnerLevel } from '@hollow/bots';
import { type Decision, type Motive, picker, seedFor, type View } from '@hollow/engine';
import type { BotKind } from '@hollow/protocol';
import {
  type AnswerThought,
  answerDecision,
  EngineFailure,
  isPlayedByBot,
  keptSeats,
  type LogItem,
  type Moment,
  note,
  type OnBehalf,
  seatAt,
  TABLE,
  throwForTable,
} from '@hollow/table';
import { type BotPool, type BotQuestion, type BotThought, BotTimeout } from '../bots/pool.ts';
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

/** Chance has answered. */
const UNTHOUGHT: AnswerThought = { kind: 'random', playouts: 0 };

interface BotChoice {
  /** Below zero: none, where none has to be taken. */
  readonly option: number;
  /** The bot has thought for too long, and somebody else has answered. */
  readonly slow: boolean;
  /** Who has answered, and after how much thought. */
  readonly thought: AnswerThought;
  readonly motive: Motive | null;
}

const chosen = ({ option, playouts, motive }: BotThought, kind: BotKind, slow: boolean): BotChoice => ({
  option,
  slow,
  thought: { kind, playouts },
  motive,
});

/** The bot that answers for a seat: whoever plays for a person, or beside one, plays no worse than normal. */
function kindAt({ table, game }: Moment, seat: number): BotKind {
  const { holder, bot } = seatAt(table, seat);
  const kind = holder === 'bot' ? (bot ?? 'normal') : 'normal';
  if (kind !== 'easy' || game === null) return kind;
  const seen = game.engine.view(game.state, 'public');
  return isPartner(seen, seat, keptSeats(table)) ? partnerLevel(kind) : kind;
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
    const { option, slow, thought, motive } = await this.#think(moment, seat, view, decision);
    const slowly = slow ? [seatNote('bot-slow', moment, seat)] : [];
    const items = [...slowly, ...(onBehalf.items ?? [])];
    await this.give(moment, seat, decision, option, { ...onBehalf, items, thought, motive });
  }

  /** A bot does what stands beside the open question, whoever is asked. False where none wants to. */
  async answerBeside(moment: Moment): Promise<boolean> {
    const { game, table } = moment;
    if (game === null) return false;
    for (const offer of game.engine.standing(game.state)) {
      if (!isPlayedByBot(seatAt(table, offer.seat))) continue;
      const view = game.engine.view(game.state, offer.seat);
      const { option, thought } = await this.#think(moment, offer.seat, view, offer, true);
      if (option < 0) continue;
      await this.give(moment, offer.seat, offer, option, { by: 'bot', thought });
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

  async #think(moment: Moment, seat: number, view: View, decision: Decision, beside = false): Promise<BotChoice> {
    const { table, game, version } = moment;
    if (game === null) return { option: 0, slow: false, thought: UNTHOUGHT, motive: null };
    const { content } = this.#options;
    const seed = seedFor(game.state, `bots/${seat}/${version}`);
    const asked = {
      who: `${table.id}/${seat}`,
      engine: game.engine,
      key: content.names(game.engine).join(),
      seed,
      view,
      decision,
      beside,
    };
    const kind = kindAt(moment, seat);
    const first = await this.#asked(table.id, { ...asked, kind });
    if ('option' in first) return chosen(first, kind, false);
    const slow = first.failed instanceof BotTimeout;
    if (beside) return { option: -1, slow, thought: UNTHOUGHT, motive: null };
    // Nobody must wait for a bot that cannot think: a light one answers, and where that cannot either, chance. (The first option would be the same for ever.)
    const second = kind === 'easy' ? first : await this.#asked(table.id, { ...asked, kind: 'easy' });
    if ('option' in second) return chosen(second, 'easy', slow);
    return { option: picker(seed)(decision.options.length), slow, thought: UNTHOUGHT, motive: null };
  }

  /** A bot's thought, or why there is none. */
  async #asked(game: string, question: BotQuestion): Promise<BotThought | { readonly failed: unknown }> {
    try {
      return await this.#options.pool.think(question);
    } catch (failed) {
      if (!this.#closed) this.#options.log.error({ err: failed, game, kind: question.kind }, 'a bot failed');
      return { failed };
    }
  }
}
