import { createHmac } from 'node:crypto';
import type { LogRow, Moment } from '@hollow/table';
import { personsWaitedFor, seatAt } from '@hollow/table';
import webPush from 'web-push';
import type { Vapid } from '../config/vapid.ts';
import type { ContentCache } from '../content/content-cache.ts';
import type { Presence } from '../presence/presence.ts';
import type { NoticeStore, PushTo } from '../store/notices.ts';
import type { Logger } from '../telemetry/log.ts';
import { type Notice, noticesOf } from './notice.ts';
import { type CallPolicy, post, RefusedTarget } from './post.ts';
import { type DeliveryResult, Queue } from './queue.ts';
import { NoticeSpacing } from './spacing.ts';

export interface NoticesOptions {
  readonly store: NoticeStore;
  readonly content: ContentCache;
  readonly presence: Presence;
  readonly log: Logger;
  readonly now: () => number;
  readonly vapid: Vapid | null;
  readonly policy: CallPolicy;
  /** Milliseconds at least between two notices of a turn to the same seat of a game. */
  readonly every: number;
  /** Where links of notices lead; null where this server does not know what it is called. */
  readonly address: string | null;
  /** The game as it stands now. */
  readonly present: (game: string) => Promise<Moment>;
  /** Milliseconds before another try. */
  readonly waits?: readonly number[];
}

const WAITS = [2000, 30_000];
/** How long a service keeps a notice for a browser that is away, in seconds. */
const KEEP = 86_400;
/** After so many calls that came to nothing an address is not called any more, until it is set again. */
const GIVEN_UP = 20;
const GONE = [404, 410];
/** Turns that began so long before a restart, in milliseconds, are told again after it. */
const REMEMBERED = 86_400_000;

const deliveryResult = (status: number): DeliveryResult =>
  status >= 200 && status < 300 ? 'done' : status === 429 || status >= 500 ? 'later' : 'never';

/** Tells people who are not connected that the table waits for them. What waits is in memory: a server that starts tells those again who are still waited for. */
export class Notices {
  readonly #options: NoticesOptions;
  readonly #queue: Queue;
  readonly #spacing: NoticeSpacing;

  constructor(options: NoticesOptions) {
    this.#options = options;
    this.#spacing = new NoticeSpacing(options.every, options.now);
    this.#queue = new Queue({ waits: options.waits ?? WAITS, width: 4, most: 1000 });
  }

  /** The key that browsers need; null where this server sends nothing to them. */
  get key(): string | null {
    return this.#options.vapid?.publicKey ?? null;
  }

  get policy(): CallPolicy {
    return this.#options.policy;
  }

  /** After a restart: whoever is waited for may not have been told. Nobody is reminded of what nobody has touched for long. */
  async tellAgain(): Promise<void> {
    const { store, now, present, log } = this.#options;
    for (const game of await store.gamesToTell(now() - REMEMBERED)) {
      try {
        const moment = await present(game);
        const seats = personsWaitedFor(moment);
        if (seats.length > 0 && !moment.table.paused) await this.#tell(moment, [{ kind: 'turn', seats }]);
      } catch (error) {
        // One game that cannot be read, or that another version plays, keeps nobody else from being told.
        log.warn({ err: error, game }, 'telling of a turn again failed');
      }
    }
  }

