import type { Pack } from '../language/pack.ts';
import type { EditionDef, VarDef } from '../language/types.ts';
import type { Program, TokenCode } from '../machine/context.ts';
import { CARDS } from '../ops/cards.ts';
import { DEATH } from '../ops/death.ts';
import { DICE } from '../ops/dice.ts';
import { FIGHT } from '../ops/fight.ts';
import { FLOW } from '../ops/flow.ts';
import { HAUNT } from '../ops/haunt.ts';
import { HOUSE } from '../ops/house.ts';
import { MONSTERS } from '../ops/monsters.ts';
import { MOVE } from '../ops/move.ts';
import { PIECES } from '../ops/pieces.ts';
import { REOPEN } from '../ops/reopen.ts';
import { RULES } from '../ops/rules.ts';
import { SIDES } from '../ops/sides.ts';
import { TRAITS } from '../ops/traits.ts';
import { TURN } from '../ops/turn.ts';
import { canonical, fingerprint } from '../state/hash.ts';
import { Compiler, indexRules, type Setting } from './compiler.ts';
import { compileHaunt, compilePiece, pieceId, piecesOf } from './haunt.ts';
import { ContentError, type Names } from './names.ts';
import type { OpTable } from './op.ts';
import { compileCard, compileExplorer, compileRoom } from './things.ts';

const OPS: OpTable = {
  ...FLOW,
  ...DICE,
  ...TRAITS,
  ...FIGHT,
  ...MOVE,
  ...HOUSE,
  ...REOPEN,
  ...CARDS,
  ...TURN,
  ...HAUNT,
  ...DEATH,
  ...SIDES,
  ...PIECES,
  ...MONSTERS,
};

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
  'fight',
  'die',
  'show',
  'act',
];
const CORE_TABLE: OpTable = { ...OPS, ...RULES };
const CONTENT: OpTable = Object.fromEntries(Object.entries(OPS).filter(([word]) => !CORE.includes(word)));
export const OPERATION_WORDS: readonly string[] = Object.keys(CONTENT);

/** The name of a pack is the hash of its canonical text. */
export const hashOf = (pack: Pack): string => `${pack.id}@${fingerprint(canonical(pack))}`;

