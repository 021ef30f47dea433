import type { Phrase } from '../../text/src/grammar/grammar.ts';
import { type Ast, parse } from '../../text/src/language/icu.ts';

/** Messages of the interface with real names and numbers in their gaps. */

export type Filling = string | number | Phrase;
/** One of several, by lot. */
export type Pick = <T>(of: readonly T[]) => T;

/** What may stand in a gap, by the name of the gap: a noun by its id, or words as they are. */
const NOUNS: Readonly<Record<string, readonly string[]>> = {
  who: ['zoe-ingstrom', 'ox-bellows', 'madame-zostra'],
  by: ['peter-akimoto'],
  on: ['vivian-lopez'],
  winner: ['heather-granville'],
  revealer: ['jenny-leclerc'],
  traitor: ['brandon-jaspers'],
  room: ['kitchen', 'gardens', 'collapsed-room', 'attic'],
  with: ['library'],
  rooms: ['chapel'],
  card: ['candle', 'bell', 'spear', 'holy-symbol'],
  weapon: ['axe', 'spear'],
  top: ['bell'],
  token: ['secret-stairs'],
  deck: ['item', 'omen', 'event'],
  stack: ['event'],
  floor: ['upper', 'basement'],
  trait: ['might', 'knowledge'],
  side: ['N', 'E', 'S', 'W'],
  haunt: ['the-mummy-walks', 'lost'],
  thing: ['candle'],
  about: ['candle', 'mystic-slide'],
  kind: ['physical', 'mental'],
  to: ['missy-dubourde'],
  piece: ['candle'],
  from: ['peter-akimoto'],
};
const NUMBERS =
  /^(?:n|of|dice|total|need|cost|left|steps|attack|defence|margin|round|rounds|rooms|omens|items|events|players|number|value|bonus|against|size|from|to|free|won|average|sum|answers|i|first|last|age|seat|chair|degrees|part|times|range|whole|min|max|start|earliest|limit|items|faces)$/;
const WORDS: Readonly<Record<string, readonly string[]>> = {
  name: ['Ada', 'Ben'],
  names: ['Ada and Ben'],
  lead: ['', 'Missy Dubourde: ', 'Missy Dubourde (Mystic Slide): ', 'Dark Dice: '],
  asked: ['', 'Missy Dubourde: '],
  others: ['Ada, Ben and a bot'],
  host: ['Ada'],
  guest: ['Ben'],
  player: ['Ada'],
  old: ['Ada'],
  whom: ['Zoe Ingstrom'],
  whose: ['Ada'],
  explorers: ['Zoe Ingstrom'],
  people: ['Zoe Ingstrom, Ox Bellows'],
  cards: ['Candle, Spear'],
  things: ['Candle, Spear'],
  words: ['stairs'],
  typed: ['kichen'],
  action: ['Search for the hidden stairs'],
  code: ['KQ7P'],
  seal: ['4f1c 88a0'],
  seed: ['17'],
  file: ['game.json'],
  version: ['0.2.0'],
  doors: ['Attic, north'],
  floors: ['upper floor, basement'],
  losses: ['1 Might, 1 Speed'],
  faces: ['0 1 2'],
  unit: ['hours', 'days'],
  joins: ['Attic'],
  walled: ['Attic'],
  windows: ['north'],
  parts: ['north and south'],
  sides: ['north, east'],
  ways: ['north to the Attic, east (unopened)'],
  zone: ['aboard the plane'],
  status: ['stunned'],
  numbers: ['3, 7 and 12'],
  scenario: ['For Sale'],
  authors: ['Ada and Ben'],
  license: ['MIT'],
  odds: ['2 or less begins the haunt (6%)'],
  effects: ['Might 4 → 3'],
  deed: ['Search the room'],
  traits: ['Might or Speed'],
  pace: ['steady'],
  played: ['version 0.2.0 of the second edition'],
  now: ['version 0.3.0'],
  field: ['0.2.0'],
  order: ['Zoe Ingstrom, Ox Bellows'],
  here: ['Zoe Ingstrom'],
  stacks: ['20 rooms, 12 items'],
  month: ['May'],
  hobbies: ['tennis, swimming'],
  preset: ['The book as it stands'],
  origin: ['example.org'],
  goal: ['Kill the traitor'],
  id: ['2e.move.speed-limit'],
  link: ['https://example.org/KQ7P'],
  standIn: ['10 minutes'],
  keep: ['two days'],
  time: ['two days'],
};

