import { editionIn, type Pack, type Position, type SeenEvent, type State } from '@hollow/engine';
import type { Text } from '@hollow/text';
import { noHeroLeft } from '@hollow/text';
import { favouredIn } from './find.ts';
import type { GoldenGame } from './kept-game.ts';
import { replayTale } from './replay.ts';
import { Sentences } from './sentences.ts';

/** Columns of the page. */
const WIDTH = 110;

function foldText(text: string, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && indent.length + line.length + 1 + word.length > WIDTH) {
      lines.push(indent + line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, indent + line];
}

interface Heard {
  readonly before: SeenEvent[];
  readonly after: SeenEvent[];
  /** The house when the haunt was revealed. */
  position: Position | null;
}

const countDraws = (events: readonly SeenEvent[], deck: string): number =>
  events.filter((event) => event.type === 'draw' && event.deck === deck).length;

/** Everything up to the reveal, in a few lines: who came, what was found, who has what. */
function exploration(words: Text, decks: readonly string[], placeOf: PlaceOf, { before, position }: Heard): string[] {
  const names = before.find((event) => event.type === 'begins')?.order ?? [];
  const found = before.filter((event) => event.type === 'discover').map(({ room }) => words.name(room, 'rooms'));
  const rounds = before.filter(({ type }) => type === 'round').length;
  const list = (ids: readonly string[]): string => ids.map((id) => words.name(id)).join(', ');
  const explored = words.t('tale.explored', {
    rounds,
    rooms: found.length,
    found: found.length === 0 ? 'none' : found.join(', '),
    cards: words.list(
      decks.map((deck) => words.t('tale.drawn', { deck: words.noun(deck), n: countDraws(before, deck) })),
      'and',
    ),
  });
  const people = (position?.explorers ?? []).map(({ id, room, traits, cards }) =>
    words.t('tale.carries', {
      who: words.name(id),
      room: room === '' ? 'none' : words.noun(room, 'rooms'),
      traits: Object.entries(traits)
        .map(([trait, { value }]) => `${words.name(trait)} ${value}`)
        .join(', '),
      cards: cards.length === 0 ? 'none' : list(cards.toSorted((a, b) => placeOf(a) - placeOf(b))),
    }),
  );
  return [
    ...foldText(words.t('tale.begins', { names: list(names) })),
    '',
    ...foldText(explored),
    '',
    ...people.flatMap((line) => foldText(line, '  ')),
  ];
}

/** What is read out when the haunt begins. */
function pages(words: Text, haunt: string): string[] {
  return ['all', 'heroes', 'traitor'].flatMap((side) => {
    const { opening, goal } = words.haunt(haunt, side);
    if (opening === '') return [];
    return [
      '',
      `── ${words.t('tale.page', { side })} ──`,
      ...foldText(opening),
      ...(goal === '' ? [] : ['', ...foldText(words.t('tale.goal', { goal }))]),
    ];
  });
}

/** A sentence with a name said for short; one that ended with the full stop of the name keeps it. */
function shorten(sentence: string, name: string, short: string): string {
  const ends = sentence.endsWith(name) && name.endsWith('.');
  return sentence.replaceAll(name, short) + (ends ? '.' : '');
}

/** Names are said in full once in a paragraph, and for short from then on. */
function shortenNames(words: Text, ids: readonly string[], lines: readonly string[]): string {
  let sentences = lines;
  for (const id of ids) {
    const [name, short] = [words.name(id), words.short(id)];
    const first = sentences.findIndex((sentence) => sentence.includes(name));
    sentences = sentences.map((sentence, i) => {
      if (i < first || first < 0) return sentence;
      const rest = i > first ? 0 : sentence.indexOf(name) + name.length;
      return sentence.slice(0, rest) + (rest < sentence.length ? shorten(sentence.slice(rest), name, short) : '');
    });
  }
  return sentences.join(' ');
}

/** The rounds of the haunt, a paragraph for each turn. */
function rounds(words: Text, ids: readonly string[], events: readonly SeenEvent[]): string[] {
  const lines: string[] = [];
  const sentences = new Sentences(words);
  let turn: SeenEvent[] = [];
  let whose: SeenEvent | null = null;
  const dead = new Set<string>();
  let n = 0;
  const close = (): void => {
    const told = sentences.of(turn);
    const who = whose?.type === 'turn' ? whose.who : '';
    if (told.length === 0 && ids.includes(who) && !dead.has(who))
      told.push(words.t('tale.waits', { who: words.noun(who) }));
    if (told.length > 0 && whose?.type === 'monster-turn') told.unshift(words.t('tale.monsters'));
    if (told.length > 0 && n === 0 && lines.length === 0) lines.push('', words.t('tale.prepared'));
    if (told.length > 0) lines.push(...foldText(shortenNames(words, ids, told), '  '));
    for (const event of turn) if (event.type === 'died') dead.add(event.who);
    turn = [];
    whose = null;
  };
  for (const event of events) {
    if (event.type === 'round') {
      close();
      lines.push('', words.t('tale.round', { n: ++n }));
    } else if (event.type === 'turn' || event.type === 'monster-turn') {
      close();
      whose = event;
    } else turn.push(event);
  }
  close();
  return lines;
}

