import type { SeenEvent } from '@hollow/engine';
import type { LogEntry, WireView } from '@hollow/protocol';
import { describe, expect, test } from 'vitest';
import { sceneMoment } from '../src/moments/moment.ts';
import { picturesOf, type Showing } from '../src/stage/queue.ts';
import { createStage, type StageClock } from '../src/stage/stage.ts';
import { type Game, NO_GAME } from '../src/state/game.ts';
import { createStore } from '../src/state/store.ts';

/** At a steady pace, and the house throws the dice. */
const STEADY: Showing = { pace: 'steady', hands: false };

const trait = (value: number) => ({ step: value, value, start: 3 });
const explorer = (id: string, seat: number) => ({
  id,
  seat,
  room: 'foyer',
  part: 0,
  traits: { speed: trait(4) },
  cards: [],
});
const VIEW = {
  viewer: 0,
  seq: 1,
  position: {
    round: 1,
    turn: { who: 'ada', n: 1, spent: 0, stopped: false, movesLeft: 4 },
    rooms: [{ id: 'foyer', floor: 'ground', x: 0, y: 0, turn: 0 }],
    explorers: [explorer('ada', 0), explorer('bo', 1)],
    tokens: [],
    piles: [],
    drawn: { event: 2 },
  },
  decisions: [],
  standing: [],
  waiting: [{ id: 1, seat: 1, kind: 'turn' }],
  outcome: null,
} as unknown as WireView;

const entry = (n: number, event: Record<string, unknown>): LogEntry => ({
  n,
  at: n,
  kind: 'event',
  event: { reveals: false, ...event } as SeenEvent,
});
const TURN = { type: 'turn', who: 'bo', round: 1, n: 2 };
const WALK = { type: 'move', who: 'bo', from: 'foyer', to: 'attic', side: 0, cost: 1, part: 0 };
const DRAW = { type: 'draw', who: 'bo', deck: 'event', card: 'funeral' };
const ROLL = { type: 'roll', who: 'bo', faces: [1], total: 1, tags: [], about: 'funeral', dice: 1, bonus: 0 };
const LOSS = { type: 'trait', who: 'bo', trait: 'speed', wanted: -1, steps: -1, from: 4, to: 3, about: 'funeral' };

const START: Game = { ...NO_GAME, view: VIEW, you: { seat: 0, viewer: 0, host: true }, beat: 100 };
/** The game after these events; in the end Bo stands in the attic, and somebody is asked. */
function goneOn(from: Game, ...events: readonly Record<string, unknown>[]): Game {
  const fresh = events.map((event, i) => entry(from.n + 1 + i, event));
  const view = {
    ...VIEW,
    seq: (from.view?.seq ?? 0) + 1,
    decisions: [{ id: 2, seat: 0, kind: 'turn', options: [] }],
  } as unknown as WireView;
  const entries = [...from.entries, ...fresh];
  return { ...from, view, entries, standing: entries, n: from.n + events.length };
}
const bo = (game: Game) => game.view?.position.explorers.find(({ id }) => id === 'bo');

test('a game that begins while one sits in the lobby tells first why everybody is here, and once only', () => {
  const begun = goneOn(START, { type: 'scenario', scenario: 'cursed' }, TURN);
  const inLobby = { ...START, view: null, table: { phase: 'lobby' } } as unknown as Game;
  const kinds = (before: Game) => picturesOf(before, begun, STEADY).map(({ scene }) => scene?.kind ?? 'end');
  expect(kinds(inLobby)).toEqual(['scenario', 'end']);
  expect(kinds(NO_GAME)).toEqual(['end']);
});

