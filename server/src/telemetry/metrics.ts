import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Gauges {
  readonly games: () => number;
  readonly connections: () => number;
}

/** Seconds: an answer should take a tenth of one at most. */
const LATENCIES = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Figures of a node, in the format of Prometheus. Nothing in them tells who plays. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #messages: Histogram;
  readonly #refusals: Counter;
  readonly #limited: Counter;
  readonly #calls: Histogram;
  readonly #thoughts: Histogram;
  readonly #sent: Counter;
  readonly #errors: Counter;
  readonly #failedWrites: Counter;

  constructor({ games, connections }: Gauges) {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    new Gauge({
      name: 'hollow_games',
      help: 'Games in memory: those that somebody looks at',
      registers,
      collect() {
        this.set(games());
      },
    });
    new Gauge({
      name: 'hollow_connections',
      help: 'Open lines',
      registers,
      collect() {
        this.set(connections());
      },
    });
    this.#messages = new Histogram({
      name: 'hollow_message_seconds',
      help: 'From the arrival of a message to its acknowledgement, by type; answers are the type answer',
      labelNames: ['type'],
      buckets: LATENCIES,
      registers,
    });
    this.#refusals = new Counter({ name: 'hollow_refusals_total', help: 'By code', labelNames: ['code'], registers });
    this.#limited = new Counter({
      name: 'hollow_limited_total',
      help: 'Messages past a limit: refused, dropped, or the line was cut',
      labelNames: ['verdict'],
      registers,
    });
    this.#calls = new Histogram({
      name: 'hollow_http_seconds',
      help: 'Calls, by route and status',
      labelNames: ['route', 'status'],
      buckets: LATENCIES,
      registers,
    });
    this.#thoughts = new Histogram({
      name: 'hollow_bot_seconds',
      help: 'Time until a bot has an answer, waiting for a thread included',
      buckets: [...LATENCIES, 10],
      registers,
    });
    this.#sent = new Counter({ name: 'hollow_sent_bytes_total', help: 'To clients, over sockets', registers });
    this.#errors = new Counter({ name: 'hollow_errors_total', help: 'Lines in the log that are errors', registers });
    this.#failedWrites = new Counter({
      name: 'hollow_failed_writes_total',
      help: 'Changes that the store could not write and that were refused',
      registers,
    });
  }

  observeMessage(type: string, milliseconds: number): void {
    this.#messages.observe({ type }, milliseconds / 1000);
  }

  countRefusal(code: string): void {
    this.#refusals.inc({ code });
  }

  countLimited(verdict: string): void {
    this.#limited.inc({ verdict });
  }

  observeCall(route: string, status: number, milliseconds: number): void {
    this.#calls.observe({ route, status }, milliseconds / 1000);
  }

  observeThought(milliseconds: number): void {
    this.#thoughts.observe(milliseconds / 1000);
  }

  countSent(bytes: number): void {
    this.#sent.inc(bytes);
  }

  countError(): void {
    this.#errors.inc();
  }

  countFailedWrite(): void {
    this.#failedWrites.inc();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  async text(): Promise<string> {
    return await this.#registry.metrics();
  }
}