function editionOf(packs: readonly Pack[]): EditionDef {
  const edition = packs.find((pack) => pack.edition !== undefined)?.edition;
  if (edition === undefined) throw new ContentError('packs', 'no pack brings an edition');
  return edition;
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

const indexOf = (defs: readonly { readonly id: string }[], what: string): Map<string, number> =>
  index(
    defs.map((d) => d.id),
    what,
  );

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
  const edition = editionOf(packs);
  // A handful of typed dice is three counts, one for each face.
  if (new Set(edition.faces).size > 3) throw new ContentError('edition/faces', 'at most three different faces');
  const roomDefs = packs.flatMap((pack) => pack.rooms ?? []);
  const cardDefs = packs.flatMap((pack) => pack.cards ?? []);
  const tokenDefs = packs.flatMap((pack) => pack.tokens ?? []);
  const explorerDefs = packs.flatMap((pack) => pack.explorers ?? []);
  const hauntDefs = packs.flatMap((pack) => pack.haunts ?? []);
  const pieces = hauntDefs.map(piecesOf);
  const roomIndex = indexOf(roomDefs, 'room');
  const cardIndex = indexOf(cardDefs, 'card');
  const tokenIndex = indexOf([...tokenDefs, ...pieces.flat()], 'token');
  const explorerIndex = indexOf(explorerDefs, 'explorer');
  const traitIndex = index(edition.traits, 'trait');
  const deckIndex = indexOf(edition.decks, 'deck');
  const floorIndex = index(edition.floors, 'floor');
  const procIndex = index(Object.keys(edition.procs ?? {}), 'proc');
  const symbols = edition.decks.map((d) => d.symbol);
  const symbolIndex = index(symbols, 'symbol');
  const statuses = hauntDefs.map((def) => Object.keys(def.statuses ?? {}));

  const namesAt = ({ path, haunt }: Setting): Names => {
    trail.path = path;
    const def = haunt < 0 ? null : hauntDefs[haunt];
    const token = lookup(tokenIndex, 'token', path);
    return {
      room: lookup(roomIndex, 'room', path),
      card: lookup(cardIndex, 'card', path),
      token: (id) => (def === null ? undefined : tokenIndex.get(pieceId(def.id, id))) ?? token(id),
      explorer: lookup(explorerIndex, 'explorer', path),
      deck: lookup(deckIndex, 'deck', path),
      symbol: lookup(symbolIndex, 'symbol', path),
      floor: lookup(floorIndex, 'floor', path),
      trait: lookup(traitIndex, 'trait', path),
      proc: (id) => {
        if (def?.procs === undefined || !Object.hasOwn(def.procs, id)) lookup(procIndex, 'proc', path)(id);
      },
      status: (id) => {
        const at = haunt < 0 ? -1 : statuses[haunt].indexOf(id);
        if (at < 0) throw new ContentError(path, `there is no condition “${id}”`);
        return at;
      },
      place: (id) => {
        const place = def?.places?.[id];
        if (place === undefined) throw new ContentError(path, `there is no place “${id}”`);
        return place;
      },
      zone: (id) => {
        const at = (def?.zones ?? []).indexOf(id);
        if (at < 0) throw new ContentError(path, `there is no zone “${id}”`);
        return at;
      },
      side: (id) => {
        const at = ['heroes', 'traitor', ...(def?.sides ?? [])].indexOf(id);
        if (at < 0) throw new ContentError(path, `there is no side “${id}”`);
        return at;
      },
      reading(name, values) {
        const known = Object.hasOwn(edition.switches, name) ? edition.switches[name] : undefined;
        if (known === undefined) throw new ContentError(path, `there is no switch “${name}”`);
        for (const value of values)
          if (!known.options.includes(value)) throw new ContentError(path, `“${value}” is no reading of “${name}”`);
      },
      damageKinds: Object.keys(edition.damage),
    };
  };

  const c = new Compiler(CONTENT, namesAt, ruleset);
  const core: Record<string, number> = {};
  for (const word of [...CORE, ...Object.keys(RULES)])
    core[word] = c.block([{ op: word }], c.at(`core/${word}`), CORE_TABLE);

  c.addRules(edition.rules, 'edition', -1, c.at('edition'));
  const rooms = roomDefs.map((def, i) => compileRoom(c, def, i, roomDefs));
  const cards = cardDefs.map((def, i) => compileCard(c, def, i, edition));
  const tokens: TokenCode[] = tokenDefs.map((def, i) => {
    c.addRules(def.rules, 'token', i, c.at(`tokens/${def.id}`, c.declare(def.vars, 'carrier')));
    return {
      id: def.id,
      n: def.n,
      haunt: -1,
      count: null,
      link: def.link ?? false,
      blocksSight: def.blocksSight ?? false,
      carry: 'nobody',
      most: 99,
      faceDown: '',
      monster: null,
    };
  });
  const haunts = hauntDefs.map((def, h) => {
    const slots = c.declare({ ...def.counters, ...def.vars } as Record<string, VarDef>, 'game');
    const setting = c.at(`haunts/${def.id}`, slots, h);
    for (const { id, def: piece } of pieces[h])
      tokens.push(compilePiece(c, id, piece, tokens.length, edition.traits, setting));
    return compileHaunt(c, def, setting);
  });

  const chart = new Map<string, number>();
  const chartNames = namesAt(c.at('chart'));
  for (const pack of packs) {
    for (const [row, numbers] of Object.entries(pack.chart?.rows ?? {})) {
      numbers.forEach((n, i) => {
        chart.set(`${chartNames.room(row)}/${chartNames.card(pack.chart?.omens[i] ?? '')}`, n);
      });
    }
  }

  const procs: Record<string, number> = {};
  for (const [id, ops] of Object.entries(edition.procs ?? {})) procs[id] = c.block(ops, c.at(`procs/${id}`));
  const flow = c.block(edition.flow, c.at('flow'));
  const hauntFlow = c.block(edition.hauntFlow, c.at('haunt-flow'));
  const effects: Record<string, number> = {};
  for (const pack of packs)
    for (const [id, ops] of Object.entries(pack.effects ?? {})) effects[id] = c.block(ops, c.at(`effects/${id}`));

  const editionNames = namesAt(c.at('edition'));
  const { byHook, ofHaunt } = indexRules(c, haunts.length);
  return {
    hashes: packs.map(hashOf),
    edition,
    ruleset,
    floors: edition.floors,
    traits: edition.traits,
    decks: edition.decks,
    rooms,
    cards,
    explorers: explorerDefs.map((def) => compileExplorer(def, edition)),
    tokens,
    haunts,
    chart,
    roomIndex,
    cardIndex,
    tokenIndex,
    explorerIndex,
    traitIndex,
    blocks: c.blocks,
    core,
    flow,
    hauntFlow,
    procs,
    effects,
    first: c.exprs(c.at('first')).set(edition.first),
    rules: c.rules,
    byHook,
    ofHaunt,
    nodes: c.nodes,
    varStart: c.varStart,
    varScope: c.varScope,
    varKnown: c.varKnown,
    damageKinds: Object.fromEntries(
      Object.entries(edition.damage).map(([kind, traits]) => [kind, traits.map((t) => editionNames.trait(t))]),
    ),
    moveTrait: editionNames.trait(edition.moveTrait),
    fightTrait: editionNames.trait(edition.fightTrait),
  };
}