describe('a step', () => {
  const pictures = picturesOf(START, goneOn(START, TURN, WALK, DRAW, ROLL, LOSS), STEADY);

  test('is shown scene by scene, and ends in the game as it is', () => {
    expect(pictures.map(({ scene }) => scene?.kind ?? 'end')).toEqual([
      'turn',
      'walk',
      'card',
      'roll',
      'roll',
      'damage',
      'end',
    ]);
  });

  test('knows what dice come to when they lie still, and not before', () => {
    const rolls = pictures.filter(({ scene }) => scene?.kind === 'roll');
    expect(rolls.map(({ phase, game }) => [phase, game.entries.length])).toEqual([
      ['throw', 3],
      ['shown', 4],
    ]);
  });

  test('shows nothing ahead of its scene: neither place nor trait nor line nor question', () => {
    const seen = pictures.map(({ game }) => ({
      room: bo(game)?.room,
      speed: bo(game)?.traits.speed?.value,
      lines: game.entries.length,
      asked: game.view?.decisions.length,
    }));
    expect(seen.slice(0, -1)).toEqual([
      { room: 'foyer', speed: 4, lines: 1, asked: 0 },
      { room: 'attic', speed: 4, lines: 2, asked: 0 },
      { room: 'attic', speed: 4, lines: 3, asked: 0 },
      { room: 'attic', speed: 4, lines: 3, asked: 0 },
      { room: 'attic', speed: 4, lines: 4, asked: 0 },
      { room: 'attic', speed: 3, lines: 5, asked: 0 },
    ]);
    expect(seen.at(-1)?.asked).toBe(1);
  });

  test('knows what a deed of the others is called when it is first seen, and the book only when all was shown', () => {
    const wordsOf = (line: string, labels: Readonly<Record<string, string>>) => ({
      haunt: 'eye',
      number: 6,
      pages: {},
      labels,
      tome: [{ kind: 'goal', text: line }] as const,
    });
    const before: Game = { ...START, words: wordsOf('before', {}) };
    const after: Game = { ...goneOn(before, TURN, WALK), words: wordsOf('after', { 'haunts/eye/wreck': 'Wreck it' }) };
    const seen = picturesOf(before, after, STEADY).map(({ game }) => [
      game.words?.labels['haunts/eye/wreck'],
      game.words?.tome[0]?.text,
    ]);
    expect(seen).toEqual([
      ['Wreck it', 'before'],
      ['Wreck it', 'before'],
      ['Wreck it', 'after'],
    ]);
  });

  test('is told of a rule of the others when it is first used, and loses nothing of the page before it was shown', () => {
    const rows = [{ of: 'sanity', rows: [{ range: '0+', text: 'You shiver.' }] }];
    const own = { kind: 'now', id: 'search', text: 'Search', throws: rows } as const;
    const heard = { kind: 'used', id: 'wail', text: 'The wail', throws: rows } as const;
    const words = { haunt: 'eye', number: 6, pages: {}, labels: {} };
    const before: Game = { ...START, words: { ...words, tome: [own] } };
    const wail = { ...ROLL, behind: 'wail' };
    const after: Game = { ...goneOn(before, TURN, WALK, wail), words: { ...words, tome: [heard] } };
    const seen = picturesOf(before, after, STEADY).map(({ game }) => game.words?.tome);
    expect(seen.slice(0, -1)).toEqual([[own], [own], [own, heard], [own, heard]]);
    expect(seen.at(-1)).toEqual([heard]);
  });

  test('opens the book with the haunt, and not with the dice that bring it', () => {
    const words = { haunt: 'eye', number: 6, pages: {}, labels: {}, tome: [{ kind: 'goal', text: 'Win' }] } as const;
    const brings = { ...ROLL, tags: ['haunt'] };
    const haunt = { type: 'haunt', haunt: 'eye', traitor: 'bo', who: 'bo' };
    const after: Game = { ...goneOn(START, LOSS, brings, haunt, WALK), words };
    const seen = picturesOf(START, after, STEADY).map(({ scene, game }) => [scene?.kind, game.words !== null]);
    expect(seen.filter(([kind]) => kind !== 'haunt-roll')).toEqual([
      ['damage', false],
      ['haunt', true],
      ['walk', true],
      [undefined, true],
    ]);
    expect(seen.filter(([kind, open]) => kind === 'haunt-roll' && open)).toEqual([]);
  });

  test('knows whose dice are thrown: nobody waits for others meanwhile', () => {
    const mine = { ...ROLL, who: 'ada' };
    const owners = (...events: readonly Record<string, unknown>[]) =>
      picturesOf(START, goneOn(START, ...events), STEADY).map(({ scene, own }) => [scene?.kind, own]);
    expect(owners(mine)).toEqual([
      ['roll', true],
      ['roll', true],
      [undefined, false],
    ]);
    expect(owners(ROLL, LOSS).map(([, own]) => own)).toEqual([false, false, false, false]);
  });

  test('of one’s own is not waited for while one walks', () => {
    const own = { ...WALK, who: 'ada' };
    expect(picturesOf(START, goneOn(START, own), STEADY)).toHaveLength(1);
  });

  test('that takes something back is shown at once', () => {
    const back = { n: 1, at: 0, kind: 'table', what: 'undone', args: { seat: 0, name: 'Ada', after: 0 } } as const;
    const undone: Game = { ...goneOn(START), entries: [back], standing: [back], n: 1 };
    expect(picturesOf(START, undone, STEADY)).toMatchObject([{ game: undone, scene: null, beats: 0 }]);
  });
});

