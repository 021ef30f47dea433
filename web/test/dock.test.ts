import { secondEdition } from '@hollow/content';
import {
  type AskedKind,
  type Barred,
  type Decision,
  Engine,
  type Option,
  type Reach,
  type State,
} from '@hollow/engine';
import { arrange, beginHaunt } from '@hollow/engine/kit';
import { loadText } from '@hollow/text';
import { describe, expect, test } from 'vitest';
import { deedTold } from '../src/table/deeds/does.ts';
import { type DockItem, dockItems } from '../src/table/dock/items.ts';
import { oddsOf, withoutChance } from '../src/table/dock/notes.ts';
import { hasRows, shareOut } from '../src/table/dock/room.ts';
import { decisionOf } from './decisions.ts';
import { must } from './must.ts';
import { SECOND } from './packs.ts';

const engine = new Engine([secondEdition]);
const text = loadText('en', [secondEdition]);

/** A place of the state: in the hands of the first character. */
const HELD = 1000;

const begun = (seed: string): State =>
  engine.create({ seats: Array.from({ length: 3 }, () => ({})), dice: 'seed' }, seed).state;

const askedIn = (state: State): Decision => must(engine.pending(state)[0]);

function dockOf(state: State): DockItem[] {
  const decision = askedIn(state);
  const { position } = engine.view(state, decision.seat);
  return dockItems({
    decision,
    barred: engine.explain(state, decision.seat, decision.id),
    position,
    text,
    packs: SECOND,
  });
}

/** Something that a card, a room or the page of a haunt offers. */
const offered = (rule: string, more: object = {}): Option => ({ verb: 'offer', rule, about: '', ...more }) as Option;