type Explorers = Position['explorers'];

function ending(words: Text, haunt: string, side: string, state: State, explorers: Explorers): string[] {
  const page = side === 'heroes' || side === 'traitor' ? side : 'all';
  const told = side === 'nobody' ? words.t('tale.nobody') : words.haunt(haunt, page, noHeroLeft(explorers)).win;
  return [
    '',
    `── ${words.t('tale.end')} ──`,
    ...(state.outcome === null ? [] : foldText(words.outcome(state.outcome, explorers))),
    ...(told === '' ? [] : ['', ...foldText(told)]),
  ];
}

/** Where a card stands in the list of its pack: cards that are told together are told in that order. */
type PlaceOf = (card: unknown) => number;

/** What is no card comes after them all, as it came. */
function placesIn(packs: readonly Pack[]): PlaceOf {
  const ids: readonly unknown[] = packs.flatMap(({ cards }) => (cards ?? []).map(({ id }) => id));
  return (card) => (ids.includes(card) ? ids.indexOf(card) : ids.length);
}

/** The decks of the edition, the one that wakes the haunt last. */
function decksOf(packs: readonly Pack[]): readonly string[] {
  const edition = editionIn(packs);
  const ids = (edition?.decks ?? []).map(({ id }) => id);
  return ids.toSorted((a, b) => Number(a === edition?.omenDeck) - Number(b === edition?.omenDeck));
}

/** The same hands let go of a card in the same room. */
const goesOn = (first: SeenEvent, event: SeenEvent): boolean =>
  event.type === 'card' &&
  (first.type === 'card' || first.type === 'piece') &&
  event.from === first.from &&
  event.room === first.room;

const cardOf = (event: SeenEvent): string => (event.type === 'card' ? event.card : '');

/** What somebody loses all at once, in the order of the pack. Whoever puts things down one by one has an order of their own. */
function settleOrder(events: readonly SeenEvent[], placeOf: PlaceOf): SeenEvent[] {
  const told: SeenEvent[] = [];
  for (let run: SeenEvent[] = [], i = 0; i <= events.length; i++) {
    const [event, first] = [events[i], run[0]];
    if (event !== undefined && first !== undefined && goesOn(first, event)) run.push(event);
    else {
      told.push(...run.sort((a, b) => placeOf(cardOf(a)) - placeOf(cardOf(b))));
      run = event === undefined ? [] : [event];
    }
  }
  return told;
}

/** The game as a story. Throws a TaleError where its answers no longer fit the rules. */
export function taleOf(packs: readonly Pack[], book: Text, game: GoldenGame): string {
  const heard: Heard = { before: [], after: [], position: null };
  let explorers: Explorers = [];
  const placeOf = placesIn(packs);
  const end = replayTale(packs, game, ({ engine, state, answer, events }) => {
    const seen = events.map((event) => engine.seen(event, 'all'));
    for (const event of answer?.word === 'done' ? seen : settleOrder(seen, placeOf)) {
      (heard.position === null ? heard.before : heard.after).push(event);
      if (event.type === 'haunt') heard.position = engine.view(state, 'all').position;
    }
    if (state.outcome !== null) explorers = engine.view(state, 'all').position.explorers;
  });
  const haunt = end.outcome?.haunt ?? '';
  const words = book.during({ haunt });
  const ids = (heard.position?.explorers ?? []).map(({ id }) => id);
  const reveal = heard.before.findLast(({ type }) => type === 'haunt');
  const favoured = favouredIn(game);
  const length = heard.after.filter(({ type }) => type === 'round').length;
  return [
    words.t('tale.title', { haunt: words.name(haunt, 'haunts'), side: game.side }),
    words.t('tale.players', { players: game.explorers.length, rounds: length, seed: game.seed }),
    ...(favoured === null ? [] : [words.t('tale.favoured', { side: favoured })]),
    '',
    ...exploration(words, decksOf(packs), placeOf, heard),
    '',
    ...(reveal === undefined ? [] : foldText(words.event(reveal))),
    ...pages(words, haunt),
    ...rounds(words, ids, heard.after),
    ...ending(words, haunt, game.side, end, explorers),
    '',
  ].join('\n');
}
