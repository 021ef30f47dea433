import type { Decision, Engine } from '@hollow/engine';
import { motiveLine, type Text } from '@hollow/text';
import { print } from '../console/output.ts';
import { TerminalHouse } from './house.ts';
import { Inspector } from './inspect.ts';
import { keysOf, optionTyped } from './keys.ts';
import { Questions } from './question.ts';
import { save } from './saved.ts';
import { cutShort, Status } from './status.ts';
import { painter, paintText, paintTextAs, terminalColumns, terminalRows, wrapLine } from './style.ts';
import type { Table } from './table.ts';
import type { ThingIndex } from './things.ts';
import { endings, openings, tomeLines } from './tome.ts';
import type { Typing } from './typing.ts';
import { reachLines, routeTo } from './walk.ts';

/** Lines of the log that `l` shows at a time. */
const PAGE = 20;
const PROMPT = '> ';

type Answered = 'answered' | 'left';

/** A person at the table: shows what happens, asks, and answers questions about the game. */
export class Conversation {
  readonly #table: Table;
  readonly #words: Text;
  readonly #typing: Typing;
  readonly #house: TerminalHouse;
  readonly #status: Status;
  readonly #inspector: Inspector;
  readonly #questions: Questions;
  readonly #paint: (line: string) => string;
  /** Openings of the haunt that have been read out. */
  readonly #heard = new Set<string>();
  /** How much of the log has been shown, and how far back `l` has gone. */
  #told = 0;
  #back = 0;
  /** What stands on the screen already. */
  #shown = '';

