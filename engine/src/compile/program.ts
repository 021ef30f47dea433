import type { EditionDef, Op, Pack, Rule, Rules } from '../language/types.ts';
import { SIDES } from '../language/types.ts';
import type {
  Block,
  CardCode,
  CarrierKind,
  ExplorerCode,
  Node,
  Program,
  RoomCode,
  RuleCode,
  SetFn,
} from '../machine/context.ts';
import { CARDS } from '../ops/cards.ts';
import { DICE } from '../ops/dice.ts';
import { FIGHT } from '../ops/fight.ts';
import { FLOW } from '../ops/flow.ts';
import { HAUNT } from '../ops/haunt.ts';
import { HOUSE } from '../ops/house.ts';
import { MOVE } from '../ops/move.ts';
import { RULES } from '../ops/rules.ts';
import { TRAITS } from '../ops/traits.ts';
import { TURN } from '../ops/turn.ts';
import { canonical, fingerprint } from '../state/hash.ts';
import { type Exprs, expressions, type Raw } from './expressions.ts';
import { ContentError, type Names } from './names.ts';
import type { OpCode, OpCompiler, OpTable } from './op.ts';

const OPS: OpTable = { ...FLOW, ...DICE, ...TRAITS, ...FIGHT, ...MOVE, ...HOUSE, ...CARDS, ...TURN, ...HAUNT };

/** Primitives that operations call; content cannot name them. */
const CORE = [
  'throw',
  'move-clip',
  'hurt',
  'step',
  'arrive',
  'place',
  'discover',
  'reopen',
  'draw-cards',
  'resolve',
  'hand',
  'menu',
  'give',
  'bundle',
];
const CORE_TABLE: OpTable = { ...OPS, ...RULES };
export const OPERATION_WORDS: readonly string[] = Object.keys(OPS).filter((word) => !CORE.includes(word));

/** The name of a pack is the hash of its canonical text. */
export const hashOf = (pack: Pack): string => `${pack.id}@${fingerprint(canonical(pack))}`;

interface Collected {
  readonly edition: EditionDef;
  readonly packs: readonly Pack[];
}

function collect(packs: readonly Pack[]): Collected {
  const edition = packs.find((pack) => pack.edition !== undefined)?.edition;
  if (edition === undefined) throw new ContentError('packs', 'no pack brings an edition');
  return { edition, packs };
}

function index(ids: readonly string[], what: string): Map<string, number> {
  const map = new Map<string, number>();
  ids.forEach((id, i) => {
    if (map.has(id)) throw new ContentError(what, `“${id}” stands there twice`);
    map.set(id, i);
  });
  return map;
}

function lookup(map: ReadonlyMap<string, number>, what: string, path: string): (id: string) => number {
  return (id) => {
    const found = map.get(id);
    if (found === undefined) throw new ContentError(path, `there is no ${what} “${id}”`);
    return found;
  };
}

const bySide = (sides: readonly string[] | undefined): boolean[] => SIDES.map((side) => sides?.includes(side) ?? false);

/** The ruleset with every switch set: preset over defaults, single switches over the preset. */
export function resolveRuleset(
  edition: EditionDef,
  preset: string | undefined,
  switches: Readonly<Record<string, string>>,
): Record<string, string> {
  const named =
    preset === undefined ? {} : Object.hasOwn(edition.presets, preset) ? edition.presets[preset] : undefined;
  if (named === undefined) throw new ContentError('ruleset', `there is no preset “${preset}”`);
  const values: Record<string, string> = {};
  for (const [name, def] of Object.entries(edition.switches))
    values[name] = switches[name] ?? named[name] ?? def.default;
  for (const [name, value] of Object.entries({ ...named, ...switches })) {
    const def = Object.hasOwn(edition.switches, name) ? edition.switches[name] : undefined;
    if (def === undefined) throw new ContentError('ruleset', `there is no switch “${name}”`);
    if (!def.options.includes(value))
      throw new ContentError('ruleset', `“${value}” is no reading of “${name}”; there are ${def.options.join(', ')}`);
  }
  return values;
}

