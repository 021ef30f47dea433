import type { TileSpot } from '@hollow/drawing/plan';
import type { Decision, Engine, Option, Pack, View } from '@hollow/engine';
import type { Text } from '@hollow/text';
import { hauntTarget, pendingOf, turnTexts } from './context.ts';
import type { Inspector } from './inspect.ts';
import { isTypedShare, keysOf } from './keys.ts';
import { paintText, terminalColumns, terminalRows, wrapLine } from './style.ts';
import type { ThingIndex } from './things.ts';

/** Lines of a rule that are shown with a question; `i` shows the rest. */
const RULES_SHOWN = 9;
/** Lines of a question besides rules and options, with the status above it. */
const AROUND = 9;
/** From so many options on, short ones stand in columns. */
const MANY = 10;

/** More dice than this are typed: there are too many handfuls for a list. */
const FEW_DICE = 2;

/** Questions that say all there is to say in a line. */
const PLAIN = new Set(['turn', 'split', 'turn-tile', 'drop', 'pick-up']);

/** A note in brackets, together with the cost if there is one. */
const noted = (label: string, note: string): string =>
  note === '' ? label : label.endsWith(')') ? `${label.slice(0, -1)}; ${note})` : `${label} (${note})`;

/** The room that an option names. */
const roomOf = (option: Option | undefined): string | undefined =>
  option !== undefined && 'room' in option ? option.room : undefined;

/** A question with what it is about, and its options with what they mean. */
export class Questions {
  readonly #engine: Engine;
  readonly #words: Text;
  readonly #things: ThingIndex;
  readonly #inspector: Inspector;

  constructor(engine: Engine, words: Text, things: ThingIndex, inspector: Inspector) {
    this.#engine = engine;
    this.#words = words;
    this.#things = things;
    this.#inspector = inspector;
  }