/** Where a gap of that name holds something else. */
const KEYED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'terminal.laid-at': { of: 'ballroom' },
  'terminal.stairs-to': { to: 'upper-landing' },
  'haunt.omen': { deck: 'omen' },
  'terminal.ending-other': { side: 'heroes' },
  'replay.as': { side: 'heroes' },
  'tome.entry': { of: 'ballroom' },
  'tome.goal': { whose: 'heroes' },
  'end.milestone': { deck: 'omen' },
  'haunt.of-side': { side: 'heroes' },
  'moment.unmasked': { side: 'heroes' },
  'play.tome-side': { side: 'traitor' },
  // The deck that brings the haunt.
  'end.woke': { deck: 'omen' },
  'moment.nearer': { deck: 'omen' },
  'play.before-counted': { deck: 'omen' },
  'play.drawn': { deck: 'omen' },
  'play.appear-many': { token: 'candle' },
};

/** Gaps that hang together: as many dice as faces, as many winners as names, and nobody asks for a seat for themself. */
const AGREEING: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  'terminal.of-roll': { dice: 3, faces: '0 1 2', total: 3 },
  'log.thrown': { faces: '0 1 2', total: 3 },
  'web.dice.faces': { faces: '0 1 2', sum: 3 },
  'log.answered': { answers: '2, 1, 4' },
  'end.title': { names: 'Ada and Ben', n: 2 },
  'play.waits': { names: 'Ada and Ben', n: 2 },
  'play.vote': { name: 'Ben', whose: 'Ada', guest: 'Cleo' },
  'people.sure': { name: 'Ada', guest: 'Ben' },
  'terminal.no-such-option': { first: 1, last: 4 },
  'terminal.log': { from: 21, to: 40, n: 60 },
  'terminal.after': { from: 4, to: 3 },
  'terminal.tile-turned': { doors: 'north, east', n: 2, joins: 'Attic', walled: 'Kitchen', windows: 'south' },
  'terminal.more-rules': { name: 'Axe' },
  'web.house.pile': { n: 2 },
  'end.taken-back': { alone: 1 },
  'play.far-steps': { steps: 5 },
  'play.door-steps': { left: 0 },
  'play.steps-left': { left: 2, whole: 4 },
  'play.bonus': { bonus: 4, total: 9 },
  'replay.at': { n: 3, of: 12 },
  'replay.step': { i: 3, n: 12 },
  'replay.step-of': { n: 3, of: 12 },
  'learn.step': { n: 3, of: 12 },
  'lobby.about': { age: 21 },
  'lobby.age-hobbies': { age: 21 },
  'table.renamed': { old: 'Ada', name: 'Cleo' },
  'verb.turn-room': { degrees: 90 },
  'notice.line': { names: 'Ada and Ben', n: 2 },
  'moment.arrives': { names: 'Ada and Ben', n: 2 },
  'moment.effect': { from: 4, to: 3 },
  'moment.fought': { attack: 5, defence: 3 },
  'play.duel-before': { attack: 5, defence: 3 },
  'play.then-haunt-roll': { most: 2 },
  'play.track': { value: 4, start: 3, left: 3 },
  'play.cannot': { what: 'attack anybody' },
  'play.here': { what: 'the Candle' },
  'play.rolled': { what: 'Might', dice: 4 },
  'play.haunt-roll': { most: 2 },
  'play.roll-most': { most: 2 },
  'play.roll-for': { most: 'none' },
  'terminal.haunt-target': { most: 2 },
  'play.fight-odds': { dice: 'Might: 4 dice against 5', win: 31, tie: 18, lose: 51 },
  'learn.turn': { n: 3, of: 6 },
  'lobby.scenario-haunts': { name: 'For Sale', n: 8, of: 9 },
  'door.seats-each': { seats: 2, n: 2 },
  'end.fought': { n: 4 },
  'question.lead': { of: 'the Bats' },
  'terminal.type-faces': { n: 3 },
  'play.changed-trait': { n: 1, from: 4, to: 3 },
  'play.lost-trait': { from: 4, to: 3 },
  'play.hurt': { n: 2, kind: 'physical', losses: 'Might 4 → 3, Speed still 3' },
  'play.end-still': { things: 'attack, search the room' },
  'terminal.which': { names: 'Kitchen or Junk Room' },
  'play.across': { things: 'Candle and Spear' },
  'play.role': { name: 'Grey Folk' },
  'lobby.other-side': { name: 'Ox Bellows' },
  'table.nudged': { by: 'Cleo' },
  'table.vote-admit': { by: 'Cleo' },
  'table.vote-give-up': { by: 'Cleo' },
  'table.vote-remove': { by: 'Cleo' },
  'play.appear-many': { n: 3, places: 2, rooms: 'in the Attic and in the Kitchen' },
};