describe('one’s own hand', () => {
  const HANDS: Showing = { pace: 'steady', hands: true };
  const own = (event: object) => ({ ...event, who: 'ada' });
  const steps = (...events: readonly Record<string, unknown>[]) =>
    picturesOf(START, goneOn(START, ...events), HANDS).map(({ scene, phase, held }) => [scene?.kind, phase, held]);

  test('turns the card, throws its dice and takes what comes of them', () => {
    expect(steps(own(DRAW), own(ROLL), own(LOSS))).toEqual([
      ['card', 'shown', true],
      ['roll', 'throw', false],
      ['roll', 'shown', true],
      ['damage', 'shown', false],
      [undefined, 'shown', false],
    ]);
  });

  test('holds dice that belong to no card until it throws them', () => {
    expect(steps(own(ROLL))).toEqual([
      ['roll', 'before', true],
      ['roll', 'throw', false],
      ['roll', 'shown', true],
      [undefined, 'shown', false],
    ]);
  });

  test('reads a card to its end before it takes up dice that are not for it', () => {
    expect(steps(own(DRAW), own({ ...ROLL, about: '' }))).toEqual([
      ['card', 'shown', true],
      ['roll', 'before', true],
      ['roll', 'throw', false],
      ['roll', 'shown', true],
      [undefined, 'shown', false],
    ]);
  });

  test('does not throw dice again that lay there while somebody thought about them', () => {
    const lay = { ...ROLL, type: 'thrown', who: 'ada' };
    expect(steps(lay, own(ROLL)).map(([, phase]) => phase)).toEqual(['before', 'throw', 'shown', 'shown', 'shown']);
  });

  test('throws what a rule of one’s own page asks of a monster that one leads', () => {
    const rows = (...said: readonly string[]) => said.map((text, i) => ({ range: String(i), text }));
    const led = (traitor: string, behind: string, brings = rows('left', 'right'), tags: readonly string[] = []) => {
      const throws = [{ of: '', dice: 1, rows: brings }];
      const tome = [{ kind: 'rule', id: 'drifts', text: '', ...(brings.length === 0 ? {} : { throws }) }];
      const words = { haunt: 'fog', number: 1, pages: {}, labels: {}, tome };
      const position = { ...VIEW.position, traitor, tokens: [{ id: 'fog/wraith', room: 'foyer', monster: true }] };
      const start = { ...START, words, view: { ...VIEW, position } } as unknown as Game;
      const drift = { ...ROLL, who: 'fog/wraith', about: '', behind, tags };
      return picturesOf(start, goneOn(start, drift), HANDS).map(({ phase, held }) => [phase, held]);
    };
    expect(led('ada', 'drifts').slice(0, 3)).toEqual([
      ['before', true],
      ['throw', false],
      ['shown', false],
    ]);
    expect([...led('bo', 'drifts'), ...led('ada', 'other')].some(([, held]) => held)).toBe(false);
    // How far a monster comes is worth a throw; dice that bring the same however they fall are only shown.
    expect(led('ada', 'drifts', rows(), ['trait', 'speed']).some(([, held]) => held)).toBe(true);
    expect([...led('ada', 'drifts', rows()), ...led('ada', 'drifts', rows('on', 'on'))].some(([, held]) => held)).toBe(
      false,
    );
  });

  test('is not waited for by what others do', () => {
    expect(steps(DRAW, ROLL, LOSS).some(([, , held]) => held)).toBe(false);
  });
});