/** Compiles packs under a ruleset. Throws a ContentError that says where the mistake stands. */
export function compile(packs: readonly Pack[], ruleset: Readonly<Record<string, string>>): Program {
  const trail = { path: 'pack' };
  try {
    return compileAll(packs, ruleset, trail);
  } catch (error) {
    // A pack may come from anywhere: a value of the wrong shape is a mistake of its author, not of the engine.
    if (error instanceof TypeError) throw new ContentError(trail.path, `cannot be read: ${error.message}`);
    throw error;
  }
}

/** `trail` follows what is being compiled, so that a mistake can be placed. */
function compileAll(
  packs: readonly Pack[],
  ruleset: Readonly<Record<string, string>>,
  trail: { path: string },
): Program {
  const { edition } = collect(packs);
  // A handful of typed dice is three counts, one for each face.
  if (new Set(edition.faces).size > 3) throw new ContentError('edition/faces', 'at most three different faces');
  const roomDefs = packs.flatMap((pack) => pack.rooms ?? []);
  const cardDefs = packs.flatMap((pack) => pack.cards ?? []);
  const tokenDefs = packs.flatMap((pack) => pack.tokens ?? []);
  const explorerDefs = packs.flatMap((pack) => pack.explorers ?? []);
  const hauntDefs = packs.flatMap((pack) => pack.haunts ?? []);
  const roomIndex = index(
    roomDefs.map((d) => d.id),
    'room',
  );
  const cardIndex = index(
    cardDefs.map((d) => d.id),
    'card',
  );
  const tokenIndex = index(
    tokenDefs.map((d) => d.id),
    'token',
  );
  const explorerIndex = index(
    explorerDefs.map((d) => d.id),
    'explorer',
  );
  const deckIndex = index(
    edition.decks.map((d) => d.id),
    'deck',
  );
  const floorIndex = index(edition.floors, 'floor');
  const traitIndex = index(edition.traits, 'trait');
  const procIndex = index(Object.keys(edition.procs ?? {}), 'proc');
  const symbolIndex = index(
    edition.decks.map((d) => d.symbol),
    'symbol',
  );
  const namesAt = (path: string): Names => {
    trail.path = path;
    return {
      room: lookup(roomIndex, 'room', path),
      card: lookup(cardIndex, 'card', path),
      token: lookup(tokenIndex, 'token', path),
      explorer: lookup(explorerIndex, 'explorer', path),
      deck: lookup(deckIndex, 'deck', path),
      symbol: lookup(symbolIndex, 'symbol', path),
      floor: lookup(floorIndex, 'floor', path),
      trait: lookup(traitIndex, 'trait', path),
      proc: lookup(procIndex, 'proc', path),
      reading(name, values) {
        const def = Object.hasOwn(edition.switches, name) ? edition.switches[name] : undefined;
        if (def === undefined) throw new ContentError(path, `there is no switch “${name}”`);
        for (const value of values)
          if (!def.options.includes(value)) throw new ContentError(path, `“${value}” is no reading of “${name}”`);
      },
      damageKinds: Object.keys(edition.damage),
    };
  };

  const blocks: Block[] = [];
  const nodes: Node[] = [];
  const varStart = new Map<number, number>();

  /** Variables are slots in order of declaration; a carrier sees its own. */
  const slotsOf = (
    vars: Readonly<Record<string, { readonly from?: number }>> | undefined,
  ): ((path: string) => (name: string) => number) => {
    const slots = new Map<string, number>();
    for (const [name, def] of Object.entries(vars ?? {})) {
      const slot = varStart.size;
      varStart.set(slot, def.from ?? 0);
      slots.set(name, slot);
    }
    return (path) => (name) => {
      const slot = slots.get(name);
      if (slot === undefined) throw new ContentError(path, `the variable “${name}” is not declared here`);
      return slot;
    };
  };
  type Slots = ReturnType<typeof slotsOf>;
  const none = slotsOf(undefined);

  const exprsAt = (path: string, slots: Slots): Exprs => expressions(namesAt(path), path, slots(path));

  const compileBlock = (raw: unknown, path: string, slots: Slots, table: OpTable): number => {
    if (raw === undefined || raw === null) return -1;
    if (!Array.isArray(raw)) throw new ContentError(path, 'a list of operations expected');
    const at = blocks.length;
    const list: Node[] = [];
    blocks.push(list);
    raw.forEach((op: unknown, i) => {
      const here = `${path}/${i}`;
      if (typeof op !== 'object' || op === null || !('op' in op))
        throw new ContentError(here, `an operation expected, found ${JSON.stringify(op)}`);
      const word = String((op as Op).op);
      const make = Object.hasOwn(table, word) ? table[word] : undefined;
      if (make === undefined || (table === OPS && CORE.includes(word)))
        throw new ContentError(here, `there is no operation “${word}”`);
      const c: OpCompiler = {
        ...exprsAt(`${here}:${word}`, slots),
        block: (inner, name) => compileBlock(inner, `${here}:${word}/${name}`, slots, table),
      };
      const code: OpCode = make(op as unknown as Raw, c);
      const node: Node = { op: word, path: `${here}:${word}`, id: nodes.length, ...code };
      nodes.push(node);
      list.push(node);
    });
    return at;
  };
  const block = (raw: unknown, path: string, slots: Slots = none): number => compileBlock(raw, path, slots, OPS);

  const core: Record<string, number> = {};
  for (const word of [...CORE, ...Object.keys(RULES)])
    core[word] = compileBlock([{ op: word }], `core/${word}`, none, CORE_TABLE);

  const rules: RuleCode[] = [];
  const inForce = (rule: Rule, path: string): boolean =>
    Object.entries(rule.under ?? {}).every(([name, value]) => {
      const values = typeof value === 'string' ? [value] : value;
      namesAt(path).reading(name, values);
      return values.includes(ruleset[name] ?? '');
    });

  const addRules = (defs: Rules | undefined, carrier: CarrierKind, of: number, path: string, slots: Slots): void => {
    for (const [id, rule] of Object.entries(defs ?? {})) {
      const at = `${path}/${id}`;
      const c = exprsAt(at, slots);
      const offer = rule.on.endsWith('.offer');
      const scope =
        rule.for ?? (carrier === 'card' ? 'holder' : carrier === 'edition' || carrier === 'haunt' ? 'all' : 'here');
      const code: RuleCode = {
        index: rules.length,
        id,
        hook: rule.on,
        carrier,
        of,
        scope: typeof scope === 'string' ? scope : 'set',
        whom: typeof scope === 'string' ? null : c.set(scope),
        when: rule.when === undefined ? null : c.truth(rule.when),
        needs: (rule.needs ?? []).map((need) => c.truth(need)),
        block: block(rule.do, at, slots),
        set: Object.entries(rule.set ?? {}).map(
          ([field, value]) => [field, typeof value === 'string' ? value : c.num(value)] as const,
        ),
        value: rule.value === undefined ? null : c.num(rule.value),
        layer: rule.layer ?? 'add',
        verbs: rule.verbs ?? [],
        except: rule.except ?? [],
        limit: rule.limit ?? (offer ? 'turn' : 'none'),
        moment: rule.moment ?? '',
        optional: rule.optional ?? false,
        uses: rule.uses ?? (offer && carrier === 'card'),
        cites: rule.cites ?? [],
        path: at,
      };
      rules.push(code);
      if (!inForce(rule, at)) dropped.add(code.index);
    }
  };
  const dropped = new Set<number>();

  addRules(edition.rules, 'edition', -1, 'edition', none);

  const rooms: RoomCode[] = roomDefs.map((def, i) => {
    const path = `rooms/${def.id}`;
    const names = namesAt(path);
    const slots = slotsOf(def.vars);
    addRules(def.rules, 'room', i, path, slots);
    const deck = def.symbol === undefined ? -1 : names.symbol(def.symbol);
    const links = new Map<number, string>();
    roomDefs.forEach((other, k) => {
      for (const link of other.links ?? []) if (link.to === def.id) links.set(k, link.cites ?? '');
    });
    for (const link of def.links ?? []) links.set(names.room(link.to), link.cites ?? '');
    return {
      def,
      id: def.id,
      floors: def.floors.reduce((bits, floor) => bits | (1 << names.floor(floor)), 0),
      doors: bySide(def.doors),
      windows: bySide(def.windows),
      deck,
      partOf:
        def.parts === undefined
          ? null
          : SIDES.map((side) => Math.max(0, def.parts?.findIndex((part) => part.includes(side)) ?? 0)),
      links: [...links].map(([to, cites]) => ({ to, cites })),
      tile: def.start?.tile ?? def.id,
      tags: def.tags ?? [],
      start: def.start !== undefined,
    };
  });

  const cards: CardCode[] = cardDefs.map((def, i) => {
    const path = `cards/${def.id}`;
    const names = namesAt(path);
    const slots = slotsOf(def.vars);
    addRules(def.rules, 'card', i, path, slots);
    const deck = names.deck(def.deck);
    const item = edition.decks[deck].items && def.tags?.includes('not-an-item') !== true;
    return {
      def,
      id: def.id,
      deck,
      item,
      kept: def.kept ?? edition.decks[deck].kept,
      trade: def.can?.trade ?? item,
      drop: def.can?.drop ?? item,
      steal: def.can?.steal ?? item,
      bound: def.can?.cites ?? (item ? 'trade.untradable' : 'item.not-items'),
      draw: block(def.draw, `${path}/draw`, slots),
      gain: block(def.gain, `${path}/gain`, slots),
      lose: block(def.lose, `${path}/lose`, slots),
      stolen: block(def.stolen, `${path}/stolen`, slots),
      weapon:
        def.weapon === undefined
          ? null
          : {
              def: def.weapon,
              trait: names.trait(def.weapon.trait),
              cost: block(def.weapon.cost, `${path}/weapon`, slots),
            },
      tags: def.tags ?? [],
    };
  });

  tokenDefs.forEach((def, i) => {
    addRules(def.rules, 'token', i, `tokens/${def.id}`, slotsOf(def.vars));
  });

  const explorers: ExplorerCode[] = explorerDefs.map((def) => ({
    def,
    id: def.id,
    tracks: edition.traits.map((t) => {
      const track = def.tracks[t];
      if (track === undefined) throw new ContentError(`explorers/${def.id}`, `no track for ${t}`);
      if (track.start < 0 || track.start >= track.values.length)
        throw new ContentError(`explorers/${def.id}`, `the start of ${t} lies off its track`);
      return track.values;
    }),
    start: edition.traits.map((t) => def.tracks[t].start),
  }));

  const chart = new Map<string, number>();
  const chartNames = namesAt('chart');
  for (const pack of packs) {
    for (const [row, numbers] of Object.entries(pack.chart?.rows ?? {})) {
      numbers.forEach((n, i) => {
        chart.set(`${chartNames.room(row)}/${chartNames.card(pack.chart?.omens[i] ?? '')}`, n);
      });
    }
  }

  const procs: Record<string, number> = {};
  for (const [id, ops] of Object.entries(edition.procs ?? {})) procs[id] = block(ops, `procs/${id}`);
  const flow = block(edition.flow, 'flow');
  const effects: Record<string, number> = {};
  for (const pack of packs)
    for (const [id, ops] of Object.entries(pack.effects ?? {})) effects[id] = block(ops, `effects/${id}`);
  const haunts = hauntDefs.map((def) => {
    const traitor: SetFn | null = def.traitor === undefined ? null : exprsAt(`haunts/${def.id}`, none).set(def.traitor);
    return { def, traitor };
  });

  const byHook = new Map<string, RuleCode[]>();
  const tier: readonly CarrierKind[] = ['edition', 'room', 'token', 'card', 'haunt'];
  for (const rule of rules.toSorted((a, b) => tier.indexOf(a.carrier) - tier.indexOf(b.carrier) || a.index - b.index)) {
    if (dropped.has(rule.index)) continue;
    const list = byHook.get(rule.hook);
    if (list === undefined) byHook.set(rule.hook, [rule]);
    else list.push(rule);
  }

  const editionNames = namesAt('edition');
  return {
    hashes: packs.map(hashOf),
    edition,
    ruleset,
    floors: edition.floors,
    traits: edition.traits,
    decks: edition.decks,
    rooms,
    cards,
    explorers,
    tokens: tokenDefs.map((def) => ({ def, id: def.id })),
    haunts,
    chart,
    roomIndex,
    cardIndex,
    tokenIndex,
    explorerIndex,
    traitIndex,
    blocks,
    core,
    flow,
    procs,
    effects,
    first: exprsAt('first', none).set(edition.first),
    rules,
    byHook,
    nodes,
    varStart,
    damageKinds: Object.fromEntries(
      Object.entries(edition.damage).map(([kind, traits]) => [kind, traits.map((t) => editionNames.trait(t))]),
    ),
    moveTrait: editionNames.trait(edition.moveTrait),
    fightTrait: editionNames.trait(edition.fightTrait),
  };
}