/** What a name stands for depends on what is told of it. */
const TOLD_OF: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  'end.milestone': {
    death: { name: 'Zoe Ingstrom' },
    haunt: { name: 'The Mummy Walks' },
    drawn: { name: 'Spear' },
  },
};

/** What came of a fight follows from who won it. */
function settleFight(args: Record<string, Filling>): void {
  if (args.winner === 'none') {
    const isTie = Number(args.margin) === 0;
    Object.assign(args, isTie ? { attack: 3, defence: 3, margin: 0 } : { attack: 5, defence: 3, margin: 2 });
  } else Object.assign(args, { winner: args.on, attack: 3, defence: 5, margin: 2 });
}

/** Two names for several traitors. */
function settleTraitors(args: Record<string, Filling>): void {
  if (args.many === 'yes' && args.traitor !== 'none') args.traitor = 'Brandon Jaspers and Zoe Ingstrom';
}

/** Nobody wins before the haunt. */
function settleEnd(args: Record<string, Filling>): void {
  if (args.haunt === 'none') args.verdict = 'none';
}

/** Gaps that follow from others, put right when all are filled. */
const SETTLED: Readonly<Record<string, (args: Record<string, Filling>) => void>> = {
  'log.fought': settleFight,
  'play.fought': settleFight,
  'outcome.heroes': settleTraitors,
  'outcome.nobody-left': settleTraitors,
  'outcome.standstill': settleTraitors,
  'outcome.traitor': settleTraitors,
  'door.game-ended': settleEnd,
};

interface Gaps {
  readonly noun: (id: string, kind?: 'tokens') => Phrase;
  readonly pick: Pick;
}

interface Choice {
  readonly name: string;
  readonly keys: readonly string[];
  readonly plural: boolean;
}

/** The selections of a message, also those inside others. */
function choicesIn(ast: Ast): Choice[] {
  return ast.flatMap((part): Choice[] => {
    if (!('options' in part)) return [];
    const inner = Object.values(part.options).flatMap(({ value }) => choicesIn(value));
    return [{ name: part.value, keys: Object.keys(part.options), plural: 'pluralType' in part }, ...inner];
  });
}

function gapsIn(ast: Ast): string[] {
  return ast.flatMap((part): string[] => {
    if ('options' in part) return Object.values(part.options).flatMap(({ value }) => gapsIn(value));
    return part.type !== 0 && part.type !== 7 && 'value' in part ? [part.value] : [];
  });
}

/** `room` of `room_The`. */
const bare = (name: string): string => name.replace(/_.*$/, '');

function filler(name: string, { noun, pick }: Gaps): Filling | null {
  const nouns = NOUNS[name];
  // A token may bear the name of the card that brings it.
  if (nouns !== undefined) return noun(pick(nouns), name === 'token' ? 'tokens' : undefined);
  const words = WORDS[name];
  if (words !== undefined) return pick(words);
  return NUMBERS.test(name) ? pick([1, 2, 3, 4, 6]) : null;
}

/** Values for all gaps of a message, one way of many; null where nobody knows what could stand in one. */
export function fill(key: string, message: string, gaps: Gaps): Record<string, Filling> | null {
  const ast = parse(message);
  const args: Record<string, Filling> = { ...AGREEING[key] };
  for (const [name, id] of Object.entries(KEYED[key] ?? {})) args[name] = gaps.noun(id);
  const open = gapsIn(ast).map(bare);
  for (const { name, keys, plural } of choicesIn(ast)) {
    const chosen = gaps.pick(keys);
    // Whether a name is one thing or several, the name itself knows.
    if (name.endsWith('_number') && open.includes(bare(name))) continue;
    if (args[bare(name)] !== undefined || args[name] !== undefined) continue;
    Object.assign(args, TOLD_OF[key]?.[chosen]);
    if (plural)
      args[name] = chosen === 'other' ? gaps.pick([2, 3, 4]) : chosen === 'one' ? 1 : Number(chosen.slice(1)) || 0;
    else if (chosen !== 'other') args[name] = chosen;
    else {
      const value = filler(bare(name), gaps);
      if (value === null && open.includes(bare(name))) return null;
      args[bare(name)] = value ?? 'other';
    }
  }
  for (const name of gapsIn(ast)) {
    if (args[bare(name)] !== undefined || args[name] !== undefined) continue;
    const value = filler(bare(name), gaps);
    if (value === null) return null;
    args[bare(name)] = value;
  }
  SETTLED[key]?.(args);
  return args;
}