describe('a fight', () => {
  const HANDS: Showing = { pace: 'steady', hands: true };
  const ATTACK = { type: 'attack', by: 'ada', on: 'bo', trait: 'might', weapon: '' };
  const blow = (who: string, tag: string) => ({ ...ROLL, who, tags: [tag], about: '', faces: [1, 2], total: 3 });
  const FOUGHT = { type: 'fought', winner: 'ada', margin: 1 };
  const HURT = { type: 'damage', who: 'bo', kind: 'physical', n: 1, about: '' };
  const fight = (by: string, on: string) => [{ ...ATTACK, by, on }, blow(by, 'attack'), blow(on, 'defence'), FOUGHT];
  const steps = (showing: Showing, ...events: readonly Record<string, unknown>[]) =>
    picturesOf(START, goneOn(START, ...events), showing)
      .slice(0, -1)
      .map(({ scene, phase, held, shown, game }) => [scene?.kind, phase, held, shown, game.entries.length]);

  test('of others is shown throw by throw, and ends with what came of it', () => {
    expect(steps(STEADY, ...fight('bo', 'cy'))).toEqual([
      ['fight', 'throw', false, 1, 1],
      ['fight', 'throw', false, 2, 2],
      ['fight', 'shown', false, 4, 4],
    ]);
  });

  test('takes as long in all as the server waits for it', () => {
    const pictures = picturesOf(START, goneOn(START, ...fight('bo', 'cy')), STEADY);
    expect(pictures.reduce((sum, { beats }) => sum + beats, 0)).toBeCloseTo(14);
  });

  test('waits for one’s own hand to attack, and does not let it throw for the other', () => {
    expect(steps(HANDS, ...fight('ada', 'bo'))).toEqual([
      ['fight', 'before', true, 1, 1],
      ['fight', 'throw', false, 1, 1],
      ['fight', 'throw', false, 2, 2],
      ['fight', 'shown', true, 4, 4],
    ]);
  });

  test('waits for it to defend oneself, when the other has thrown', () => {
    expect(steps(HANDS, ...fight('bo', 'ada')).map(([, phase, held, shown]) => [phase, held, shown])).toEqual([
      ['throw', false, 1],
      ['before', true, 2],
      ['throw', false, 2],
      ['shown', true, 4],
    ]);
  });

  test('keeps what came of it in sight until one has read it', () => {
    const shown = steps(HANDS, ...fight('ada', 'bo'), HURT).slice(-2);
    expect(shown.map(([kind, , held]) => [kind, held])).toEqual([
      ['fight', false],
      ['damage', true],
    ]);
  });

  test('is one also where somebody was asked something before a throw', () => {
    const scenes = picturesOf(START, goneOn(START, blow('cy', 'defence'), FOUGHT), STEADY);
    expect(scenes.map(({ scene }) => scene?.kind ?? 'end')).toEqual(['fight', 'fight', 'end']);
  });
});

describe('a death', () => {
  test('tells how, and who struck the blow', () => {
    const attack = { type: 'attack', by: 'bo', on: 'ada', trait: 'might', weapon: '' };
    const rolls = ['attack', 'defence'].map((tag) => ({ ...ROLL, about: '', tags: [tag] }));
    const fought = { type: 'fought', winner: 'bo', margin: 7 };
    const hurt = { type: 'damage', who: 'ada', kind: 'physical', n: 7, about: '' };
    const died = { type: 'died', who: 'ada' };
    const pictures = picturesOf(START, goneOn(START, attack, ...rolls, fought, hurt, died), STEADY);
    const moment = sceneMoment(pictures.find(({ scene }) => scene?.kind === 'death') ?? { scene: null, game: START });
    expect(moment).toMatchObject({ kind: 'death', who: 'ada', how: [{ type: 'fought' }, { type: 'damage' }] });
  });

  test('is not told with the fights of others', () => {
    const hurt = { type: 'damage', who: 'ada', kind: 'physical', n: 7, about: '' };
    const attack = { type: 'attack', by: '', on: 'cy', trait: 'might', weapon: '' };
    const fought = { type: 'fought', by: '', on: 'cy', attack: 2, defence: 3, winner: 'cy', margin: 1 };
    const after = goneOn(START, hurt, attack, fought, { type: 'died', who: 'ada' });
    const shown = picturesOf(START, after, STEADY).find(({ scene }) => scene?.kind === 'death');
    expect(sceneMoment(shown ?? { scene: null, game: START })).toMatchObject({ how: [{ type: 'damage', who: 'ada' }] });
  });
});

