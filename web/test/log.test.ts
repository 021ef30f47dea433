import type { SeenEvent } from '@hollow/engine';
import type { LogEntry } from '@hollow/protocol';
import { loadText } from '@hollow/text';
import { describe, expect, test } from 'vitest';
import { linesAfter, logLines, Teller } from '../src/log/log.ts';
import { must } from './must.ts';

const text = loadText('en', ['second-edition']);
const entries = (...events: readonly Readonly<Record<string, unknown>>[]): LogEntry[] =>
  events.map((event, i) => ({ n: i + 1, at: 0, kind: 'event', event: { reveals: false, ...event } as SeenEvent }));
const move = (who: string, from: string, to: string) => ({ type: 'move', who, from, to, side: 0, cost: 1, part: 0 });
const lines = (list: readonly LogEntry[]): string[] => logLines(list, text).map((line) => line.text);

describe('The log', () => {
  test('says who begins, and by which birthday', () => {
    const begins = { type: 'begins', order: ['ox-bellows', 'zoe-ingstrom'], who: 'ox-bellows' };
    const order = 'Order of play: Ox Bellows, Zoe Ingstrom.';
    expect(lines(entries({ ...begins, birthday: { month: 10, day: 18 } }))).toEqual([
      `Ox Bellows, whose birthday comes next (18 October), begins. ${order}`,
    ]);
    expect(lines(entries(begins))).toEqual([`Ox Bellows begins. ${order}`]);
  });

  test('tells a walk in one line', () => {
    const walk = entries(
      move('vivian-lopez', 'entrance-hall', 'foyer'),
      move('vivian-lopez', 'foyer', 'patio'),
      move('vivian-lopez', 'patio', 'gardens'),
    );
    expect(lines(walk)).toEqual(['Vivian Lopez walks to the Gardens (3 rooms).']);
    expect(logLines(walk, text)[0]).toMatchObject({ first: 1, n: 3 });
  });

  test('names what makes other damage of it, also where none of it is left', () => {
    const armor = { type: 'altered', who: 'ox-bellows', about: 'armor', kind: 'physical', n: 2, becomes: 1, into: '' };
    expect(lines(entries(armor, { ...armor, becomes: 0 }, { ...armor, about: '', into: 'mental' }))).toEqual([
      'Armor: 2 physical damage becomes 1.',
      'Armor: Ox Bellows takes no physical damage.',
      '2 physical damage becomes 1 mental damage.',
    ]);
  });

  test('says of a walk there and back that it ends where it began', () => {
    const there = move('vivian-lopez', 'foyer', 'patio');
    expect(lines(entries(there, move('vivian-lopez', 'patio', 'foyer')))).toEqual([
      'Vivian Lopez walks about and comes back to the Foyer.',
    ]);
  });

  test('names the rule of another page that does something, before what it does', () => {
    const labels = { 'haunts/wail-of-the-banshee/wail': 'The Banshee’s wail' };
    const heroes = text.during({ haunt: 'wail-of-the-banshee', sides: ['heroes'], labels });
    const hurt = { type: 'damage', who: 'ox-bellows', kind: 'mental', n: 2, about: '', behind: 'wail' };
    const lost = {
      type: 'trait',
      who: 'ox-bellows',
      trait: 'sanity',
      wanted: -2,
      steps: -2,
      from: 4,
      to: 2,
      about: '',
    };
    const told = logLines(entries(hurt, lost, { ...move('ox-bellows', 'foyer', 'patio'), behind: '' }), heroes);
    expect(told.map((line) => line.text)).toEqual([
      'The Banshee’s wail: Ox Bellows takes 2 mental damage: Sanity 4 → 2.',
      'Ox Bellows goes from the Foyer to the Patio.',
    ]);
    const setUp = { type: 'died', who: 'ox-bellows', behind: 'setup/traitor' };
    expect(logLines(entries(setUp), heroes).map((line) => line.text)).toEqual([
      'The traitor’s set-up: Ox Bellows dies.',
    ]);
  });

  test('does not say that a turn is over before the card of the room that ended it is drawn', () => {
    const found = { type: 'discover', who: 'ox-bellows', room: 'attic', floor: 'upper', turn: 0, x: 0, y: 1 };
    const told = entries(
      { type: 'turn', who: 'ox-bellows' },
      found,
      move('ox-bellows', 'upper-landing', 'attic'),
      { type: 'ended', who: 'ox-bellows', what: 'turn' },
      { type: 'draw', who: 'ox-bellows', deck: 'item', card: 'axe' },
    );
    expect(logLines(told, text).map(({ events }) => events[0]?.type)).toEqual(['turn', 'discover', 'draw']);
    const stopped = entries({ type: 'turn', who: 'ox-bellows' }, { type: 'ended', who: 'ox-bellows', what: 'turn' });
    expect(logLines(stopped, text).map(({ events }) => events[0]?.type)).toEqual(['turn', 'ended']);
  });

  test('is silent about who stays where they are, and about the turns of the dead', () => {
    const told = entries(
      move('ox-bellows', 'patio', 'patio'),
      { type: 'turn', who: 'ox-bellows' },
      { type: 'died', who: 'ox-bellows' },
      { type: 'turn', who: 'ox-bellows' },
    );
    expect(logLines(told, text).map(({ events }) => events[0]?.type)).toEqual(['turn', 'died']);
  });

  test('says once that somebody does something unseen, until something else happens', () => {
    const hidden = { type: 'unseen', who: 'ox-bellows' };
    const walk = move('ox-bellows', 'foyer', 'patio');
    expect(logLines(entries(hidden, hidden, walk, hidden), text).map(({ n }) => n)).toEqual([2, 3, 4]);
  });

  test('says once that a turn is over', () => {
    const over = { type: 'ended', who: 'ox-bellows', what: 'turn' };
    expect(lines(entries({ type: 'turn', who: 'ox-bellows' }, over, over))).toHaveLength(2);
  });

  test('tells in one line what somebody leaves in a room', () => {
    const left = (card: string) => ({ type: 'card', card, from: 'ox-bellows', to: '', room: 'foyer', pile: '' });
    expect(lines(entries(left('girl'), left('medallion'), left('ring')))).toEqual([
      'Ox Bellows leaves the Girl, the Medallion and the Ring in the Foyer.',
    ]);
  });

  test('is silent about the turns of the dead also where only what is new is wanted', () => {
    const told = entries({ type: 'died', who: 'ox-bellows' }, { type: 'turn', who: 'ox-bellows' });
    expect(linesAfter(logLines(told, text), 1)).toEqual([]);
  });

  test('tells the turns of somebody whose death was taken back', () => {
    const told = entries({ type: 'died', who: 'ox-bellows' });
    const back = { n: 2, at: 0, kind: 'table', what: 'undone', args: { seat: 0, name: 'Ada', after: 0 } } as const;
    const turn = entries({ type: 'turn', who: 'ox-bellows' })[0];
    const lived = [...told, back, { ...must(turn), n: 3 }];
    expect(logLines(lived, text).at(-1)?.events[0]?.type).toBe('turn');
  });

  test('tells a fight with both throws in one line, and as long as it is open who attacks whom', () => {
    const attack = { type: 'attack', by: 'ox-bellows', on: 'vivian-lopez', trait: 'might', weapon: '' };
    const roll = (who: string, tag: string, faces: number[], total: number) => ({
      type: 'roll',
      who,
      trait: 'might',
      faces,
      total,
      dice: faces.length,
      bonus: 0,
      tags: [tag],
      about: '',
    });
    const thrown = [attack, roll('ox-bellows', 'attack', [1, 2], 3), roll('vivian-lopez', 'defence', [2, 2], 4)];
    expect(lines(entries(...thrown))).toEqual(['Ox Bellows attacks Vivian Lopez with Might.']);
    const fought = {
      type: 'fought',
      by: 'ox-bellows',
      on: 'vivian-lopez',
      attack: 3,
      defence: 4,
      winner: 'vivian-lopez',
      margin: 1,
    };
    const [line] = logLines(entries(...thrown, fought, attack), text);
    expect(line).toMatchObject({
      first: 1,
      n: 4,
      text: 'Ox Bellows attacks Vivian Lopez with Might, 3 (1 2) against 4 (2 2): Vivian Lopez wins by 1.',
      added: 'Ox Bellows scores 3 against Vivian Lopez’s 4: Vivian Lopez wins by 1.',
    });
    // What cards add, or take away, stands behind the dice; where no dice are seen the result stands by itself.
    const armed = [attack, roll('ox-bellows', 'attack', [1, 2], 4), roll('vivian-lopez', 'defence', [2, 2], 3)];
    const results = { ...fought, attack: 4, defence: 3, winner: 'ox-bellows' };
    expect(lines(entries(...armed, results))[0]).toMatch(/ 4 \(1 2 \+1\) against 3 \(2 2 −1\): /);
    expect(lines(entries(attack, roll('ox-bellows', 'attack', [], 4), results))[0]).toMatch(/ 4 against 3: /);
    // Another attack is another line.
    expect(lines(entries(...thrown, fought, attack))).toHaveLength(2);
  });

  const loss = (trait: string, from: number, to: number, about = '') => ({
    type: 'trait',
    who: 'ox-bellows',
    trait,
    wanted: -1,
    steps: -1,
    from,
    to,
    about,
  });

  test('tells damage with what it costs', () => {
    const damage = { type: 'damage', who: 'ox-bellows', kind: 'physical', n: 2, about: 'bite' };
    expect(lines(entries(damage, loss('might', 4, 4, 'bite'), loss('speed', 5, 4, 'bite')))).toEqual([
      'Ox Bellows takes 2 physical damage (Bite): Might still 4 and Speed 5 → 4.',
    ]);
    expect(lines(entries(damage))).toEqual(['Ox Bellows takes 2 physical damage (Bite).']);
  });

  test('tells apart what damage takes and what something else takes after it', () => {
    const hurt = { type: 'damage', who: 'ox-bellows', kind: 'physical', n: 2, about: '' };
    const told = entries(hurt, loss('might', 4, 3), loss('speed', 4, 4), loss('might', 3, 2), loss('sanity', 5, 4));
    expect(lines(told)).toEqual([
      'Ox Bellows takes 2 physical damage: Might 4 → 3 and Speed still 4.',
      'Ox Bellows loses 1 Might (3 → 2) and 1 Sanity (5 → 4).',
    ]);
    expect(lines(entries(hurt, loss('might', 4, 3), loss('speed', 4, 3, 'dog')))).toEqual([
      'Ox Bellows takes 2 physical damage: Might 4 → 3.',
      'Ox Bellows loses 1 Speed: 4 → 3 (Dog).',
    ]);
  });

  test('is silent about what is still taken from the dead', () => {
    const told = entries({ type: 'died', who: 'ox-bellows' }, loss('might', 3, 3, 'dog'));
    expect(lines(told)).toEqual(['Ox Bellows dies.']);
  });

  test('tells damage that kills whole, and then the death', () => {
    const harm = { type: 'damage', who: 'ox-bellows', n: 2, kind: 'mental', about: 'dog' };
    const died = { type: 'died', who: 'ox-bellows' };
    const told = lines(entries(harm, loss('sanity', 1, 0, 'dog'), died, loss('knowledge', 4, 3, 'dog')));
    expect(told).toHaveLength(2);
    expect(told[0]).toMatch(/Sanity 1 → 0 and Knowledge 4 → 3/);
    expect(told[1]).toBe('Ox Bellows dies.');
  });

  test('tells an exchange once, from the side of which the numbers are known', () => {
    const exchanged = (who: string, other: string, more = {}) => ({
      type: 'exchanged',
      token: 'the-star-sickness/germ',
      who,
      with: other,
      n: 2,
      ...more,
    });
    const there = exchanged('ox-bellows', 'zoe-ingstrom');
    const back = exchanged('zoe-ingstrom', 'ox-bellows');
    expect(lines(entries(there, back))).toHaveLength(1);
    const known = lines(entries(there, exchanged('zoe-ingstrom', 'ox-bellows', { numbers: [2, 3] })));
    expect(known).toHaveLength(1);
    expect(known[0]).toMatch(/^Zoe Ingstrom exchanges .* with Ox Bellows; Zoe Ingstrom now has the numbers 2/);
    expect(lines(entries(there, exchanged('zoe-ingstrom', 'vivian-lopez')))).toHaveLength(2);
  });

  test('tells the way of a monster that drifts in one line, without what lies between its steps', () => {
    const step = (from: string, to: string) => move('wail-of-the-banshee/banshee', from, to);
    const on = { type: 'chose', who: 'ox-bellows', key: 'drift-on', about: '' };
    const dice = {
      type: 'roll',
      who: 'wail-of-the-banshee/banshee',
      dice: 1,
      faces: [0],
      bonus: 0,
      total: 0,
      tags: [],
      about: '',
    };
    const told = entries(step('attic', 'tower'), on, step('tower', 'vault'), on, dice, step('vault', 'chapel'), on);
    expect(lines(told).slice(0, 1)).toEqual([expect.stringMatching(/takes this way: Attic, Tower, Vault, Chapel\.$/)]);
    expect(lines(told)).toHaveLength(2);
    const far = ['attic', 'tower', 'vault', 'chapel', 'crypt', 'library', 'gardens'];
    const long = far.slice(1).flatMap((room, i) => [step(far[i] ?? '', room), on]);
    expect(lines(entries(...long))[0]).toMatch(/walks to the Gardens \(6 rooms\)\.$/);
    expect(lines(entries(move('ox-bellows', 'attic', 'tower'), on, move('ox-bellows', 'tower', 'vault')))).toHaveLength(
      3,
    );
  });

  test('names what attacks by a rule of the haunt, where the reader’s page does', () => {
    const plague = text.during({ haunt: 'the-star-sickness' });
    const dice = { dice: 1, faces: [1], bonus: 0, total: 1, about: '', behind: 'plague-strikes' };
    const told = entries(
      { type: 'attack', by: '', on: 'ox-bellows', trait: 'might', weapon: '' },
      { type: 'roll', who: '', tags: ['attack', 'might'], ...dice },
      { type: 'roll', who: 'ox-bellows', tags: ['defence', 'might'], ...dice },
      { type: 'fought', by: '', on: 'ox-bellows', attack: 1, defence: 1, winner: '', margin: 0 },
    );
    expect(logLines(told, plague).map((line) => line.text)).toEqual([
      'The plague attacks Ox Bellows with Might, 1 against 1: a tie, and nobody is hurt.',
    ]);
  });

  test('tells in one line what one thing does to several traits', () => {
    const gain = (who: string, trait: string, from: number, to: number) => ({
      type: 'trait',
      who,
      trait,
      wanted: 1,
      steps: 1,
      from,
      to,
      about: 'amulet-of-the-ages',
    });
    const told = entries(gain('ox-bellows', 'speed', 4, 5), gain('ox-bellows', 'might', 5, 5));
    expect(lines(told)).toEqual(['Ox Bellows gains 1 Speed (4 → 5) and 1 Might (still 5) (Amulet of the Ages).']);
    // Steps of one trait come to one sum.
    const [half, whole] = [gain('ox-bellows', 'might', 2, 2), gain('ox-bellows', 'might', 2, 4)];
    expect(lines(entries(half, gain('ox-bellows', 'speed', 4, 5), whole))).toEqual([
      'Ox Bellows gains 2 Might (2 → 4) and 1 Speed (4 → 5) (Amulet of the Ages).',
    ]);
    // Of somebody else it is another line.
    expect(lines(entries(gain('ox-bellows', 'speed', 4, 5), gain('vivian-lopez', 'might', 2, 3)))).toHaveLength(2);
  });

  test('says of a haunt’s pieces that they appear and are gone, and of tokens that they are placed', () => {
    const token = (id: string, room: string) => ({ type: 'token', token: id, room });
    const told = entries(
      token('the-mummy-walks/mummy', 'crypt'),
      token('the-mummy-walks/sarcophagus', 'chapel'),
      token('drip', 'patio'),
      { ...token('dog', 'patio'), with: 'ox-bellows' },
      { type: 'token-gone', token: 'the-mummy-walks/mummy', room: 'crypt' },
    );
    expect(lines(told)).toEqual([
      'The Mummy appears in the Crypt, the Sarcophagus in the Chapel.',
      'The Drip token is placed on the Patio.',
      'The Mummy is gone from the Crypt.',
    ]);
  });

  test('counts a haunt’s pieces that nobody can tell apart', () => {
    const clue = (room: string) => ({ type: 'token', token: 'treasure-hunt/clue', room });
    expect(lines(entries(clue('crypt'), clue('patio')))).toEqual([
      'A total of 2 Clues appear in the Crypt and on the Patio.',
    ]);
    const rooms = ['crypt', 'patio', 'foyer', 'chapel', 'attic', 'attic'];
    expect(lines(entries(...rooms.map(clue)))).toEqual(['A total of 6 Clues appear in 5 rooms.']);
    const zombie = (n: number, room: string) => ({ type: 'token', token: `family-gathering/zombie#${n}`, room });
    const [together, apart] = [
      [zombie(1, 'foyer'), zombie(2, 'foyer')],
      [zombie(1, 'foyer'), zombie(2, 'attic')],
    ];
    expect(lines(entries(...together))[0]).toMatch(/^2 .*s appear in the Foyer\.$/);
    expect(lines(entries(...apart))[0]).toMatch(/ 1 appears in the Foyer, .* 2 in the Attic\.$/);
  });

  test('tells tiles for other floors that are passed over with the room that fits, as each edition puts them away', () => {
    const aside = { type: 'tiles-set-aside', n: 2, backs: [['upper'], ['basement']] };
    const gardens = { type: 'discover', who: 'ox-bellows', room: 'gardens', floor: 'ground', x: 0, y: 1, turn: 0 };
    const told = entries(aside, { type: 'tile', who: 'ox-bellows', room: 'gardens' }, gardens);
    expect(logLines(told, text)).toMatchObject([
      {
        who: 'ox-bellows',
        text: '2 tiles for other floors are set aside. Ox Bellows discovers the Gardens (ground floor).',
        added: 'Ox Bellows discovers the Gardens (ground floor).',
      },
    ]);
    const third = loadText('en', ['third-edition']);
    expect(logLines(entries(aside), third)).toMatchObject([
      { text: '2 tiles for other floors go to the bottom of the stack.' },
    ]);
    const refused = { type: 'tile-refused', room: 'kitchen' };
    expect(logLines(entries(refused), third)).toMatchObject([
      { text: 'The Kitchen does not fit here and goes to the bottom of the stack.' },
    ]);
  });

  test('tells cards that go back into a deck in one line', () => {
    const back = (card: string) => ({ type: 'card', card, from: '', to: '', room: '', pile: 'stack' });
    const told = entries(back('ring'), back('mask'), back('skull'));
    expect(lines(told)).toEqual(['Back into the deck: Ring, Mask and Skull.']);
    expect(lines(entries(back('ring')))).toEqual(['The Ring goes back into the deck, which is shuffled.']);
  });

  test('tells the walks of two people apart', () => {
    expect(lines(entries(move('vivian-lopez', 'foyer', 'patio'), move('ox-bellows', 'foyer', 'patio')))).toEqual([
      'Vivian Lopez goes from the Foyer to the Patio.',
      'Ox Bellows goes from the Foyer to the Patio.',
    ]);
  });

  test('does not say twice what one line says', () => {
    const found = entries(
      { type: 'tile', who: 'ox-bellows', room: 'gardens' },
      { type: 'discover', who: 'ox-bellows', room: 'gardens', floor: 'ground', x: 0, y: 1, turn: 0 },
      move('ox-bellows', 'patio', 'gardens'),
      { type: 'draw', who: 'ox-bellows', deck: 'item', card: 'axe' },
      { type: 'card', card: 'axe', from: '', to: 'ox-bellows', room: '', pile: '' },
      { type: 'turn-over', who: 'ox-bellows' },
    );
    expect(lines(found)).toEqual([
      'Ox Bellows discovers the Gardens (ground floor).',
      'Ox Bellows draws a card: Axe (item).',
    ]);
  });

  test('a card that changes hands later has its line', () => {
    const given = entries(
      { type: 'draw', who: 'ox-bellows', deck: 'item', card: 'axe' },
      { type: 'card', card: 'axe', from: 'ox-bellows', to: 'zoe-ingstrom', room: '', pile: '' },
    );
    expect(lines(given)).toHaveLength(2);
  });

  test('tells a roll that is changed in the order in which it happened: the dice, why they are thrown again, the result', () => {
    const who = 'zoe-ingstrom';
    const rolled = { tags: ['trait', 'sanity'], about: 'mask', who };
    const thrown = { type: 'thrown', ...rolled, faces: [1, 0], total: 1 };
    const result = { type: 'roll', ...rolled, dice: 2, bonus: 0 };
    const again = entries(
      thrown,
      { type: 'offer', who, rule: 'cards/lucky-stone/rub', about: 'lucky-stone' },
      { type: 'rerolled', who, faces: [2] },
      { ...result, faces: [1, 2], total: 3 },
    );
    expect(lines(again)).toEqual([
      'Zoe Ingstrom rolls Sanity (Mask): 1 0 = 1 so far.',
      'Zoe Ingstrom: Rub the Lucky Stone and roll some of the dice again.',
      'Zoe Ingstrom rolls again: 2.',
      'Zoe Ingstrom rolls Sanity (Mask): 1 2 = 3.',
    ]);
    // Dice that are left as they lie are told once.
    expect(lines(entries(thrown, { ...result, faces: [1, 0], total: 1 }))).toEqual([
      'Zoe Ingstrom rolls Sanity (Mask): 1 0 = 1.',
    ]);
  });

  test('says of a deed what was needed, and of a fight who won', () => {
    const deed = { type: 'roll', who: 'ox-bellows', tags: ['task', 'might'], about: '', dice: 2, bonus: 0 };
    const fought = { type: 'fought', by: 'ox-bellows', on: 'zoe-ingstrom', attack: 3, defence: 2 };
    expect(
      lines(
        entries(
          { ...deed, faces: [1, 2], total: 3, behind: 'search', need: 4 },
          { ...deed, faces: [1, 2], total: 3, behind: 'rule', need: 0 },
          { ...fought, winner: 'ox-bellows', margin: 1 },
          { ...fought, defence: 3, winner: '', margin: 0 },
        ),
      ),
    ).toEqual([
      'Ox Bellows rolls Might: 1 2 = 3 (4 or more needed). The roll fails.',
      'Ox Bellows rolls Might: 1 2 = 3.',
      'Ox Bellows scores 3 against Zoe Ingstrom’s 2: Ox Bellows wins by 1.',
      'Ox Bellows scores 3 against Zoe Ingstrom’s 3: a tie, and nobody is hurt.',
    ]);
  });

  test('shows who speaks, and what is for one side only', () => {
    const [line] = logLines(
      [{ n: 1, at: 5, kind: 'chat', seat: 2, name: 'Jonas', to: 'side', text: 'The attic, quickly' }],
      text,
    );
    expect(line).toMatchObject({ kind: 'chat', speaker: 'Jonas', aside: true, text: 'The attic, quickly' });
  });

  test('leaves out what it has no words for', () => {
    // A page that is older than the server.
    const entry: LogEntry = JSON.parse('{"n":1,"at":0,"kind":"table","what":"no-such-thing","args":{}}');
    expect(lines([entry])).toEqual([]);
  });

  test('keeps the lines that were told when the stream goes on, and forgets them when another one begins', () => {
    const teller = new Teller(text);
    const told = entries(
      { type: 'turn', who: 'ox-bellows' },
      move('ox-bellows', 'foyer', 'patio'),
      move('ox-bellows', 'patio', 'gardens'),
    );
    const [earlier, later] = [told.slice(0, 2), told.slice(2)];
    const before = teller.lines(earlier);
    const after = teller.lines(told);
    expect(after[0]).toBe(before[0]);
    expect(after).toEqual(logLines(told, text));
    expect(before).toEqual(logLines(earlier, text));
    expect(teller.lines(later)).toEqual(logLines(later, text));
  });
});
