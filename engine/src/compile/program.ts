import type { Program, ScenarioCode, TokenCode } from '../core/context.ts';
import { Odds } from '../core/odds.ts';
import { WALL_KIND } from '../core/plan.ts';
import { rowOf } from '../core/tables.ts';
import type { Names } from '../define/names.ts';
import type { AnyOp } from '../define/operation.ts';
import type { Pack } from '../language/pack.ts';
import { bears } from '../language/tags.ts';
import type { EditionDef, TokenDef, VarDef } from '../language/types.ts';
import { canonical, fingerprint } from '../state/hash.ts';
import { OPERATIONS } from '../words/operations.generated.ts';
import { booksOf } from './books.ts';
import { checkHaunt } from './check-haunt.ts';
import { Compiler, type CompileSite, type Vocabulary } from './compiler.ts';
import { checkEdition, compileHauntRoll, lawOf } from './edition.ts';
import { compileHaunt, compilePiece } from './haunt.ts';
import { Library } from './library.ts';
import { type Resolver, resolver } from './resolver.ts';
import { compileCard, compileExplorer, compileRoom } from './things.ts';
import { withVerbsSpelledOut } from './verbs.ts';

const inContent = ({ example }: AnyOp): boolean => example !== null;
/** Operations that content can name; and primitives that these call. */
const CONTENT: Vocabulary = new Map([...OPERATIONS].filter(([, word]) => inContent(word)));
const CORE: Vocabulary = new Map([...OPERATIONS].filter(([, word]) => !inContent(word)));
/** Primitives that came after games were first kept: they are numbered behind all that packs say, so that numbers in kept games stay what they are. */
const LATER: readonly string[] = ['trade-things'];
export const OPERATION_WORDS: readonly string[] = [...CONTENT.keys()];

/** The name of a pack is the hash of its canonical text. */
export const hashOf = (pack: Pack): string => `${pack.id}@${fingerprint(canonical(pack))}`;

/** A token that is in the box from the start; those of a haunt are its pieces. */
function compileToken(c: Compiler, def: TokenDef, index: number, pack: number): TokenCode {
  c.addRules(def.rules, 'token', index, c.at(`tokens/${def.id}`, pack, c.declare(def.vars, 'carrier')));
  return {
    id: def.id,
    n: def.n,
    haunt: -1,
    count: null,
    link: def.link ?? false,
    blocksSight: def.blocksSight ?? false,
    hinders: def.hinders ?? false,
    carry: 'nobody',
    most: 99,
    faceDown: '',
    monster: null,
  };
}

/** The number of the haunt by room and omen. What adds to the edition may say otherwise of a cell, in whichever order the packs are named. */
function chartOf(packs: readonly Pack[], base: number, namesIn: (pack: number) => Names): Map<string, number> {
  const chart = new Map<string, number>();
  const baseFirst = packs.toSorted((a, b) => Number(a !== packs[base]) - Number(b !== packs[base]));
  for (const pack of baseFirst) {
    const names = namesIn(packs.indexOf(pack));
    for (const [row, numbers] of Object.entries(pack.chart?.rows ?? {})) {
      numbers.forEach((n, i) => {
        chart.set(`${names.room(row)}/${names.card(pack.chart?.omens[i] ?? '')}`, n);
      });
    }
  }
  return chart;
}

/** What each scenario says of the omens. */
const scenariosOf = (library: Library, namesIn: (pack: number) => Names): ScenarioCode[] => {
  const { defs, from } = library.shelf('scenario', ({ scenarios }) => scenarios);
  return defs.map(({ id, haunts }, i) => ({
    id,
    haunts: new Map(Object.entries(haunts).map(([omen, n]) => [namesIn(rowOf(from, i)).card(omen), n])),
  }));
};

/** Where the words of a haunt are known, by its number. */
type InHaunt = (number: number) => CompileSite | undefined;

/** Loose effects. A script may name whatever is played, and whatever the haunt declares that has begun. */
function compileEffects(c: Compiler, packs: readonly Pack[], inHaunt: InHaunt): Readonly<Record<string, number>> {
  const effects: Record<string, number> = {};
  for (const pack of packs)
    for (const [id, effect] of Object.entries(pack.effects ?? {})) {
      const begun = inHaunt('haunt' in effect ? effect.haunt : 0);
      const setting = { ...(begun ?? c.at('')), path: `effects/${id}`, pack: -1 };
      effects[id] = c.block('haunt' in effect ? effect.do : effect, setting);
    }
  return effects;
}

/** What lies in the box. */
interface Box extends Pick<Program, 'rooms' | 'cards' | 'tokens' | 'haunts'> {
  /** For each haunt, where its own words are known. */
  readonly inHaunt: readonly CompileSite[];
}

/** Everything that lies in the box, with its rules. */
function compileBox(c: Compiler, known: Resolver, edition: EditionDef): Box {
  const rooms = known.rooms.defs.map((def, i) => compileRoom(c, def, i, known.rooms));
  const cards = known.cards.defs.map((def, i) => compileCard(c, def, i, edition, rowOf(known.cards.from, i)));
  const tokens = known.tokens.defs.map((def, i) => compileToken(c, def, i, rowOf(known.tokens.from, i)));
  const inHaunt: CompileSite[] = [];
  const haunts = known.haunts.defs.map((def, h) => {
    const slots = c.declare({ ...def.counters, ...def.vars } as Record<string, VarDef>, 'game');
    const setting = c.at(`haunts/${def.id}`, rowOf(known.haunts.from, h), slots, h);
    inHaunt.push(setting);
    for (const { id, def: piece } of rowOf(known.pieces, h))
      tokens.push(compilePiece(c, id, piece, tokens.length, edition.traits, setting));
    return compileHaunt(c, def, setting);
  });
  return { rooms, cards, tokens, haunts, inHaunt };
}