describe('a haunt', () => {
  const haunt = { type: 'haunt', haunt: 'eye', number: 6, traitor: null, hauntKind: 'free-for-all' };
  const amulet = { type: 'card', card: 'amulet', from: 'cy', to: 'ada', room: '', pile: '' };
  const pagesOf = (...events: readonly Record<string, unknown>[]) =>
    picturesOf(START, goneOn(START, ...events), { ...STEADY, pages: true }).map(({ scene, page, held, game }) => [
      page === true ? 'page' : (scene?.kind ?? 'end'),
      held,
      game.view?.position.haunt,
    ]);

  test('is read before what its preparation brings', () => {
    expect(pagesOf(haunt, amulet).slice(0, 3)).toEqual([
      ['haunt', false, 'eye'],
      ['page', true, 'eye'],
      ['gift', false, 'eye'],
    ]);
  });

  test('brings its introductions to its page where all are read to everybody, and nothing else of the book', () => {
    const opening = (side: string) => ({ kind: 'opening', side, text: side }) as const;
    const tome = [opening('all'), opening('heroes'), opening('traitor'), { kind: 'goal', text: 'Flee.' } as const];
    const gone = goneOn(START, haunt, amulet);
    const sections = { everyone: ['opening'], heroes: ['opening', 'goal'], traitor: ['opening'] };
    const view = { ...gone.view, tome: { sections } } as unknown as WireView;
    const after: Game = { ...gone, view, words: { haunt: 'eye', number: 6, pages: {}, labels: {}, tome } };
    const page = picturesOf(START, after, { ...STEADY, pages: true }).find(({ page }) => page === true);
    expect(page?.game.words?.tome.map(({ side }) => side)).toEqual(['heroes', 'traitor']);
  });

  test('that brings nothing opens its page with the game as it is', () => {
    expect(pagesOf(haunt).map(([kind]) => kind)).toEqual(['haunt', 'end']);
  });
});

describe('a card', () => {
  test('counts as drawn while it is shown', () => {
    const [card] = picturesOf(START, goneOn(START, DRAW), STEADY);
    expect(card?.game.view?.position.drawn).toEqual({ event: 3 });
  });
});

describe('a death with which the haunt begins', () => {
  test('does not come of the roll that began it', () => {
    const roll = { ...ROLL, about: '', tags: ['haunt'], atMost: 3 };
    const haunt = { type: 'haunt', haunt: 'eye', number: 6, traitor: 'bo' };
    const pictures = picturesOf(START, goneOn(START, roll, haunt, { type: 'died', who: 'ada' }), STEADY);
    const moment = sceneMoment(pictures.find(({ scene }) => scene?.kind === 'death') ?? { scene: null, game: START });
    expect(moment).toMatchObject({ kind: 'death', who: 'ada', how: [] });
  });
});

describe('a burial', () => {
  const tile = { type: 'tile', who: 'bo', room: 'vault' };
  const shownOf = (...events: readonly Record<string, unknown>[]) =>
    picturesOf(START, goneOn(START, ...events), STEADY).flatMap((picture) => sceneMoment(picture) ?? []);

  test('of tiles that lie on no floor here is one scene, with each of them', () => {
    const buried = ['vault', 'attic'].map((room) => ({ type: 'tile-buried', room }));
    expect(shownOf(tile, ...buried)).toEqual([{ kind: 'burial', things: [], rooms: ['vault', 'attic'] }]);
  });

  test('of a card out of a hand is a scene, and of one that was only turned over is none', () => {
    const kit = { type: 'card', card: 'first-aid-kit', from: 'bo', to: '', room: '', pile: 'bottom' };
    expect(shownOf(kit)).toEqual([{ kind: 'burial', things: ['first-aid-kit'], rooms: [] }]);
    expect(shownOf({ ...kit, from: '' })).toEqual([]);
  });
});

describe('what was asked before the dice fell', () => {
  test('has thrown them: nobody presses twice', () => {
    const decision = { id: 1, seat: 0, kind: 'before-roll', options: [], setting: { roll: { who: 'ada' } } };
    const asked = { ...START, view: { ...VIEW, decisions: [decision] } as unknown as WireView };
    const pictures = picturesOf(asked, goneOn(asked, { ...ROLL, who: 'ada' }), { pace: 'steady', hands: true });
    expect(pictures.map(({ phase, held }) => [phase, held])).toEqual([
      ['throw', false],
      ['shown', true],
      ['shown', false],
    ]);
  });
});