  constructor(engine: Engine, words: Text, things: ThingIndex, table: Table, typing: Typing) {
    const { seat } = table;
    this.#table = table;
    this.#words = words;
    this.#typing = typing;
    this.#house = new TerminalHouse(engine.played, words);
    this.#status = new Status(engine.played, words, seat);
    this.#inspector = new Inspector(words, things, this.#status, seat);
    this.#questions = new Questions(engine, words, things, this.#inspector);
    const people = table.view.position.explorers.map(({ id }, i) => {
      return [words.name(id), (text: string) => paintTextAs(i, text)] as const;
    });
    const traits = engine.played.flatMap((pack) => pack.edition?.traits ?? []).map((id) => words.name(id));
    const kinds = engine.played.flatMap((pack) => Object.keys(pack.edition?.damage ?? {})).map((id) => words.name(id));
    this.#paint = painter(
      new Map([
        ...traits.map((name) => [name, (text: string) => paintText('bold', text)] as const),
        ...kinds.map((name) => [name, (text: string) => paintText('red', text)] as const),
        ...people,
      ]),
    );
  }

  /** Asks and answers until the game is over (false) or the person leaves (true). */
  async run(): Promise<boolean> {
    for (let decision = this.#table.nextQuestion(); decision !== null; decision = this.#table.nextQuestion()) {
      save(this.#table.recording, this.#table.seat);
      this.#told = Math.min(this.#told, this.#table.log.length);
      const opened = openings(this.#words, this.#table.view, this.#heard);
      // What has led to it is told before it.
      if (opened.length > 0) this.#print(this.#news());
      this.#print(opened);
      this.#show(decision);
      this.#back = 0;
      if ((await this.#answered(decision)) === 'left') return true;
    }
    this.#print(this.#news());
    const { outcome, position } = this.#table.view;
    // That the haunt begins is the last line of the log already.
    if (outcome !== null && outcome.why !== 'haunt-begins')
      this.#print(wrapLine(this.#words.outcome(outcome, position.explorers), 0));
    this.#print(endings(this.#words, this.#table.view));
    return false;
  }

  /** Shows the log from here on only. */
  skipLog(): void {
    this.#told = Math.max(0, this.#table.log.length - PAGE);
  }

  #print(lines: readonly string[]): void {
    for (const line of lines) print(this.#paint(line));
  }

  #folded(lines: readonly string[]): string[] {
    return lines.flatMap((line) => wrapLine(`  ${line}`, line.length - line.trimStart().length + 4));
  }

  /** What has happened since the last question. */
  #news(): string[] {
    const { log } = this.#table;
    const lines = log.slice(this.#told);
    this.#told = log.length;
    if (lines.length === 0) return [];
    const most = Math.max(PAGE, terminalRows() * 2);
    const left = lines.length - most;
    const earlier = left > 0 ? [this.#words.t('terminal.earlier', { n: left })] : [];
    return ['', ...earlier, ...this.#folded(lines.slice(-most))];
  }

  /** The room of the person's explorer whose turn it is, else of the first. */
  #here(): string {
    const { explorers, turn } = this.#table.view.position;
    const mine = explorers.filter(({ seat }) => seat === this.#table.seat);
    return (mine.find(({ id }) => id === turn.who) ?? mine[0])?.room ?? '';
  }

  /** The floor of the person and those the question is about: unless they stand there unchanged. */
  #picture(decision: Decision): string[] {
    const { position } = this.#table.view;
    const house = this.#house.lines(position, [this.#here(), ...this.#questions.rooms(decision)]);
    const before = this.#shown;
    this.#shown = house.join('\n');
    return this.#shown === before ? [] : ['', ...house];
  }

  /** The news above the map, where both fit; else the map above the news, which must not scroll away unread. */
  #show(decision: Decision): void {
    const { position } = this.#table.view;
    const news = this.#news();
    const house = this.#picture(decision);
    const people = this.#status.people(position);
    const status = people.length === 0 ? [] : [this.#status.heading(position), ...people];
    const question = this.#question(decision);
    const below = status.length + question.length + 1;
    const turned = news.length + below <= terminalRows() && news.length + house.length + below > terminalRows();
    this.#print([...(turned ? [...house, ...news] : [...news, ...house]), ...status, ...question]);
  }

  #question(decision: Decision): string[] {
    const { view, spot } = this.#table;
    const commands = this.#words.t(terminalColumns() < 100 ? 'terminal.commands-short' : 'terminal.commands');
    return [
      '',
      ...this.#questions.lines(decision, view, spot),
      ...wrapLine(commands, 2).map((line) => paintText('dim', line)),
    ];
  }

  /** Reads until the question is answered or taken back. */
  async #answered(decision: Decision): Promise<Answered> {
    for (;;) {
      const typed = await this.#typing.ask(PROMPT);
      if (typed === null) return 'left';
      if (typed === '') continue;
      const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(typed.toLowerCase()) ?? [];
      if (word === 'q' && (await this.#leaves())) return 'left';
      if (word === 'u') {
        const undone = this.#table.undo();
        print(this.#words.t(undone ? 'terminal.undone' : 'terminal.undo-none'));
        if (undone) return 'answered';
        continue;
      }
      const route = word === 'g' && rest !== '' ? routeTo(decision, rest, this.#words) : null;
      if (route !== null) {
        this.#table.walk(decision, route);
        return 'answered';
      }
      const option = optionTyped(decision, typed);
      if (option !== null) {
        this.#table.answer(decision, option);
        return 'answered';
      }
      const shown = this.#command(word, rest, decision);
      if (shown !== null) {
        this.#print(['', ...shown, ...this.#question(decision)]);
      } else if (word !== 'q') print(this.#refused(typed, decision));
    }
  }

  #refused(typed: string, decision: Decision): string {
    const keys = keysOf(decision);
    if (!/^\d/.test(typed)) return this.#words.t('terminal.no-such-command', { typed });
    return this.#words.t('terminal.no-such-option', {
      n: keys.length,
      first: keys[0] ?? '',
      last: keys.at(-1) ?? '',
    });
  }

  async #leaves(): Promise<boolean> {
    if (!this.#typing.isTerminal) return true;
    const typed = await this.#typing.ask(`${this.#words.t('terminal.quit-sure')} `);
    return typed === null || this.#words.isYes(typed);
  }

  /** The lines of a command that only shows something; null where there is no such command. */
  #command(word: string, rest: string, decision: Decision): readonly string[] | null {
    const { view } = this.#table;
    switch (word) {
      case 'w':
        return this.#why(decision);
      case 'g':
        return rest === ''
          ? reachLines(decision, this.#words)
          : [this.#words.t('terminal.reach-no', { typed: rest }), ...reachLines(decision, this.#words)];
      case 'm':
        return this.#house.lines(view.position, []);
      case 'c':
        return this.#inspector.cards(view);
      case 'p':
        return this.#inspector.everybody(view);
      case 'i':
        return this.#inspector.named(rest === '' ? this.#words.name(this.#here(), 'rooms') : rest, view);
      case 'l':
        return this.#page();
      case 't':
        return tomeLines(this.#words, view);
      case 'a':
        return this.#aims();
      case '?':
        return this.#help();
      default:
        return null;
    }
  }

  #why(decision: Decision): string[] {
    const barred = this.#table.barred(decision);
    if (barred.length === 0) return [this.#words.t('terminal.barred-none')];
    const lines = barred.flatMap((item) => wrapLine(`  ${this.#words.barred(item)}`, 4));
    return [this.#words.t('terminal.barred'), ...new Set(lines)];
  }

  /** Every bot says why it did what it did last. */
  #aims(): string[] {
    const { explorers } = this.#table.view.position;
    const haunt = this.#table.view.tome?.haunt ?? null;
    return this.#table.motives().flatMap(({ seat, motive }) => {
      const who = explorers.filter((explorer) => explorer.seat === seat).map(({ id }) => this.#words.name(id));
      const line = motive === undefined ? this.#words.t('why.nothing') : motiveLine(this.#words, motive, haunt);
      return wrapLine(`  ${this.#words.t('terminal.says', { who: this.#words.list(who, 'and'), line })}`, 4);
    });
  }

  /** Twenty lines further back each time. */
  #page(): string[] {
    const { log } = this.#table;
    const end = Math.max(0, log.length - this.#back);
    if (end === 0) return [this.#words.t('terminal.log-begins')];
    const from = Math.max(0, end - PAGE);
    this.#back += PAGE;
    const title = this.#words.t('terminal.log', { from: from + 1, to: end, n: log.length });
    return [title, ...this.#folded(log.slice(from, end))];
  }

  #help(): string[] {
    const marks = this.#house.decks.map(({ id, symbol }) => `${this.#house.mark(symbol)} ${this.#words.name(id)}`);
    const traits = Object.keys(this.#table.view.position.explorers[0]?.traits ?? {}).map((id) => {
      const name = this.#words.name(id);
      return `${cutShort(name)} ${name}`;
    });
    return this.#words
      .t('terminal.help', { marks: marks.join(', '), traits: traits.join(', ') })
      .split('\n')
      .flatMap((line) => wrapLine(line, line.startsWith(' ') ? 10 : 0));
  }
}