describe('The dock', () => {
  test('gathers ways and doors, ends with the end of the turn, and shows after it what is not possible', () => {
    const items = dockOf(begun('ash'));
    expect(items[0]).toMatchObject({ id: 'move', label: 'Walk', key: 'M', from: 'house' });
    // The one room next door is the way to others.
    expect(items[0]?.note).toBe('choose a lit room');
    expect(items[1]).toMatchObject({ id: 'discover', label: 'Open a door', key: 'O', from: 'house' });
    expect(items[1]?.options).toHaveLength(2);
    const open = items.filter(({ state }) => state === 'open');
    expect(open.at(-1)).toMatchObject({ label: 'End your turn', key: 'E' });
    expect(items.slice(0, open.length)).toEqual(open);
  });

  test('says that what lies on the other side of a divided room cannot be picked up', () => {
    const state = begun('ash');
    const decision = askedIn(state);
    const { position } = engine.view(state, decision.seat);
    const across = (part: number): DockItem[] =>
      dockItems({
        decision,
        barred: [],
        position: {
          ...position,
          explorers: position.explorers.map((one) => ({ ...one, room: 'catacombs', part: 0 })),
          piles: [{ card: 'skull', room: 'catacombs', part }],
        },
        text,
        packs: SECOND,
      }).filter(({ state: stands }) => stands === 'barred');
    expect(across(1)).toMatchObject([
      { label: 'You cannot pick anything up', note: 'On the other side of this room: Skull.' },
    ]);
    expect(across(0)).toEqual([]);
  });

  test('says on a deed what it does and costs, of a haunt as one’s own page tells it', () => {
    const state = begun('ash');
    const { position } = engine.view(state, 0);
    const options = [offered('cards/mask/try', { about: 'mask' }), offered('haunts/fog/act', { need: 4, chance: 0.5 })];
    const tome = [
      { kind: 'now', id: 'act', text: 'Act', brief: 'Ends your turn. The fog lifts.', more: 'All of it.' },
    ] as const;
    const words = { haunt: 'fog', tome };
    const items = dockItems({
      decision: { ...askedIn(state), options },
      barred: [],
      position,
      text,
      packs: SECOND,
      does: (rule) => deedTold(rule, words, text, {}),
    });
    const [act, mask] = items;
    // What it may cost comes first: a small button cuts its line.
    expect(mask).toMatchObject({
      note: 'may hurt you',
      does: text.offer('cards/mask/try').brief,
      rule: 'cards/mask/try',
    });
    expect(mask?.does).toContain('lose 2 Sanity');
    expect(text.offer('cards/dark-dice/cast').warns).toEqual(['risk', 'mayStop']);
    expect(text.offer('cards/healing-salve/apply').warns).toEqual(['spent']);
    expect(text.offer('cards/dynamite/throw').warns).toEqual(['spent']);
    expect(act).toMatchObject({ note: '4+: 50%', does: 'Ends your turn. The fog lifts.' });
    expect(deedTold('haunts/fog/act', words, text, {}).whole).toBe('All of it.');
    expect(deedTold('haunts/fog/act', null, text, {}).brief).toBe('');
  });

  test('gives deeds a row each where there are enough', () => {
    const item = (does: string): DockItem => ({ ...must(dockOf(begun('ash'))[0]), does });
    const rows = (deeds: number, plain: number, others: number): boolean =>
      hasRows([...Array(deeds).fill(item('It rains.')), ...Array(plain).fill(item(''))], others);
    expect([rows(1, 2, 1), rows(2, 2, 0), rows(3, 0, 0), rows(1, 3, 1)]).toEqual([true, true, true, true]);
    expect([rows(0, 2, 0), rows(2, 2, 1), rows(3, 1, 0)]).toEqual([false, false, false]);
  });

  test('says beside the end of a turn that the haunt roll follows, and how likely it begins the haunt', () => {
    const state = begun('ash');
    const { position } = engine.view(state, 0);
    const input = { decision: askedIn(state), barred: [], text, packs: SECOND };
    const nextHauntRoll = { dice: 6, atMost: 2, due: true };
    const noteOf = (more: object): string =>
      must(dockItems({ ...input, position: { ...position, ...more } }).find(({ key }) => key === 'E')).note;
    expect(noteOf({ nextHauntRoll })).toMatch(
      /^then comes the haunt roll, and 2 or less begins the haunt \(4%\) · .+ is next$/u,
    );
    expect(noteOf({ nextHauntRoll: { ...nextHauntRoll, due: false } })).toMatch(/^(?!then).+ is next$/u);
    const blind = dockItems({ ...input, chances: false, position: { ...position, nextHauntRoll } });
    expect(must(blind.find(({ key }) => key === 'E')).note).not.toContain('%');
  });

  test('offers doors that only a walk leads to, which are opened on the house', () => {
    const state = begun('ash');
    const { position } = engine.view(state, 0);
    const turn = askedIn(state);
    // No door of one's own room, but some within reach.
    const decision = { ...turn, options: turn.options.filter(({ verb }) => verb !== 'discover') };
    const input = { decision, barred: [], position, text, packs: SECOND };
    const reach = { rooms: [], doors: [{ room: 'foyer', side: 'n', cost: 2, via: 0 }] } as unknown as Reach;
    const far = dockItems({ ...input, decision: { ...decision, reach } }).find(({ key }) => key === 'O');
    expect(far).toMatchObject({ label: 'Open a door', note: 'choose a lit door', from: 'house', options: [] });
    expect(dockItems({ ...input, decision: { ...decision, reach: { ...reach, doors: [] } } })[1]?.key).not.toBe('O');
  });

  test('says of every barred thing why, and names the clause where there is one', () => {
    const barred: DockItem[] = [];
    for (const seed of ['ash', 'birch', 'cedar', 'elm']) {
      const state = begun(seed);
      for (let i = 0; i < 300 && state.outcome === null; i += 1) {
        barred.push(...dockOf(state).filter((item) => item.state === 'barred'));
        const decision = askedIn(state);
        engine.apply(state, decision.seat, decision.id, (i * 5 + 1) % decision.options.length);
      }
    }
    expect(barred.length).toBeGreaterThan(10);
    expect(barred.filter(({ note }) => note === '')).toEqual([]);
    expect(barred.some(({ clause }) => clause?.startsWith('2e.') === true)).toBe(true);
  });

  test('says in one line what one rule forbids of many things', () => {
    const { position } = engine.view(begun('ash'), 0);
    const decision = askedIn(begun('ash'));
    const [rule, args] = ['2e.item.not-items', {}] as const;
    const barred = ['bell', 'ring', 'dog'].flatMap((card) => [
      { verb: 'give', card, to: 'ox-bellows', rule, args } as const,
      { verb: 'drop', card, rule, args } as const,
    ]);
    const items = dockItems({ decision, barred: barred as unknown as Barred[], position, text, packs: SECOND });
    const shut = items.filter(({ state }) => state === 'barred');
    expect(shut.map(({ label }) => label)).toEqual(['You cannot give anything away or drop anything']);
  });

  test('sends a choice among many places to the house, and lists it for who wants that', () => {
    const { position } = engine.view(begun('ash'), 0);
    const rooms = (n: number): Option[] => position.rooms.slice(0, n).map(({ id }) => ({ verb: 'room', room: id }));
    const itemsOf = (n: number): DockItem[] =>
      dockItems({ decision: decisionOf('room', rooms(n)), barred: [], position, text, packs: SECOND });
    expect(shareOut(itemsOf(3), 6)).toMatchObject({ shown: [{}, {}, {}], rest: [] });
    const many = shareOut(itemsOf(5), 6);
    expect(many.shown.map(({ from }) => from)).toEqual(['house']);
    expect(many.rest).toHaveLength(5);
    // The list tells on which floor each of them is.
    expect(many.rest.map(({ floor }) => floor)).toEqual(position.rooms.slice(0, 5).map(({ floor }) => floor));
  });

  test('has places for so many lines, one of them for the rest, and one for the way out', () => {
    const items = dockOf(begun('ash'));
    const line = must(items[0]);
    const deed = (n: number): DockItem => ({ ...line, id: `offer-${n}`, from: 'here' });
    const many = [...items, deed(1), deed(2), deed(3)];
    const { shown, rest, last } = shareOut(many, 3);
    // After the walk, what only the dock offers comes before what the house shows as well.
    expect(shown.map(({ id }) => id)).toEqual(['move', 'offer-1']);
    expect(rest.map(({ id }) => id)).toEqual(['discover', 'offer-2', 'offer-3']);
    expect(last.map(({ key }) => key)).toEqual(['E']);
    expect(shareOut(items, 6).shown.map(({ id }) => id)).toContain('move');
  });

  test('says in the corner of the way out why a turn cannot be ended, and what drives whoever has it', () => {
    const state = begun('ash');
    const { position } = engine.view(state, 0);
    const turn = askedIn(state);
    const decision = { ...turn, options: turn.options.filter(({ verb }) => verb !== 'end') };
    const asked = String(turn.prompt.args.who);
    const explorers = position.explorers.map((one) => (one.id === asked ? { ...one, statuses: ['lured'] } : one));
    const lured = text.during({ haunt: 'the-dance-of-death' });
    const barred: Barred[] = [{ verb: 'end', rule: 'move.must-go', args: {} } as unknown as Barred];
    const items = dockItems({ decision, barred, position: { ...position, explorers }, text: lured, packs: SECOND });
    const { last, shut } = shareOut(items, 3);
    expect(last).toMatchObject([{ state: 'barred', note: expect.stringMatching(/^Lured.* · you must keep moving/) }]);
    expect(shut).toEqual([]);
  });

  test('keeps a place for the fight and one for the deed of the haunt, however many other things there are', () => {
    const [line] = dockOf(begun('ash'));
    const item = (id: string, more: Partial<DockItem> = {}): DockItem => ({ ...must(line), id, from: 'here', ...more });
    const deed = (n: number): DockItem => item(`deed-${n}`, { rule: 'haunts/fog/act' });
    const way = [item('move'), item('discover'), item('leave')];
    const fight = (n: number): DockItem => item(`attack-${n}`, { isFight: true });
    const shown = (...items: readonly DockItem[]): string[] => shareOut(items, 2).shown.map(({ id }) => id);
    expect(shareOut([...way, fight(1), item('give')], 3).shown.map(({ id }) => id)).toContain('attack-1');
    expect(shareOut([...way, deed(1), deed(2), fight(1), fight(2)], 3).shown.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['deed-1', 'attack-1']),
    );
    // On the smallest phone there is one place beside that of the rest: the fight has it.
    expect(shown(...way, deed(1), fight(1), item('end', { isLast: true }))).toEqual(['attack-1']);
  });

  test('keeps the walk in front of what is seldom wanted', () => {
    const [line] = dockOf(begun('ash'));
    const item = (id: string, more: Partial<DockItem> = {}): DockItem => ({ ...must(line), id, from: 'here', ...more });
    const [walk, door] = [item('move', { from: 'house' }), item('discover', { from: 'house' })];
    const rare = [item('give', { isRare: true, from: 'list' }), item('drop', { isRare: true })];
    const end = item('end', { isLast: true });
    const shown = (...items: readonly DockItem[]): string[] => shareOut([...items, end], 3).shown.map(({ id }) => id);
    expect(shown(walk, door, item('offer-1'), ...rare)).toEqual(['move', 'offer-1']);
    expect(shown(walk, door, ...rare)).toEqual(['move', 'discover']);
    expect(shown(walk, door, item('offer-1'), item('loot'), ...rare)).toEqual(['move', 'loot']);
    expect(shown(walk, door, item('attack', { isFight: true }), ...rare)).toEqual(['move', 'attack']);
  });

  test('says why somebody beside one cannot be attacked, and with what, where there is one way only', () => {
    const [seats, who] = [[{ explorers: ['zoe-ingstrom'] }, {}, { explorers: ['vivian-lopez'] }], 'zoe-ingstrom'];
    const beside = (more: object): State => {
      const { state } = engine.create({ seats, dice: 'seed', haunts: [20], first: who }, 'bride');
      const explorers = { [who]: { room: 'foyer', ...more }, 'vivian-lopez': { room: 'entrance-hall' } };
      const began = { underway: { haunt: 20, revealer: who, room: 'foyer' }, traitor: 'vivian-lopez' };
      arrange(engine, state, {
        ...began,
        explorers,
        ...('cards' in more ? {} : { piles: { foyer: ['ring'] } }),
        pieces: [{ id: 'bride', room: 'foyer' }],
      });
      return state;
    };
    const barred = (state: State): (readonly [string, string])[] =>
      dockOf(state).flatMap(({ state: is, label, note }) =>
        is === 'barred' && label.includes('attack') ? [[label, note] as const] : [],
      );
    const state = beside({});
    const nothingElse = 'it cannot be attacked with Might, and you have nothing else to attack with';
    expect(barred(state)).toEqual([['You cannot attack the Ghost Bride', nothingElse]]);
    for (const wanted of ['pick-up', 'thing', 'done'] as const) {
      const { seat, id, options } = askedIn(state);
      engine.apply(
        state,
        seat,
        id,
        Math.max(
          0,
          options.findIndex(({ verb }) => verb === wanted),
        ),
      );
    }
    expect(barred(state)).toEqual([
      ['You cannot attack the Ghost Bride', expect.stringMatching(/^the Ring has already been used, picked up/)],
    ]);
    const armed = engine.view(beside({ cards: ['ring'] }), 0).decisions[0];
    expect(armed?.options.find(({ verb }) => verb === 'attack')).toMatchObject({ trait: 'sanity', dice: 5 });
  });

  test('names the only thing that an action could hand over, and asks where there are more', () => {
    const { cards } = engine.program(begun('ash').ruleset);
    const labels = (...held: readonly string[]): string[] => {
      const state = begun('ash');
      const traitor = state.turn.who;
      for (const id of held) state.things.place[cards.findIndex((card) => card.id === id)] = HELD + traitor;
      beginHaunt(engine, state, 1, traitor);
      for (let i = 0; i < 100 && !(state.turn.who === traitor && askedIn(state).kind === 'turn'); i += 1) {
        const decision = askedIn(state);
        const end = decision.options.findIndex(({ verb }) => verb === 'end');
        engine.apply(state, decision.seat, decision.id, Math.max(0, end));
      }
      return dockOf(state).flatMap(({ label, state: is }) =>
        is === 'open' && label.startsWith('Hand') ? [label] : [],
      );
    };
    expect(labels()).toEqual([]);
    expect(labels('bell')).toEqual(['Hand something to the Mummy (Bell)']);
    expect(labels('bell', 'armor')).toEqual(['Hand something to the Mummy']);
  });

  test('tells what a loser has who may be robbed, and where the side of a divided room lies', () => {
    const { position } = engine.view(begun('ash'), 'public');
    const first = must(position.explorers[0]);
    const rooms = [...position.rooms, { id: 'chasm', floor: 'basement', x: 1, y: 0, turn: 1 }];
    const explorers = [{ ...first, cards: ['bell', 'girl', 'ring', 'dog'] }, ...position.explorers.slice(1)];
    const notes = (kind: AskedKind, option: Option): string[] => {
      const setting = { damage: { who: first.id, kind: 'physical', n: 3, about: '' } };
      const decision = decisionOf(kind, [option], { setting });
      return dockItems({ decision, barred: [], position: { ...position, rooms, explorers }, text, packs: SECOND }).map(
        ({ note }) => note,
      );
    };
    const robs = { verb: 'offer', rule: 'haunts/the-mummy-walks/mummy-robs', about: '' } as const;
    expect(notes('defeat', robs)).toEqual([`${text.short(first.id)} has: Bell, Ring`]);
    expect(notes('turn', { verb: 'part', part: 0, room: 'chasm' })).toEqual(['east and south']);
  });

  test('says whose turn comes next, before the haunt and in it, and that the monsters come between', () => {
    const notes = new Set<string>();
    const state = begun('ash');
    const round = [...engine.view(state, 'public').position.order];
    const endOf = (): string => dockOf(state).find(({ id }) => id.startsWith('end'))?.note ?? '';
    expect(endOf()).toBe(`${text.short(must(round[1]))} is next`);
    beginHaunt(engine, state, 1, state.turn.who);
    for (let i = 0; i < 200 && state.outcome === null; i += 1) {
      const decision = askedIn(state);
      const end = decision.options.findIndex(({ verb }) => verb === 'end');
      if (end >= 0) notes.add(endOf());
      engine.apply(state, decision.seat, decision.id, Math.max(0, end));
    }
    const people = round.map((id) => `${text.short(id)} is next`);
    expect([...notes].filter((note) => !people.includes(note))).toEqual(['the monsters are next']);
    expect(notes.size).toBeGreaterThan(2);
  });

  test('shows of an attack, and of each weapon, the dice of both', () => {
    const decision = decisionOf('weapon', [
      { verb: 'weapon', card: 'axe', trait: 'might', dice: 7, against: 1 },
      { verb: 'bare', trait: 'might', dice: 1, against: 3, adds: 2, addsAgainst: 1 },
    ]);
    const { position } = engine.view(begun('ash'), 0);
    const shown = dockItems({ decision, barred: [], position, text, packs: SECOND }).map(({ label, note }) => [
      label,
      note,
    ]);
    expect(shown).toEqual([
      ['Attack with the Axe', 'Might: 7 dice against 1'],
      ['Attack without a weapon', 'Might: 1 die +2 against 3 +1'],
    ]);
    expect(decision.options.map((option) => text.option(option, decision))).toEqual([
      'Attack with the Axe (Might: 7 dice against 1)',
      'Attack without a weapon (Might: 1 die against 3)',
    ]);
  });

  test('tells at best how likely an attack is won whose means are chosen later, and where losing does no damage', () => {
    const best = { verb: 'attack', who: 'ox-bellows', chance: 0.43, risk: 0.2, best: true } as const;
    const shot = { trait: 'speed', dice: 4, against: 3, chance: 0.5, risk: 0.3, safe: true } as const;
    const decision = decisionOf('weapon', [best, { verb: 'weapon', card: 'revolver', ...shot }]);
    const { position } = engine.view(begun('ash'), 0);
    const [attack, weapon] = dockItems({ decision, barred: [], position, text, packs: SECOND });
    expect(attack?.note).toMatch(/^at best 43%/);
    expect(weapon?.note).toBe('50% · Speed: 4 dice against 3 · no damage if you lose');
    expect(oddsOf(best, text)).toMatch(/^Win 43% at best\./);
    expect(oddsOf(shot, text)).toBe('Speed: 4 dice against 3. Win 50%, tie 20%, lose 30%. Losing does you no damage.');
    expect(oddsOf(withoutChance(best), text)).not.toContain('%');
  });

  test('calls a gift a gift, and the traitor by that name', () => {
    const state = begun('ash');
    const decision = askedIn(state);
    const { position } = engine.view(state, decision.seat);
    const to = must(position.order[1]);
    const options: readonly Option[] = [{ verb: 'give', card: 'axe', to }, { verb: 'end' }];
    const gift = (traitor: string) =>
      dockItems({
        decision: { ...decision, options },
        barred: [],
        position: { ...position, traitor },
        text,
        packs: SECOND,
      })[0];
    expect(gift('')).toMatchObject({ label: 'Give something away', note: `to ${text.short(to)}, here with you` });
    expect(gift(to)?.note).toBe(`to ${text.short(to)}, the traitor, here with you`);
  });

  test('gives every key once and covers every option, whatever is asked', () => {
    let questions = 0;
    for (const seed of ['ash', 'birch', 'cedar', 'elm', 'fir', 'hazel']) {
      const state = begun(seed);
      for (let i = 0; i < 300 && state.outcome === null; i += 1) {
        const decision = askedIn(state);
        const items = dockOf(state);
        const keys = items.flatMap(({ key }) => (key === null ? [] : [key]));
        expect(new Set(keys).size).toBe(keys.length);
        // A letter belongs to a verb: no other thing is known by a letter of its words.
        expect(keys.filter((key) => !/[1-9ADEMNOPT]/.test(key))).toEqual([]);
        expect(items.flatMap(({ options }) => options).sort((a, b) => a - b)).toEqual([...decision.options.keys()]);
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
        questions += 1;
        engine.apply(state, decision.seat, decision.id, (i * 5 + 1) % decision.options.length);
      }
    }
    expect(questions).toBeGreaterThan(1000);
  });
});

test('a question beside whose figure stands leaves the name out, as its language says it', () => {
  const asked = (lang: string, kind: Parameters<typeof decisionOf>[0], named: boolean): string =>
    loadText(lang, [secondEdition]).prompt(
      decisionOf(kind, [], { prompt: { key: `ask.${kind}`, args: { who: 'ox-bellows', about: '' } } }),
      named,
    );
  expect(asked('en', 'after-roll', true)).toMatch(/^Ox Bellows: Do/);
  expect(asked('en', 'after-roll', false)).toMatch(/^Do you/);
  expect(asked('pl', 'after-roll', false)).toMatch(/^Chcesz/);
  // A name that is a part of the sentence stays.
  expect(asked('en', 'consent', false)).toContain('Ox Bellows');
});