/** A program, and what it takes to compile more on top of it. */
export interface Compiled {
  readonly program: Program;
  readonly compiler: Compiler;
  readonly inHaunt: InHaunt;
}

const monsterTurnsIn = ({ nodes }: Compiler): string[] =>
  nodes.flatMap(({ op, path }) => (op === 'monsterTurn' ? [path] : []));

/** A program with the loose effects of more packs, compiled behind everything else: what was numbered keeps its number. */
export function withEffects(
  { program, compiler, inHaunt }: Compiled,
  packs: readonly Pack[],
  hashes: readonly string[],
): Compiled {
  const c = compiler.fork();
  const effects = { ...program.effects, ...compileEffects(c, packs, inHaunt) };
  const { blocks, nodes, results } = c;
  return {
    program: { ...program, hashes, effects, blocks, nodes, results, monsterTurns: monsterTurnsIn(c) },
    compiler: c,
    inHaunt,
  };
}

/**
 * Compiles packs, as they are played together, under a ruleset. Throws a ContentError that says where the mistake stands. `hash`: the name of a pack, where
 * somebody has it ready; `given`: the packs before any of them amended another, which give the game its name;
 * `watched`: for engines that tell of every rule they apply.
 */
export function compile(
  packs: readonly Pack[],
  ruleset: Readonly<Record<string, string>>,
  hash: (pack: Pack) => string = hashOf,
  given: readonly Pack[] = packs,
  watched = false,
): Compiled {
  const library = new Library(packs);
  const { edition } = library;
  const known = resolver(library, edition);
  const { namesAt } = known;
  const base = library.base;
  checkEdition(edition, known.rooms);
  for (const def of known.haunts.defs) checkHaunt(def, edition);
  const c = new Compiler(CONTENT, namesAt, ruleset, watched);
  const primitives = (ops: readonly string[]): [string, number][] =>
    ops.map((op) => [op, c.block([{ op }], c.at(`core/${op}`), CORE)]);
  const first = primitives([...CORE.keys()].filter((op) => !LATER.includes(op)));

  c.addRules(edition.rules, 'edition', -1, c.at('edition', base));
  const { rooms, cards, tokens, haunts, inHaunt } = compileBox(c, known, edition);
  const procs: Record<string, number> = {};
  for (const [id, ops] of Object.entries(edition.procs ?? {})) procs[id] = c.block(ops, c.at(`procs/${id}`, base));
  const flow = c.block(edition.flow, c.at('flow', base));
  const hauntFlow = c.block(edition.hauntFlow, c.at('haunt-flow', base));
  const core = Object.fromEntries([...first, ...primitives(LATER)]);
  const siteOf: InHaunt = (number) => inHaunt[known.haunts.defs.findIndex((def) => def.number === number)];
  const effects = compileEffects(c, packs, siteOf);
  const rules = withVerbsSpelledOut(c.rules, cards, tokens);
  const editionNames = namesAt(c.at('edition', base));
  const ties = rooms.flatMap((room) => room.ties);
  const program: Program = {
    hashes: given.map(hash),
    edition,
    ruleset,
    floors: edition.floors,
    traits: edition.traits,
    decks: edition.decks,
    rooms,
    cards,
    explorers: known.explorers.defs.map((def) => compileExplorer(def, edition)),
    tokens,
    haunts,
    chart: chartOf(packs, base, (pack) => namesAt(c.at(`${packs[pack]?.id}/chart`, pack))),
    scenarios: scenariosOf(library, (pack) => namesAt(c.at(`${packs[pack]?.id}/scenarios`, pack))),
    roomIndex: known.rooms.index,
    cardIndex: known.cards.index,
    tokenIndex: known.allTokens.index,
    explorerIndex: known.explorers.index,
    traitIndex: known.traits,
    blocks: c.blocks,
    core,
    flow,
    hauntFlow,
    procs,
    effects,
    first: c.exprs(c.at('first', base)).set(edition.first),
    nextHauntRoll: compileHauntRoll(c.exprs(c.at('haunt-roll', base)), edition),
    rules,
    law: lawOf(edition, ruleset),
    books: booksOf(
      rules.filter(({ index }) => !c.dropped.has(index)),
      haunts.length,
    ),
    wayKinds: [...new Set([...ties, ...c.rules].flatMap(({ kind }) => (kind === '' ? [] : [kind]))), WALL_KIND],
    ties,
    tiesFrom: rooms.map((_, from) =>
      ties.filter(({ room, to, rooms: ends }) => room === from || to === from || ends !== null),
    ),
    hindered: tokens.some(({ hinders }) => hinders),
    weapons: cards.flatMap(({ weapon }, card) => (weapon === null ? [] : [card])),
    companions: cards.flatMap(({ tags }, card) => (bears(tags, 'companion') ? [card] : [])),
    nodes: c.nodes,
    varStart: c.varStart,
    varScope: c.varScope,
    varKnown: c.varKnown,
    results: c.results,
    damageKinds: Object.fromEntries(
      Object.entries(edition.damage).map(([kind, traits]) => [kind, traits.map((t) => editionNames.trait(t))]),
    ),
    moveTrait: editionNames.trait(edition.moveTrait),
    fightTrait: editionNames.trait(edition.fightTrait),
    monsterTurns: monsterTurnsIn(c),
    odds: new Odds(edition.faces, edition.maxDice),
  };
  return { program, compiler: c, inHaunt: siteOf };
}
