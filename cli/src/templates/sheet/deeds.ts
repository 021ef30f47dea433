import type { SheetFigure } from '../../content/figures/figures.ts';
import { type Materials, quote, quotedList, type SourceFields, singular } from './materials.ts';
import { amountSource, rollOf, type SheetRoll, termsOf } from './parse.ts';
import { type SheetAction, slug } from './sheet.ts';

/** Limits that need no more than what was made of them. */
const KNOWN_LIMIT =
  /^(|as above|once per turn|once per hero and turn|one (step|roll|try|exorcism roll) per (hero (per|and) )?turn|\d movement|as the attack of the turn|once per turn, as the attack of the turn|one per hero per turn)$/;

/** A limit that several deeds share. */
const SHARED = 'one-step';

/** Actions of a haunt, made of the deeds of its sheet. */
export class SheetDeeds {
  readonly #m: Materials;

  constructor(materials: Materials) {
    this.#m = materials;
  }

  /** The figures of a deed. */
  figureOf(action: SheetAction): SheetFigure {
    const roll = rollOf(action, this.#m.names);
    const { cost, spaces, limit } = termsOf(action.limit, roll !== null);
    const where = action.where.join('; ');
    const cards = [
      ...new Set([
        ...this.#m.names.cards(`${where}; ${action.needs}`),
        ...(roll?.eased === null || roll === null ? [] : [roll.eased.card]),
      ]),
    ];
    const rooms = this.#m.names.rooms(where);
    const numbers = roll?.eased === null || roll === null ? [] : [roll.eased.pass];
    return {
      ...(this.#m.isTwoSided ? { by: action.side } : {}),
      ...(roll === null || roll.traits.length === 0
        ? {}
        : { roll: roll.traits.length === 1 ? (roll.traits[0] ?? '') : roll.traits }),
      ...(roll === null || roll.dice === null ? {} : { dice: roll.dice }),
      ...(roll === null || roll.pass === null ? {} : { pass: roll.pass }),
      ...(roll === null || roll.rows.length === 0 ? {} : { rows: roll.rows }),
      ...(numbers.length === 0 ? {} : { numbers }),
      ...(rooms.length === 0 ? {} : { rooms }),
      ...(cards.length === 0 ? {} : { cards }),
      ...(limit === null ? {} : { limit }),
      ...(cost === null ? {} : { cost: cost as NonNullable<SheetFigure['cost']> }),
      ...(spaces === null ? {} : { spaces }),
    };
  }

  write(action: SheetAction): void {
    const { id, side } = action;
    const roll = rollOf(action, this.#m.names);
    const { cost, spaces, limit } = termsOf(action.limit, roll !== null);
    const who = !this.#m.isTwoSided ? 'w.explorers' : side === 'heroes' ? 'w.heroes' : 'w.traitor';
    const where = this.#where(action);
    const needs = this.#needs(action);
    this.#m.plan.actions[id] = {
      who,
      ...(where === null ? {} : where),
      ...(needs.length === 0 ? {} : { needs: `[${needs.join(', ')}]` }),
      ...(spaces === null ? (cost === null ? {} : { cost: quote(cost) }) : { cost: `{ move: ${spaces} }` }),
      ...(limit === null ? {} : { limit: limit === 'shared' ? quote(SHARED) : quote(limit) }),
      ...this.#rolled(action, roll),
    };
    this.#m.figures[`actions/${id}`] = this.figureOf(action);
    this.#m.say(`actions/${id}.where`, where === null ? action.where.join('; ') : '');
    this.#m.say(`actions/${id}.needs`, this.#isSaid(action.needs) ? '' : action.needs);
    this.#m.say(`actions/${id}.limit`, KNOWN_LIMIT.test(action.limit) ? '' : action.limit);
  }

  /** Nothing is left of a line but names that were understood. */
  #isSaid(line: string): boolean {
    const { cards, pieces } = this.#m.names;
    const glue = /^(or|and|carry|carries|hold|holds|held|the|a|an|by|roller|hero)$/;
    const words = line.split(/[^\p{L}'’-]+/u).filter((word) => word !== '' && !glue.test(word));
    const known = [...cards(line), ...pieces(line)].join('-');
    return words.every((word) => known.includes(slug(word)) || known.includes(singular(word)));
  }

  /** The roll and what comes of it, as far as the sheet's words are known. */
  #rolled(action: SheetAction, roll: SheetRoll | null): SourceFields {
    const part = `actions/${action.id}`;
    const does = (field: string, says: string): string => {
      const ops = this.#effect(says);
      if (ops === null) this.#m.say(`${part}.${field}`, says);
      return `[${(ops ?? []).join(', ')}]`;
    };
    if (roll === null) return { do: does('do', action.effect) };
    if (roll.attack) {
      const monsters = Object.keys(this.#m.plan.monsters);
      const [foe = monsters.length === 1 ? monsters[0] : undefined] = this.#m.names
        .pieces(`${action.roll}; ${action.where.join('; ')}`)
        .filter((id) => monsters.includes(id));
      const on = foe === undefined ? 'w.traitor' : `w.first(${this.#m.kind(foe)})`;
      const traits =
        roll.traits.length === 1
          ? quote(roll.traits[0] ?? '')
          : `[${quotedList(roll.traits.length === 0 ? [this.#m.names.fight] : roll.traits)}]`;
      return { attack: `{ on: ${on}, with: ${traits}, win: ${does('attack.win', action.effect)} }` };
    }
    const trait = roll.traits.length === 1 ? quote(roll.traits[0] ?? '') : `[${quotedList(roll.traits)}]`;
    const pool =
      roll.dice === null
        ? roll.traits.length === 0
          ? null
          : `{ trait: ${trait} }`
        : `{ dice: ${amountSource(roll.dice)} }`;
    if (pool === null) {
      this.#m.say(`${part}.roll`, action.roll);
      return { do: does('do', action.effect) };
    }
    if (/,|\+\d.* per /.test(action.roll)) this.#m.say(`${part}.roll`, action.roll);
    if (roll.rows.length > 0)
      return {
        roll: pool,
        rows: `{ ${roll.rows.map((row) => `'${row}': ${does(`rows.${row}`, action.results[row] ?? '')}`).join(', ')} }`,
      };
    const eased = roll.eased;
    const plain = roll.pass === null ? null : amountSource(roll.pass);
    if (plain === null) {
      this.#m.say(`${part}.pass`, action.roll);
      return { roll: pool, pass: '1', do: does('do', action.effect) };
    }
    const pass =
      eased === null ? plain : `w.ifElse(w.holds(w.self, w.cards(${quote(eased.card)})), ${eased.pass}, ${plain})`;
    const [win, lose] = [
      Object.entries(action.results).find(([row]) => row.endsWith('+'))?.[1],
      Object.entries(action.results).find(([row]) => /^0(-|$)/.test(row))?.[1],
    ];
    const fail = lose === undefined || lose === 'nothing' ? {} : { fail: does('fail', lose) };
    return { roll: pool, pass, do: does('do', win ?? action.effect), ...fail };
  }

  #where({ where, needs }: SheetAction): SourceFields | null {
    const all = where.join('; ');
    const rooms = this.#m.names.rooms(all);
    const [, carried] = /^or carry (.+)$/.exec(needs) ?? [];
    if (carried !== undefined && rooms.length > 0)
      return {
        from: `{ rooms: [${quotedList(rooms)}], cards: [${quotedList(this.#m.names.cards(carried))}] }`,
        once: "'success'",
      };
    const pieces = this.#m.names.pieces(where.filter((one) => this.#m.names.rooms(one).length === 0).join('; '));
    const symbols = this.#m.names.symbols(all);
    const sets = [
      ...(rooms.length === 0 ? [] : [`w.named(${quotedList(rooms)})`]),
      ...pieces.map((id) =>
        /joined|door/.test(all) ? `w.joined(w.roomOf(${this.#m.kind(id)}))` : `w.roomOf(${this.#m.kind(id)})`,
      ),
      ...(symbols.length === 0 ? [] : [`w.symbol(${quotedList(symbols)})`]),
    ];
    const [only, ...more] = sets;
    if (only === undefined) return /^(|anywhere|same room)$/.test(all) ? {} : null;
    return { where: more.length === 0 ? only : `w.either(${sets.join(', ')})` };
  }

  #needs({ needs }: SheetAction): string[] {
    if (needs.startsWith('or carry')) return [];
    const cards = this.#m.names.cards(needs);
    const pieces = this.#m.names.pieces(needs).filter((id) => this.#m.plan.pieces[id] !== undefined);
    return [
      ...cards.map((id) => `w.holds(w.self, w.cards(${quote(id)}))`),
      ...pieces.map((id) => `w.exists(w.where(w.pieces(${quote(id)}), w.holds(w.self, w.itThing)))`),
    ];
  }

  /** Operations for what sheets often say; null where somebody has to say it. */
  #effect(says: string): string[] | null {
    if (/^(nothing)?$/.test(says)) return [];
    const [, trait] = /(\w+) Roll token/.exec(says) ?? [];
    const counter = trait === undefined ? undefined : `${trait.toLowerCase()}-tokens`;
    if (counter !== undefined && this.#m.plan.counters[counter] !== undefined) return [`w.add(${quote(counter)}, 1)`];
    const [, sign, step] = /track ([+-])(\d)/.exec(says) ?? [];
    if (step !== undefined && this.#m.plan.counters.track !== undefined)
      return [`w.add('track', ${sign === '-' ? '-' : ''}${step})`];
    const [, n, dice, named = ''] = /^(?:take )?(\d) (dice )?(?:of )?(\w+)(?: damage)?/.exec(says) ?? [];
    const [kind] = this.#m.names.damage(named);
    if (kind !== undefined) return [`w.damage(${quote(kind)}, ${dice === undefined ? n : `{ dice: ${n} }`})`];
    const [side] = /^(heroes|traitor) wins?/.exec(says)?.slice(1) ?? [];
    if (side !== undefined) return [`w.set(${quote(this.#m.goal(side))}, 1)`];
    const [, gained, what] = /^gain (\d) (\w+)$/.exec(says) ?? [];
    if (what !== undefined && this.#m.names.traits(what).length > 0)
      return [`w.gain(${quote(what.toLowerCase())}, ${gained})`];
    const [piece] = /^take /.test(says) ? this.#m.names.pieces(says) : [];
    if (piece !== undefined && this.#m.plan.pieces[piece] !== undefined)
      return [`w.deploy(${quote(piece)}, { holder: w.self })`];
    const [dead] = / dies\b/.test(says) ? this.#m.names.pieces(says) : [];
    return dead !== undefined && this.#m.plan.monsters[dead] !== undefined ? [`w.kill(${this.#m.kind(dead)})`] : null;
  }
}