  /** The game went on, on this node. */
  onChange(before: Moment, after: Moment, rows: readonly LogRow[]): void {
    const notices = noticesOf(before, after, rows);
    if (notices.length === 0) return;
    this.#tell(after, notices).catch((error: unknown) => {
      this.#options.log.warn({ err: error, game: after.table.id }, 'telling of a turn failed');
    });
  }

  async #tell(moment: Moment, all: readonly Notice[]): Promise<void> {
    const { presence, store } = this.#options;
    const { table } = moment;
    const { id } = table;
    const absentOf = (seats: readonly number[]): number[] =>
      seats.filter((seat) => seatAt(table, seat).holder === 'person' && !presence.isHere(id, seat));
    // Who is connected to this node needs no looking for at others.
    if (all.some(({ seats }) => absentOf(seats).length > 0)) await presence.lookElsewhere([id]);
    for (const notice of all) {
      const seats = absentOf(notice.seats);
      if (seats.length === 0 && notice.kind !== 'over') continue;
      if (this.#options.vapid !== null)
        for (const to of await store.pushesFor(id, seats))
          this.#send(id, { ...notice, seats: [to.seat] }, to.endpoint, () => this.#push(moment, notice, to));
      const hook = await store.webhook(id);
      if (hook !== null && hook.failures < GIVEN_UP)
        this.#send(id, { ...notice, seats }, 'hook', this.#hook(moment, { ...notice, seats }));
    }
  }

  /** A turn that comes soon after the last one of the same seats is told later, if they are still waited for then. A reminder has a pace of its own. */
  #send(game: string, { kind, seats }: Notice, to: string, send: () => Promise<DeliveryResult>): void {
    const key = `${game} ${seats.join()} ${to}`;
    const wait = kind === 'turn' ? this.#spacing.wait(key) : 0;
    this.#queue.add(
      key,
      wait === 0 ? send : async () => ((await this.#isWaitedFor(game, seats)) ? await send() : 'never'),
      wait,
    );
  }

  async #isWaitedFor(game: string, seats: readonly number[]): Promise<boolean> {
    const { present, presence } = this.#options;
    const waited = personsWaitedFor(await present(game));
    await presence.lookElsewhere([game]);
    return seats.some((seat) => waited.includes(seat) && !presence.isHere(game, seat));
  }

  #title({ game }: Moment, lang: string): string {
    return game === null ? '' : this.#options.content.language(game.engine, lang).text.t('web.title');
  }

  #words({ table, game }: Moment, { kind, seats }: Notice, lang: string, named = (name: string) => name): string {
    if (game === null) return '';
    const { text } = this.#options.content.language(game.engine, lang);
    const names = seats.map((seat) => named(seatAt(table, seat).name));
    return text.t('notice.line', { kind, n: names.length, names: text.list(names, 'and') });
  }

  /** Where the game is found; on a browser the address that it was subscribed at. */
  #link(game: string): string | null {
    const { address } = this.#options;
    return address === null ? null : `${address}/g/${game}`;
  }

  /** To a browser: encrypted for it, signed by this server. It says whose turn it is, and nothing of the game. */
  async #push(moment: Moment, { kind, seats }: Notice, to: PushTo): Promise<DeliveryResult> {
    const { vapid, policy, store, log } = this.#options;
    if (vapid === null) return 'never';
    const { table } = moment;
    const own = kind === 'over' ? seats : [to.seat];
    const { lang } = seatAt(table, to.seat);
    const payload = JSON.stringify({
      game: table.id,
      title: this.#title(moment, lang),
      body: this.#words(moment, { kind, seats: own }, lang),
    });
    try {
      const { endpoint, headers, body } = webPush.generateRequestDetails(to, payload, {
        vapidDetails: vapid,
        TTL: KEEP,
        topic: table.id,
      });
      const status = await post({ url: endpoint, headers: headers as Record<string, string>, body }, policy);
      if (GONE.includes(status)) await store.forgetEndpoint(endpoint);
      if (deliveryResult(status) !== 'done') log.warn({ game: table.id, status }, 'a browser was not told of its turn');
      return deliveryResult(status);
    } catch (error) {
      log.warn({ game: table.id, code: codeOf(error) }, 'a browser was not told of its turn');
      return error instanceof RefusedTarget ? 'never' : 'later';
    }
  }

  /** To the address of the game: public things only, signed with the secret that the host was shown. */
  #hook(moment: Moment, { kind, seats }: Notice): () => Promise<DeliveryResult> {
    const { store, now, policy, log } = this.#options;
    const { table } = moment;
    const link = this.#link(table.id);
    const said = this.#words(moment, { kind, seats }, seatAt(table, table.host).lang, calledOut);
    const words = link === null ? said : `${said} ${link}`;
    const body = JSON.stringify({
      event: kind,
      game: table.id,
      code: table.code,
      at: now(),
      link,
      seats: kind === 'over' ? [] : seats.map((seat) => ({ seat, name: seatAt(table, seat).name })),
      // What common chats show of a call, without calling anybody by a name that a player has typed.
      text: words,
      content: words,
      allowed_mentions: { parse: [] },
    });
    return async () => {
      const hook = await store.webhook(table.id);
      if (hook === null) return 'never';
      const time = String(Math.floor(now() / 1000));
      const signature = createHmac('sha256', hook.secret).update(`${time}.${body}`).digest('hex');
      let result: DeliveryResult = 'later';
      try {
        const headers = {
          'content-type': 'application/json',
          'user-agent': 'hollow-hill',
          'hollow-timestamp': time,
          'hollow-signature': `sha256=${signature}`,
        };
        result = deliveryResult(await post({ url: hook.url, headers, body }, policy));
      } catch (error) {
        log.warn({ game: table.id, code: codeOf(error) }, 'the address of a game was not reached');
        if (error instanceof RefusedTarget) result = 'never';
      }
      await store.countWebhook(table.id, hook.url, result === 'done' ? 0 : hook.failures + 1);
      return result;
    };
  }

  close(): void {
    this.#queue.close();
  }
}

/** A name as a chat room shows it: it calls nobody there (`<!channel>`, `@all`), and is no link under other words. */
const calledOut = (name: string): string =>
  name.replaceAll('<', '‹').replaceAll('>', '›').replaceAll('@', '＠').replaceAll('](', '] (');

/** What went wrong, without the address. */
const codeOf = (error: unknown): string =>
  error instanceof RefusedTarget
    ? 'refused'
    : error instanceof Error && 'code' in error
      ? String(error.code)
      : 'unknown';