  get #packs(): readonly Pack[] {
    return this.#engine.played;
  }

  lines(decision: Decision, view: View, spot: TileSpot | null): string[] {
    const options = this.#options(decision, view, spot);
    const space = terminalRows() - options.length - AROUND;
    return [
      ...wrapLine(this.#words.prompt(decision), 2).map((line) => paintText('bold', line)),
      ...this.#about(decision, view, spot).flatMap((line) => wrapLine(`  ${line}`)),
      ...this.#rules(decision, view, Math.max(2, Math.min(RULES_SHOWN, space))),
      ...options,
    ];
  }

  /** Rooms of other floors that the options name, so that they can be drawn. */
  rooms({ kind, options }: Decision): string[] {
    if (kind === 'turn') return [];
    return [...new Set(options.flatMap((option) => roomOf(option) ?? []))];
  }

  /** Amounts, rolls and places. */
  #about(decision: Decision, view: View, spot: TileSpot | null): string[] {
    const { kind } = decision;
    const t = this.#words.t;
    if (kind === 'turn') {
      const left = view.position.turn.movesLeft;
      return left === null ? [] : [t('terminal.spaces-left', { n: left })];
    }
    if (kind === 'split' || kind === 'before-damage') {
      const hit = pendingOf(this.#engine, view, 'damage');
      if (hit === null) return [];
      return [t('terminal.of-damage', { n: hit.n, kind: this.#words.name(hit.kind), about: this.#or(hit.about) })];
    }
    if (['before-roll', 'after-roll', 'dice', 'reroll'].includes(kind)) return this.#roll(decision, view);
    if (kind === 'turn-tile' && spot !== null) {
      const room = this.#words.name(roomOf(decision.options[0]) ?? '', 'rooms');
      const of = this.#words.name(spot.of ?? '', 'rooms');
      const floor = this.#words.name(spot.floor);
      return [t('terminal.laid-at', { room, floor, side: this.#words.name(spot.side ?? ''), of })];
    }
    if (kind === 'trade' || kind === 'trade-consent') return this.#laidOut(decision);
    if (kind === 'place-tile' || kind === 'move-room' || kind === 'reopen') return this.#floors(decision, view);
    return [];
  }

  /** What lies on the table between two who trade. */
  #laidOut({ setting }: Decision): string[] {
    const { trade } = setting ?? {};
    if (trade === undefined) return [];
    const named = (things: readonly string[]): string =>
      things.length === 0
        ? 'none'
        : this.#words.list(
            things.map((id) => this.#words.name(id)),
            'and',
          );
    const [who, to] = [this.#words.name(trade.who), this.#words.name(trade.to)];
    return [this.#words.t('terminal.trade', { who, to, gives: named(trade.gives), takes: named(trade.takes) })];
  }

  #roll(decision: Decision, view: View): string[] {
    const roll = pendingOf(this.#engine, view, 'roll');
    if (roll === null) return [];
    if (roll.tags.includes('haunt')) return hauntTarget(this.#words, decision.setting?.roll ?? {});
    const trait = this.#packs.flatMap((pack) => pack.edition?.traits ?? []).find((id) => roll.tags.includes(id));
    const { faces } = roll;
    return [
      this.#words.t('terminal.of-roll', {
        trait: trait === undefined ? 'none' : this.#words.name(trait),
        about: this.#or(roll.about),
        dice: roll.pool,
        faces: faces.length === 0 ? 'none' : faces.join(' '),
        total: faces.reduce((sum, face) => sum + face, 0),
      }),
    ];
  }

  #floors({ options }: Decision, view: View): string[] {
    const floors = this.#floorsOf(options, view);
    const [first] = options;
    if (floors.length === 0 || first === undefined) return [];
    const laid = first.verb === 'door' ? first.tile : (roomOf(first) ?? '');
    const floor = floors.map((id) => this.#words.name(id)).join(', ');
    return [this.#words.t('terminal.laid-on', { room: this.#words.name(laid, 'rooms'), floor })];
  }

  #floorsOf(options: readonly Option[], view: View): string[] {
    return [...new Set(options.flatMap((option) => this.#floorOf(roomOf(option), view) ?? []))];
  }

  #or(id: string): string {
    return id === '' ? 'none' : this.#words.name(id);
  }

  #floorOf(room: string | undefined, view: View): string | null {
    return view.position.rooms.find(({ id }) => id === room)?.floor ?? null;
  }

  /** The rule that asks, unless it is the turn itself. */
  #rules(decision: Decision, view: View, most: number): string[] {
    const { kind, prompt } = decision;
    const isRoll = kind === 'before-roll' || kind === 'after-roll' || kind === 'dice';
    const id = isRoll ? pendingOf(this.#engine, view, 'roll')?.about : prompt.args.about;
    const thing = id !== undefined && id !== '' ? this.#things.find(id) : undefined;
    if (PLAIN.has(kind) || thing === undefined) return [];
    const lines = this.#inspector.text(thing, view.known.ruleset, 4, false);
    const shown = lines.length > most + 1 ? lines.slice(0, most) : lines;
    const name = this.#things.name(thing);
    const rest = lines.length - shown.length;
    const more = rest === 0 ? [] : [`    ${this.#words.t('terminal.more-rules', { n: rest, name })}`];
    return [...shown, ...more].map((line) => paintText('dim', line));
  }

  /** Leaving some rooms asks for a roll, unless a card takes that away. */
  #exitRoll(view: View): string {
    const { turn, explorers } = view.position;
    const who = explorers.find(({ id }) => id === turn.who);
    const room = this.#packs.flatMap((pack) => pack.rooms ?? []).find(({ id }) => id === who?.room);
    const spared = this.#packs
      .flatMap((pack) => pack.cards ?? [])
      .filter(({ id }) => who?.cards.includes(id))
      .flatMap((card) => Object.values(card.rules ?? {}))
      .flatMap(({ on, verbs }) => (on === 'may' ? (verbs ?? []) : []));
    for (const [id, rule] of Object.entries(room?.rules ?? {})) {
      if (rule.on !== 'leave.before' || spared.includes(`rooms/${room?.id}/${id}`)) continue;
      const [roll] = rule.do ?? [];
      if (roll?.op !== 'roll' || !('trait' in roll.pool)) continue;
      const { trait } = roll.pool;
      if (typeof trait === 'string') return this.#words.t('terminal.exit-roll', { trait: this.#words.name(trait) });
    }
    return '';
  }

  /** What stands behind an option: the floor of a room, the place of a person, the value of a trait. */
  #note(option: Option, decision: Decision, view: View, exit: string): string {
    const { position } = view;
    const asked = position.explorers.find(({ id }) => id === decision.prompt.args.who);
    const floor = this.#floorOf(roomOf(option), view);
    switch (option.verb) {
      case 'move':
      case 'discover': {
        const other = floor === null || floor === this.#floorOf(asked?.room, view) ? '' : this.#words.name(floor);
        return [exit, other].filter((note) => note !== '').join('; ');
      }
      case 'room':
        return floor === null ? '' : this.#words.name(floor);
      case 'door':
        return floor === null || this.#floorsOf(decision.options, view).length < 2 ? '' : this.#words.name(floor);
      case 'offer': {
        const name = option.about === '' ? '' : this.#words.name(option.about);
        const about = this.#words.option(option, decision).includes(name) ? '' : name;
        return [about, this.#words.offer(option.rule, view.known.ruleset).brief]
          .filter((note) => note !== '')
          .join(': ');
      }
      case 'who': {
        const place = position.explorers.find(({ id }) => id === option.who)?.room;
        return place === undefined ? '' : this.#words.name(place, 'rooms');
      }
      case 'trait':
        return asked === undefined
          ? ''
          : this.#words.t('terminal.now', { value: asked.traits[option.trait]?.value ?? 0 });
      case 'thing': {
        const owner = decision.kind === 'trade' ? decision.setting?.trade : undefined;
        if (owner !== undefined) {
          const has = position.explorers.find(({ id }) => id === owner.to);
          const theirs = [...(has?.cards ?? []), ...(has?.pieces ?? [])].some((id) => id === option.card);
          return this.#words.t('terminal.trade-whose', { whose: theirs ? this.#words.name(owner.to) : 'own' });
        }
        const pile = position.piles.find((found) => found.card === option.card);
        return pile === undefined ? '' : this.#words.name(pile.room, 'rooms');
      }
      case 'split':
        return asked === undefined ? '' : this.#after(asked, option.losses);
      default:
        return '';
    }
  }

  /** The values that are left after a loss. */
  #after(explorer: View['position']['explorers'][number], losses: Readonly<Record<string, number>>): string {
    const tracks = this.#packs.flatMap((pack) => pack.explorers ?? []).find(({ id }) => id === explorer.id)?.tracks;
    return Object.entries(losses)
      .filter(([, n]) => n > 0)
      .map(([trait, n]) => {
        const now = explorer.traits[trait];
        if (now === undefined) throw new Error(`${explorer.id} has no ${trait}`);
        const to = tracks?.[trait]?.values[now.step - n] ?? '†';
        const same = to === now.value ? 'yes' : 'no';
        return this.#words.t('terminal.after', { trait: this.#words.name(trait), from: now.value, to, same });
      })
      .join(', ');
  }

  /** A proposal of nothing is none. */
  #label(option: Option, decision: Decision): string {
    const { trade } = decision.setting ?? {};
    const isNone = option.verb === 'done' && trade !== undefined && trade.gives.length + trade.takes.length === 0;
    return isNone ? this.#words.t('play.trade-none') : this.#words.option(option, decision);
  }

  /** Damage over many traits is typed, with an example that can be taken. */
  #shares({ options }: Decision): string[] {
    const [first] = options;
    if (first?.verb !== 'split') return [];
    const { losses } = first;
    const traits = this.#words.list(
      Object.keys(losses).map((trait) => this.#words.name(trait)),
      'and',
    );
    const n = Object.values(losses).reduce((sum, loss) => sum + loss, 0);
    return wrapLine(
      `  ${this.#words.t('terminal.type-losses', { n, traits, example: Object.values(losses).join(' ') })}`,
    );
  }

  #options(decision: Decision, view: View, spot: TileSpot | null): string[] {
    const keys = keysOf(decision);
    const [first] = decision.options;
    const n = first?.verb === 'dice' ? first.faces.length : 0;
    if (n > FEW_DICE) return wrapLine(`  ${this.#words.t('terminal.type-faces', { n })}`);
    if (isTypedShare(decision)) return this.#shares(decision);
    const widest = Math.max(...keys.map((key) => key.length));
    const turns = turnTexts(decision, view, this.#packs, this.#words, spot);
    const exit = this.#exitRoll(view);
    const labels = decision.options.map((option, i) => {
      const label = turns[i] ?? this.#label(option, decision);
      const note = this.#note(option, decision, view, exit);
      return `  ${(keys[i] ?? '').padStart(widest)}  ${noted(label, note)}`;
    });
    const longest = Math.max(...labels.map((label) => label.length)) + 2;
    const across = labels.length < MANY ? 1 : Math.max(1, Math.floor(terminalColumns() / longest));
    if (across === 1) return labels.flatMap((label) => wrapLine(label, widest + 4));
    const down = Math.ceil(labels.length / across);
    return Array.from({ length: down }, (_, row) =>
      Array.from({ length: across }, (_, column) => (labels[column * down + row] ?? '').padEnd(longest))
        .join('')
        .trimEnd(),
    );
  }
}
