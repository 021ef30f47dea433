import { Engine, isWritten, type View } from '@hollow/engine';
import { arrange, beginHaunt } from '@hollow/engine/kit';
import { describe, expect, it } from 'vitest';
import { createText, type HauntSides, loadWords, noHeroLeft, sideWords, type Text, type Words } from '../src/index.ts';
import { must, openQuestion } from './must.ts';
import { FAMILIES } from './packs.ts';

/** Each edition that ships, with its words. */
const SHELVES = FAMILIES.map((packs) => {
  const words = loadWords(
    'en',
    packs.map(({ id }) => id),
  );
  const haunts = packs.flatMap((pack) => (pack.haunts ?? []).filter(isWritten));
  return { packs, words, full: createText(words, packs), haunts, engine: new Engine(packs) };
});
type Shelf = (typeof SHELVES)[number];
/** The one that haunts are named of here. */
const FIRST = must(SHELVES[0], 'an edition');
const { full, haunts: HAUNTS, engine: ENGINE } = FIRST;
const FULL = process.env.HOLLOW_TEST === 'full';
/** Games of a haunt: all of them in the full run, else as many as it takes to read more pages than this. */
const GAMES = 2;
const PAGES = 20;
const MOST = 1200;
const AFTER = 260;

const odd = (line: string): boolean =>
  /\bnone\b(?! left| of)|undefined|NaN|\[object|haunts\/|[a-z]\/[a-z]|#\d/.test(line) || line.trim() === '';

/** Whole numbers below n, the same in every run. */
function picker(from: number): (n: number) => number {
  let at = from;
  return (n) => {
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0;
    return Math.floor((at / 2 ** 32) * n);
  };
}

/** Of the pages of other sides what is read aloud to this seat: how they begin, and what they do before the first turn. */
function heard(view: View, words: Words): HauntSides {
  const { haunt = '', sides = [], sections = {} } = view.tome ?? {};
  const others = Object.entries(sections).filter(([page]) => page !== 'everyone' && !sides.includes(page));
  return Object.fromEntries(
    others.map(([side, parts]) => {
      const { opening, now } = sideWords(words, haunt, side) ?? {};
      return [
        side,
        {
          ...(parts.includes('opening') && opening !== undefined ? { opening } : {}),
          ...(parts.includes('right-now') && now !== undefined ? { now } : {}),
        },
      ];
    }),
  );
}

/** Text as a seat may have it: everybody's words, those of its own side, and what the others read aloud. */
function textOf(view: View, labels: Readonly<Record<string, string>>, { words, packs }: Shelf = FIRST): Text {
  const haunt = view.tome?.haunt ?? '';
  const sides = view.tome?.sides ?? [];
  const own = Object.fromEntries(['all', ...sides].map((side) => [side, sideWords(words, haunt, side) ?? {}]));
  const known = { ...heard(view, words), ...own };
  return createText({ ...words, haunts: { [haunt]: known } }, packs, { haunt, sides, labels });
}

const EACH = SHELVES.flatMap((shelf) => shelf.haunts.map((def) => [def.number, def.id, shelf] as const));

describe.each(EACH)('In haunt %i', (number, id, shelf) => {
  const { full: told, words } = shelf;
  it(`(${id}) a seat reads the log, its page and what it is offered in the words of its own side`, () => {
    const { engine } = shelf;
    const bad = new Set<string>();
    const lacking = new Set<string>();
    let pages = 0;
    for (let game = 0; game < GAMES && (FULL || pages <= PAGES); game++) {
      const pick = picker(7 * number + game);
      const setup = { seats: Array.from({ length: 4 }, () => ({})), haunts: [number] };
      const { state } = engine.create(setup, `tome-${number}-${game}`);
      const texts = new Map<string, Text>();
      const own = (seat: number, view: View): Text => {
        const key = `${seat} ${view.tome?.sides.join()} ${view.tome?.usedByOthers.join()}`;
        const used = (view.tome?.usedByOthers ?? []).map((action) => `haunts/${id}/${action}`);
        const made =
          texts.get(key) ?? textOf(view, Object.fromEntries(used.map((path) => [path, told.action(path)])), shelf);
        texts.set(key, made);
        return made;
      };
      for (let n = 0, since = 0; n < MOST && since < AFTER && engine.outcome(state) === null; n++) {
        const decision = openQuestion(engine, state);
        const applied = engine.apply(state, decision.seat, decision.id, pick(decision.options.length));
        if (!applied.ok) throw new Error(applied.refusal.message);
        if (state.haunt < 0 || ++since % 4 > 0) continue;
        for (let seat = 0; seat < 4; seat++) {
          const view = engine.view(state, seat);
          if (view.tome === null) continue;
          const text = own(seat, view);
          const lines = applied.events.map((event) => {
            const seen = engine.seen(event, seat);
            return text.event(seen.type === 'offer' ? { ...seen, label: told.action(seen.rule) } : seen);
          });
          const page = text.tome(view);
          pages++;
          // What an author has written is prose; the rest must not show what was missing.
          const made = page.filter(({ kind }) => !['opening', 'right-now', 'goal', 'win', 'rule'].includes(kind));
          for (const line of [...lines, ...made.flatMap(({ text: shown, reasons = [] }) => [shown, ...reasons])])
            if (odd(line)) bad.add(line);
          // Whatever is offered says what it does: deeds of the haunt on one's own page, all others by themselves.
          const asked = engine.pending(state).filter((one) => one.seat === seat);
          for (const option of asked.flatMap(({ options }) => options)) {
            if (option.verb !== 'offer') continue;
            const [folder, , ...rest] = option.rule.split('/');
            const own = page.find(({ id: of, brief }) => of === rest.at(-1) && brief !== undefined);
            const says = folder === 'haunts' ? (own?.brief ?? '') : text.offer(option.rule).brief;
            if (odd(says)) bad.add(`${option.rule} says “${says}”`);
          }
          for (const key of text.missing()) lacking.add(key);
          const mayRead = ['all', ...view.tome.sides].flatMap((side) =>
            Object.values(sideWords(words, id, side)?.rulings ?? {}),
          );
          expect(page.flatMap((line) => (line.kind === 'ruling' ? [line.text] : []))).toEqual(
            expect.arrayContaining(mayRead),
          );
          expect(mayRead.length).toBe(view.tome.rulings.length);
          const opens = (side: string): boolean => (sideWords(words, id, side)?.opening ?? '') !== '';
          // What is read to everybody comes in the order of the pages, whoever’s they are.
          const aloud = Object.entries(view.tome.sections).flatMap(([side, parts]) =>
            side !== 'everyone' && parts.includes('opening') ? [side] : [],
          );
          expect(page.filter(({ kind }) => kind === 'opening').map(({ side }) => side)).toEqual([
            'all',
            ...new Set([...aloud, ...view.tome.sides].filter(opens)),
          ]);
        }
      }
    }
    expect([...bad]).toEqual([]);
    expect([...lacking]).toEqual([]);
    expect(pages).toBeGreaterThan(PAGES);
  });
});

describe('What is missing for an action', () => {
  it.each(SHELVES.flatMap((shelf) => shelf.haunts.map((def) => [def.id, def, shelf] as const)))(
    'is said in words, not by the name of a number: %s',
    (id, def, shelf) => {
      const needs = Object.entries(def.actions ?? {}).flatMap(([action, { needs: list = [], where }]) => [
        ...list.map((_, n) => `haunts/${id}/${action}.needs.${n}`),
        ...(where === undefined ? [] : [`haunts/${id}/${action}.where`]),
      ]);
      const said = needs.map((rule) => shelf.full.reason({ verb: 'offer', offer: '', about: '', rule, args: {} }).why);
      expect(said.filter((line) => /[“”]|\bmarked\b(?! with)/.test(line))).toEqual([]);
    },
  );
});

describe('A page', () => {
  const game = (id: string): View => {
    const engine = ENGINE;
    const { number } = HAUNTS.find((def) => def.id === id) ?? { number: 0 };
    const { state } = engine.create({ seats: Array.from({ length: 4 }, () => ({})), haunts: [number] }, id);
    const pick = picker(number);
    while (state.haunt < 0) {
      const decision = openQuestion(engine, state);
      engine.apply(state, decision.seat, decision.id, pick(decision.options.length));
    }
    return engine.view(state, 0);
  };

  it('tells a number by a sentence where one was written for it or for a smaller one', () => {
    const view = game('the-feast');
    const counters = (value: number): string[] => {
      const position = { ...view.position, counters: { door: { value, to: 1 }, eaten: { value, to: 4 } } };
      return full
        .tome({ ...view, position })
        .filter(({ kind }) => kind === 'counter')
        .map(({ text }) => text);
    };
    expect(counters(0)).toEqual(['The front door is shut.', 'Victims eaten: 0 of 4']);
    expect(counters(3)).toEqual(['The front door is open.', 'Victims eaten: 3 of 4']);
  });

  it('tells as done what is done and will not come again', () => {
    const { state } = ENGINE.create({ seats: [{}, {}, {}, {}], haunts: [20] }, 'bride');
    beginHaunt(ENGINE, state, 20, state.turn.who);
    const view = ENGINE.view(state, 'all');
    const seat = must(view.position.explorers.find(({ side }) => side === 'heroes')?.seat, 'a hero');
    const page = (lore: number): Record<string, string[]> => {
      arrange(ENGINE, state, { haunt: 20, counters: { lore } });
      const seen = ENGINE.view(state, seat);
      const lines = textOf(seen, {}).tome(seen);
      const of = (wanted: string) => lines.flatMap(({ kind, id = '' }) => (kind === wanted ? [id] : []));
      return { later: of('later'), done: of('done') };
    };
    expect(page(0)).toEqual({ later: ['find-name', 'locate-body', 'disinter'], done: [] });
    expect(page(1)).toEqual({ later: ['locate-body', 'disinter'], done: ['find-name'] });
    expect(page(3)).toEqual({ later: [], done: ['find-name', 'locate-body', 'disinter'] });
  });

  it('says of a rule that may follow a fight between whom it does', () => {
    const [wolf, ...heroes] = ['vivian-lopez', 'zoe-ingstrom', 'ox-bellows'];
    const seats = [wolf, ...heroes].map((id) => ({ explorers: [id ?? ''] }));
    const { state } = ENGINE.create({ seats, haunts: [5] }, 'bite');
    const explorers = { 'vivian-lopez': { side: 'traitor', statuses: ['werewolf'] } };
    const pieces = [{ id: 'wolf-dog', room: 'foyer' }];
    arrange(ENGINE, state, { underway: { haunt: 5 }, traitor: 'vivian-lopez', explorers, pieces });
    const seen = ENGINE.view(state, 1);
    const lines = textOf(seen, {}).tome(seen);
    const bite = must(lines.find(({ id }) => id === 'bite')?.fought, 'a rule that follows a fight');
    expect(bite.loser).toEqual(heroes);
    expect(bite.winner).toEqual([wolf, 'i-was-a-teenage-lycanthrope/wolf-dog']);
    expect(lines.find(({ id }) => id === 'no-lift')?.fought).toBeUndefined();
    // Nobody has what it takes.
    expect(lines.find(({ id }) => id === 'silver')?.fought?.winner).toEqual([]);
  });

  it('tells what one’s side has fetched as done, as long as one of them has it', () => {
    const seats = ['vivian-lopez', 'zoe-ingstrom', 'ox-bellows'].map((id) => ({ explorers: [id] }));
    const { state } = ENGINE.create({ seats, haunts: [5] }, 'gun');
    const kindWith = (holder: string): string | undefined => {
      const explorers: Record<string, { side?: string; cards?: string[] }> = { 'vivian-lopez': { side: 'traitor' } };
      explorers[holder] = { ...explorers[holder], cards: ['revolver'] };
      arrange(ENGINE, state, { underway: { haunt: 5 }, traitor: 'vivian-lopez', explorers });
      const seen = ENGINE.view(state, 1);
      return textOf(seen, {})
        .tome(seen)
        .find(({ id }) => id === 'find-revolver')?.kind;
    };
    expect([kindWith('ox-bellows'), kindWith('vivian-lopez')]).toEqual(['done', 'later']);
  });

  it('says to whom a story is told where everybody reads both books', () => {
    const openings = (id: string): string[] =>
      full
        .tome(game(id))
        .filter(({ kind }) => kind === 'opening')
        .map(({ text }) => text.slice(0, 25));
    expect(openings('guillotines')).toEqual([
      'Something snaps shut, and',
      'To the heroes: Count with',
      'To the traitor: Yours is ',
    ]);
    expect(openings('wail-of-the-banshee').filter((text) => text.startsWith('To the '))).toEqual([]);
  });

  it('tells what the numbers of a note stand for', () => {
    const view = game('voodoo');
    const { explorers } = view.position;
    const [one = '', two = ''] = explorers.map(({ id }) => id);
    const notes = { wax: { '': 2 }, doll: { [one]: 1, [two]: 5 } };
    const lines = full.tome({ ...view, position: { ...view.position, notes } });
    expect(lines.filter(({ kind }) => kind === 'note').map(({ text }) => text)).toEqual([
      'The Wax Doll is hidden in the Kitchen.',
      `Each hero’s Doll: ${full.name(one)} (Wax Doll), ${full.name(two)} (Rag Doll)`,
    ]);
  });

  it('tells before the first turn what monsters that are still to come will do', () => {
    const engine = ENGINE;
    const { state } = engine.create({ seats: [{}, {}, {}, {}], haunts: [6] }, 'eye');
    beginHaunt(engine, state, 6, state.turn.who);
    const seat = engine
      .view(state, 'all')
      .position.explorers.find(({ id }) => id === engine.view(state, 'all').position.traitor)?.seat;
    const lines = (who: number): readonly string[] => {
      const view = engine.view(state, who);
      return textOf(view, {})
        .tome(view)
        .flatMap(({ kind, id, more = '' }) => (kind === 'later' ? [`${id}: ${more}`] : []));
    };
    const traitor = must(seat, 'a traitor');
    expect(lines(traitor).join()).toMatch(/^mind-control: Instead of attacking/);
    expect(lines((traitor + 1) % 4).join()).not.toContain('mind-control');
  });

  it('begins its special rules with those that everybody has to know, in the order of their author', () => {
    const rules = full
      .tome(game('small-change'))
      .filter(({ kind }) => kind === 'rule')
      .map(({ id }) => id);
    expect(rules.slice(0, 2)).toEqual(['doorways-are-spaces', 'no-cards']);
  });
});

describe('The page of haunt 14', () => {
  /** The haunt has begun, and a hero is at turn. */
  function atTurn(): View {
    const engine = ENGINE;
    const { state } = engine.create({ seats: [{}, {}, {}, {}] }, 'paint');
    beginHaunt(engine, state, 14, state.turn.who);
    for (;;) {
      const { id, seat, kind } = openQuestion(engine, state);
      const view = engine.view(state, seat);
      if (kind === 'turn' && view.tome?.sides.includes('heroes') === true) return view;
      engine.apply(state, seat, id, 0);
    }
  }

  it('names the rooms that serve for an action, and those where the things are that it needs', () => {
    const view = atTurn();
    const lines = textOf(view, {}).tome(view);
    const name = (id: string | undefined): string => full.name(id ?? '', 'rooms');
    const paint = view.position.tokens.filter(({ id }) => id.startsWith('the-stars-are-right/paint'));
    expect(paint).toHaveLength(4);
    const where =
      lines.find(({ kind, text }) => kind === 'piece' && text.startsWith('Cans of Paint: in the '))?.text ?? '';
    for (const { room } of paint) expect(where).toContain(name(room));
    const action = view.tome?.actions.find(({ id }) => id === 'throw-paint');
    const [reason] = lines.find(({ id }) => id === 'throw-paint')?.reasons ?? [];
    expect(action?.where?.length).toBeGreaterThan(0);
    for (const room of action?.where ?? []) expect(reason).toContain(name(room));
    expect(reason).toMatch(/^only in a room connected by a door to the room with the pentagram \(currently: .+\)$/);
  });

  it('names at most eight places of a kind, and counts the others, each with its preposition', () => {
    const view = atTurn();
    const tin = must(
      view.position.tokens.find(({ id }) => id.startsWith('the-stars-are-right/paint')),
      'a tin',
    );
    const told = (rooms: readonly string[]): string => {
      const tokens = rooms.map((room, i) => ({ ...tin, id: `the-stars-are-right/paint#${i + 1}`, room }));
      const lines = textOf(view, {}).tome({ ...view, position: { ...view.position, tokens } } as View);
      return lines.find(({ kind }) => kind === 'piece')?.text ?? '';
    };
    const indoors = 'attic kitchen library chapel crypt larder vault bedroom ballroom foyer'.split(' ');
    expect(told(indoors)).toMatch(
      /^Cans of Paint: in the Attic, the Kitchen, .+, the Vault, the Bedroom and 2 more rooms$/,
    );
    expect(told(['patio', ...indoors])).toMatch(
      /^Cans of Paint: on the Patio and in the Attic, the Kitchen, .+, the Vault and 3 more rooms$/,
    );
  });

  it('says so where no room serves now', () => {
    const view = atTurn();
    const action = must(view.tome?.actions[0], 'an action');
    const asked = { ...view, tome: { ...view.tome, actions: [{ ...action, where: [] }] } } as View;
    const [reason] =
      textOf(view, {})
        .tome(asked)
        .find(({ id }) => id === action.id)?.reasons ?? [];
    expect(reason).toMatch(/\(currently nowhere in the house\)$/);
  });
});

describe('The end of a haunt', () => {
  const { position } = ENGINE.view(ENGINE.create({ seats: [{}, {}, {}] }, 'end').state, 'all');
  const party = (...heroes: boolean[]): View['position']['explorers'] =>
    position.explorers.map((explorer, i) => ({
      ...explorer,
      side: i === 0 ? 'traitor' : 'heroes',
      dead: heroes[i - 1] ?? false,
    }));

  it('is told otherwise where no hero is left, if the traitor could also have won by something else', () => {
    expect([noHeroLeft(party(true, false)), noHeroLeft(party(true, true))]).toEqual([false, true]);
    const [goal, dead] = [false, true].map((noneLeft) => full.haunt('the-mummy-walks', 'traitor', noneLeft).win);
    expect(goal).toContain('ceremony');
    expect(dead).not.toBe('');
    expect(dead).not.toBe(goal);
    // Where killing everybody is the only way, or told as well by the one ending, there is no other.
    expect(full.haunt('amok-flesh', 'traitor', true)).toEqual(full.haunt('amok-flesh', 'traitor'));
  });
});