describe('the roll that may begin the haunt', () => {
  test('has a hush before it, for everybody', () => {
    const haunt = { ...ROLL, tags: ['haunt'], atMost: 3 };
    const shown = picturesOf(START, goneOn(START, haunt), STEADY).filter(({ scene }) => scene !== null);
    expect(shown.map(({ phase, game }) => [phase, game.entries.length])).toEqual([
      ['before', 0],
      ['throw', 0],
      ['shown', 1],
    ]);
  });
});

/** A clock that a test turns by hand. */
class HandClock implements StageClock {
  hidden = false;
  #now = 0;
  #due: { readonly at: number; readonly act: () => void }[] = [];

  after(ms: number, act: () => void): () => void {
    const timer = { at: this.#now + ms, act };
    this.#due.push(timer);
    return () => {
      this.#due = this.#due.filter((other) => other !== timer);
    };
  }

  isUnwatched(): boolean {
    return this.hidden;
  }

  pass(ms: number): void {
    const until = this.#now + ms;
    for (;;) {
      const next = this.#due.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#due = this.#due.filter((other) => other !== next);
      this.#now = next.at;
      next.act();
    }
    this.#now = until;
  }
}

function staged(beat = 100, hands = false, patient = false, whole = false) {
  const source = createStore<Game>({ ...START, beat });
  const clock = new HandClock();
  const stage = createStage(source, clock, () => ({ ...STEADY, hands, patient, whole }));
  stage.follow();
  const shown: number[] = [];
  stage.game.subscribe(() => shown.push(stage.game.get().n));
  const go = (...events: readonly Record<string, unknown>[]) => source.set((game) => goneOn(game, ...events));
  return { source, clock, stage, shown, go };
}

describe('the stage', () => {
  test('shows every scene, each for its time, and then the question', () => {
    const { clock, stage, go, source } = staged();
    go(WALK, DRAW);
    expect(stage.game.get().n).toBe(1);
    expect(stage.isBehind.get()).toBe(true);
    clock.pass(300);
    expect(stage.game.get().n).toBe(2);
    expect(stage.game.get().view?.decisions).toHaveLength(0);
    clock.pass(1400);
    expect(stage.game.get()).toEqual(source.get());
    expect(stage.isBehind.get()).toBe(false);
  });

  test('drops nothing when the next step comes while one is shown', () => {
    const { clock, shown, go, stage, source } = staged();
    go(WALK, DRAW);
    go(ROLL);
    clock.pass(10_000);
    expect([...new Set(shown)]).toEqual([1, 2, 3]);
    expect(stage.game.get()).toEqual(source.get());
  });

  test('goes on to the next scene, or to the end, where somebody wants it', () => {
    const { stage, go, source } = staged();
    go(WALK, DRAW, ROLL);
    stage.skip();
    expect(stage.game.get().n).toBe(2);
    stage.catchUp();
    expect(stage.game.get()).toEqual(source.get());
    expect(stage.isBehind.get()).toBe(false);
  });

  test('waits for nobody where nobody looks, and where the server does not wait', () => {
    const unwatched = staged();
    unwatched.clock.hidden = true;
    unwatched.go(WALK, DRAW);
    expect(unwatched.stage.game.get()).toEqual(unwatched.source.get());
    const quick = staged(0);
    quick.go(WALK, DRAW);
    expect(quick.stage.game.get()).toEqual(quick.source.get());
  });

  test('hurries where turns wait, before it leaves anything out', () => {
    const { stage, go, clock, shown, source } = staged();
    go(WALK, DRAW);
    for (let turns = 0; turns < 3; turns++) go(TURN, DRAW);
    clock.pass(200);
    // A card is shown for 900 milliseconds: with three turns behind it for a third of that.
    clock.pass(300);
    expect(stage.game.get().n).toBe(3);
    clock.pass(10_000);
    expect([...new Set(shown)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(stage.missed.get()).toBe(null);
    expect(stage.game.get()).toEqual(source.get());
  });

  test('too far behind it acts out deaths and what waits for one’s own hand, and knows what it has left out', () => {
    const { stage, go, clock, shown, source } = staged(100, true);
    go(TURN, WALK);
    for (let turns = 0; turns < 3; turns++) go(TURN, DRAW);
    go(TURN, { type: 'died', who: 'bo' });
    go({ ...DRAW, who: 'ada' });
    expect(stage.missed.get()).toBe(null);
    // What is being shown is not cut off.
    expect(stage.game.get().n).toBe(1);
    clock.pass(200);
    expect(stage.missed.get()).toBe(1);
    clock.pass(60_000);
    expect([...new Set(shown)]).toEqual([1, 10, 11]);
    expect(stage.picture.get()).toMatchObject({ held: true, scene: { kind: 'card' } });
    stage.skip();
    expect(stage.game.get()).toEqual(source.get());
  });

  test('lets people be heard at once, each of them once', () => {
    const { stage, go, source, clock } = staged();
    go(WALK, DRAW);
    const said = { n: 3, at: 3, kind: 'chat', seat: 1, name: 'Bo', to: 'table', text: 'Boo' } as const;
    source.set((game) => ({ ...game, entries: [...game.entries, said], n: 3 }));
    expect(stage.game.get()).toMatchObject({ n: 1, early: [said] });
    clock.pass(10_000);
    expect(stage.game.get().entries.filter(({ kind }) => kind === 'chat')).toHaveLength(1);
    expect(stage.game.get().early).toEqual([]);
  });

  test('shows who is here and what is voted on, but no time before its question', () => {
    const { stage, go, source } = staged();
    const talk = { table: true, side: false };
    const table = { phase: 'playing', deadline: null, undo: {}, watchers: 0, talk } as unknown as Game['table'];
    source.set((game) => ({ ...game, table }));
    go(WALK, DRAW);
    const later = { ...table, watchers: 2, deadline: 9, talk: { table: true, side: true } };
    source.set((game) => ({ ...game, table: later as unknown as Game['table'] }));
    // That one has a side now would tell how the haunt roll in the hand comes out.
    expect(stage.game.get().table).toMatchObject({ watchers: 2, deadline: null, talk: { side: false } });
    stage.catchUp();
    expect(stage.game.get().table).toMatchObject({ watchers: 2, deadline: 9, talk: { side: true } });
  });

  test('keeps what one’s own hand holds until it is pressed, and holds nobody else up', () => {
    const { stage, go, source, clock } = staged(100, true);
    go({ ...DRAW, who: 'ada' });
    clock.pass(60_000);
    expect(stage.picture.get()).toMatchObject({ held: true });
    stage.skip();
    expect(stage.game.get()).toEqual(source.get());
    go({ ...DRAW, who: 'ada' });
    for (let turns = 0; turns < 5; turns++) go(TURN, WALK);
    clock.pass(60_000);
    expect(stage.picture.get()).toMatchObject({ held: true });
    stage.skip();
    expect(stage.game.get()).toEqual(source.get());
    expect(stage.missed.get()).not.toBe(null);
  });

  test('neither hurries nor leaves anything out where it keeps nobody waiting', () => {
    const { stage, go, clock, shown, source } = staged(100, true, true);
    go({ ...DRAW, who: 'ada' });
    for (let turns = 0; turns < 5; turns++) go(TURN, DRAW);
    stage.skip();
    clock.pass(60_000);
    expect(new Set(shown).size).toBe(11);
    expect(stage.missed.get()).toBe(null);
    expect(stage.game.get()).toEqual(source.get());
  });

  test('on a wall, where nobody reads a list of it, it hurries and leaves nothing out', () => {
    const { stage, go, clock, shown, source } = staged(100, false, false, true);
    for (let turns = 0; turns < 6; turns++) go(TURN, DRAW);
    clock.pass(6_000);
    expect(new Set(shown).size).toBe(12);
    expect(stage.missed.get()).toBe(null);
    expect(stage.game.get()).toEqual(source.get());
  });

  test('tells at once what the line tells', () => {
    const { stage, go, source } = staged();
    go(WALK, DRAW);
    source.set((game) => ({ ...game, writable: false }));
    expect(stage.game.get()).toMatchObject({ writable: false, n: 1 });
  });
});
