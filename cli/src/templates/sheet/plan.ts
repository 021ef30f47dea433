import type { Pack } from '@hollow/engine';
import type { Amount, Figures, SheetFigure } from '../../content/figures/figures.ts';
import { SheetDeeds } from './deeds.ts';
import { knownNames } from './known-names.ts';
import { type HauntPlan, Materials, quote, quotedList, type SourceFields, singular } from './materials.ts';
import { amountIn, amountSource, momentOf, rollOf, type SheetRoll } from './parse.ts';
import { type FactSheet, type SheetAction, type SheetMonster, slug } from './sheet.ts';

/** Three or four words that name a line of a sheet. */
const SMALL = new Set(
  'a an the of to in at on is are be by for with and or it its that who may must any each not no'.split(' '),
);
const pointOf = (line: string): string =>
  slug(
    line
      .split(/[^\p{L}\p{N}'’-]+/u)
      .filter((word) => word !== '' && !SMALL.has(word.toLowerCase()))
      .slice(0, 4)
      .join(' '),
  );

/** Pieces that the sheet lays out: `item x3 (Roots)`, `Torches: 5`. */
function piecesIn({ tokens, monsters }: FactSheet): { readonly id: string; readonly n: Amount }[] {
  const own = new Set(monsters.flatMap(({ name }) => [slug(name), singular(name)]));
  return tokens.flatMap((token) => {
    const [, kind = '', n, inner] =
      /^(item|monster \w+|[\w ]+?)(?: x(\d+|[NH]))?(?: many)? \(([^)]+)\)$/.exec(token) ?? [];
    const [, name, what = ''] = /^([^:]+): (.+)$/.exec(token) ?? [];
    const id = singular(inner ?? name ?? '');
    if (id === '' || own.has(id) || /large|track/i.test(`${kind} ${token}`)) return [];
    return [{ id, n: amountIn(n ?? what) ?? 1 }];
  });
}

/** Makes of a sheet what can be made by machine. */
export class SheetPlanner {
  readonly #m: Materials;
  readonly #deeds: SheetDeeds;

  constructor(sheet: FactSheet, packs: readonly Pack[]) {
    const pieces = piecesIn(sheet);
    const ids = pieces.map(({ id }) => id);
    this.#m = new Materials(sheet, knownNames(packs, sheet, ids));
    this.#deeds = new SheetDeeds(this.#m);
    for (const { id, n } of pieces) {
      this.#m.plan.pieces[id] = { n: amountSource(n) };
      this.#m.figures[`pieces/${id}`] = { n };
    }
  }

  make(): HauntPlan {
    const { monsters, actions, rules, rulings, knows } = this.#m.sheet;
    this.#counters();
    for (const monster of monsters) this.#monster(monster);
    for (const side of ['traitor', 'heroes'] as const) this.#setup(side);
    for (const action of actions) this.#deed(action);
    for (const line of rules) this.#rule(pointOf(line), line, this.#m.namesIn(line));
    for (const side of ['heroes', 'traitor'] as const) this.#win(side);
    for (const { point } of rulings) this.#m.say(`rulings/${pointOf(point)}`, point);
    const figures: Figures = {
      number: this.#m.sheet.number,
      kind: this.#m.sheet.kind,
      figures: this.#m.figures,
      rulings: rulings.map(({ point, ours }) => ({ point: pointOf(point), ours })),
      knows: knows.map(({ side, hidden, text }) => ({
        point: pointOf(text),
        ...(hidden ? { hidden: side } : { told: side }),
        parts: [],
      })),
    };
    for (const { hidden, text, side } of knows)
      if (hidden) this.#m.say(`knows/${pointOf(text)}`, `hidden from ${side}: ${text}`);
    return { ...this.#m.plan, figures, todo: this.#m.todo };
  }

  /** Tokens that are put down for successes, and the track. */
  #counters(): void {
    const { tokens, setup } = this.#m.sheet;
    const lines = [...tokens, ...setup.heroes, ...setup.traitor];
    for (const trait of this.#m.names.traits(tokens.join('; '))) {
      const line = lines.find((one) => new RegExp(`${trait} Roll`, 'i').test(one)) ?? '';
      if (line === '') continue;
      const id = `${trait}-tokens`;
      const to =
        amountIn(/(\d+|[NH]) \w+ Roll/.exec(lines.join('; '))?.[1] ?? /Roll x(\d+|[NH])/.exec(line)?.[1] ?? 'N') ?? 'N';
      this.#m.plan.counters[id] = { to: amountSource(to) };
      this.#m.figures[`counters/${id}`] = { to };
    }
    const track = lines.find((line) => /\btrack\b/i.test(line));
    if (track === undefined) return;
    const start = /track at (P\[[\d, ]+\]|\d+)/i.exec(lines.join('; '))?.[1];
    const from = start === undefined ? null : amountIn(start);
    const moved = from !== null && from !== 0;
    this.#m.plan.counters.track = moved ? { from: amountSource(from) } : {};
    if (moved) this.#m.figures['counters/track'] = { from };
  }

  #monster({ name, count, traits, notes }: SheetMonster): void {
    const id = slug(name);
    const n = amountIn(count === '' ? '1' : count);
    const value = (trait: number | string | null): string => {
      if (typeof trait !== 'string') return String(trait);
      const amount = amountIn(trait);
      return amount === null ? 'null' : amountSource(amount);
    };
    const all = Object.entries(traits);
    const told = all.flatMap(([trait, one]) => (typeof one === 'string' ? [] : [[trait, one] as const]));
    this.#m.plan.monsters[id] = {
      n: amountSource(n ?? 1),
      traits: `{ ${all.map(([trait, one]) => `${trait}: ${value(one)}`).join(', ')} }`,
      ...this.#habits(notes),
    };
    const isPlain = told.length === all.length;
    this.#m.figures[`monsters/${id}`] = {
      ...(n === null ? {} : { n }),
      ...(isPlain ? { traits: Object.fromEntries(told) } : {}),
    };
    for (const [trait, one] of all) if (typeof one === 'string') this.#m.say(`monsters/${id}`, `${trait}: ${one}`);
    if (count !== '' && !/^(\d+|[NH])$/.test(count)) this.#m.say(`monsters/${id}`, `how many: ${count}`);
    this.#m.say(`monsters/${id}`, notes);
  }

  /** What notes on a monster often say. */
  #habits(notes: string): SourceFields {
    const [immune] = /immune to (\w+) attack/i.exec(notes)?.slice(1) ?? [];
    const defeat = /killed (when|instead)/.test(notes)
      ? "'die'"
      : /not stunned|cannot be stunned/.test(notes)
        ? "'nothing'"
        : null;
    return {
      ...(immune === undefined || this.#m.names.traits(immune).length === 0
        ? {}
        : { immune: `[${quotedList(this.#m.names.traits(immune))}]` }),
      ...(defeat === null ? {} : { defeat }),
      ...(/through walls/.test(notes) ? { through: "['walls']" } : {}),
      ...(/does not move/.test(notes) ? { moves: "'none'" } : {}),
      ...(/(cannot|do(es)? not) attack|no attacks/.test(notes) ? { attack: '{ never: true }' } : {}),
      ...(/not slow/.test(notes) ? { slows: 'false' } : {}),
    };
  }

  #setup(side: 'heroes' | 'traitor'): void {
    const ops: string[] = [];
    const at = side === 'heroes' && !this.#m.isTwoSided ? 'everyone' : side;
    const figure: { rooms: string[]; pieces: string[] } = { rooms: [], pieces: [] };
    for (const line of this.#m.sheet.setup[side]) {
      const rooms = this.#m.names.rooms(line);
      const pieces = this.#m.names.pieces(line);
      if (/\badd|\bplace\b.*if missing/i.test(line))
        ops.push(
          ...rooms.map((id) => `w.when(w.not(w.inHouse(${quote(id)})), [w.addRoom({ which: ${quote(id)}, as: 'r' })])`),
        );
      const place = rooms.length > 0 ? `w.named(${quotedList(rooms)})` : 'w.revealRoom';
      for (const id of /^set aside/i.test(line) ? [] : pieces) {
        if (ops.some((op) => op.includes(`w.deploy(${quote(id)}`))) continue;
        const n = amountIn(
          new RegExp(`(P\\[[\\d, ]+\\]|ceil\\([NH]/2\\)|[NH]|\\d+) ${id.split('-')[0]}`, 'i').exec(line)?.[1] ?? '',
        );
        ops.push(
          `w.deploy(${quote(id)}, { rooms: w.first(${place})${n === null || n === 1 ? '' : `, n: ${amountSource(n)}`} })`,
        );
      }
      figure.rooms.push(...rooms);
      figure.pieces.push(...pieces);
      this.#m.say(`setup/${at}`, line.replace(/^Explorer stays (in play )?as traitor[;.]? ?/, ''));
    }
    if (ops.length > 0) this.#m.plan.setup[at] = [...(this.#m.plan.setup[at] ?? []), ...ops];
    const named = Object.entries(figure)
      .filter(([, ids]) => ids.length > 0)
      .map(([key, ids]) => [key, [...new Set(ids)]] as const);
    if (named.length > 0) this.#m.figures[`setup/${at}`] = Object.fromEntries(named) as SheetFigure;
  }

  #deed(action: SheetAction): void {
    const moment = action.when === '' ? null : momentOf(action.when);
    const [, margin] = /(?:won|winning) by (\d)\+/.exec(action.roll) ?? [];
    if (margin !== undefined) this.#offer(action, Number(margin));
    else if (action.when === '') this.#deeds.write(action);
    else
      this.#rule(
        action.id,
        `${action.when}: ${action.roll} ${action.effect}`,
        this.#deeds.figureOf(action),
        moment,
        rollOf(action, this.#m.names),
      );
  }

  /** What the winner of a fight may do in place of damage. */
  #offer(action: SheetAction, margin: number): void {
    const whom = action.side === 'heroes' ? 'w.heroes' : 'w.traitor';
    this.#m.plan.rules[action.id] = {
      page: quote(action.side),
      on: quote('defeat.offer'),
      for: whom,
      when: `w.is(w.margin, '≥', ${margin})`,
      do: '[]',
    };
    this.#m.figures[`rules/${action.id}`] = { by: action.side, numbers: [margin] };
    this.#m.say(`rules/${action.id}`, action.effect);
  }

  /** A rule: with its moment where the sheet names one, else only as figures. */
  #rule(
    id: string,
    line: string,
    figure: SheetFigure,
    moment: ReturnType<typeof momentOf> = null,
    roll: SheetRoll | null = null,
  ): void {
    this.#m.figures[`rules/${id}`] = figure;
    this.#m.say(`rules/${id}`, line);
    if (moment === null) return;
    const pass = typeof roll?.pass === 'number' ? roll.pass : null;
    const [trait] = roll?.traits ?? [];
    const rolled =
      pass !== null && trait !== undefined
        ? `w.roll(w.trait(${quote(trait)}), { '${pass}+': [], '0-${pass - 1}': [] })`
        : roll !== null && roll.dice !== null
          ? `w.roll(w.dice(${amountSource(roll.dice)}), undefined, { as: 'n' })`
          : '';
    this.#m.plan.rules[id] = {
      on: quote(moment.on),
      ...(moment.whom === null ? {} : { for: moment.whom }),
      do: `[${rolled}]`,
    };
  }

  #win(side: 'heroes' | 'traitor'): void {
    const { kind, wins } = this.#m.sheet;
    const at = this.#m.isTwoSided ? side : 'each';
    if (at === 'each' && side === 'traitor') return;
    const found = wins[side].map((line) => {
      const condition = this.#condition(line, side);
      if (condition === null) this.#m.say(`wins/${at}`, line);
      return condition ?? `w.is(w.v(${quote(this.#m.goal(side))}), '=', 1)`;
    });
    const all = [...new Set(found)];
    if (all.length === 0) all.push(`w.is(w.v(${quote(this.#m.goal(side))}), '=', 1)`);
    this.#m.plan.wins[at] = all.length === 1 ? (all[0] ?? '') : `w.any(${all.join(', ')})`;
    if (kind === 'none' && wins.heroes.length === 0) this.#m.say(`wins/${at}`, 'what ends it');
  }

  #condition(line: string, side: string): string | null {
    const parts: string[] = [];
    if (/(all|every) hero(es)?( are)? dead/.test(line))
      return side === 'traitor' && !/ or /.test(line) ? 'w.gone(w.heroes)' : null;
    if (/heroes win/.test(line)) return `w.is(w.v(${quote(this.#m.goal(side))}), '=', 1)`;
    if (/dead|killed|banished|destroyed/.test(line)) {
      if (/traitor/.test(line)) parts.push('w.isDead(w.traitor)');
      parts.push(
        ...this.#m.names
          .pieces(line)
          .filter((id) => this.#m.plan.monsters[id] !== undefined)
          .map((id) => `w.gone(${this.#m.kind(id)})`),
      );
    }
    if (parts.length > 0) return parts.length === 1 ? (parts[0] ?? '') : `w.all(${parts.join(', ')})`;
    const [, low] = /track at (\d+)/.exec(line) ?? [];
    if (low !== undefined && this.#m.plan.counters.track !== undefined)
      return `w.is(w.v('track'), ${low === '0' ? "'≤'" : "'≥'"}, ${low})`;
    const counters = Object.keys(this.#m.plan.counters).filter((id) => id !== 'track');
    const [amount] = /^(N|H|\d+)\b/.exec(line) ?? [];
    if (amount === undefined || counters.length === 0 || side !== 'heroes') return null;
    const sum = counters.map((id) => `w.v(${quote(id)})`);
    return `w.is(${sum.length === 1 ? sum[0] : `w.plus(${sum.join(', ')})`}, '≥', ${amountSource(amountIn(amount) ?? 1)})`;
  }
}
