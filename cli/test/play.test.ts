import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Ran, scratch, spawned, typing } from './hollow.ts';

const EVENING = ['play', '--seed', 'evening'];
/** In a process of its own, which takes its time. */
const piped = (typed: string): Ran => spawned(EVENING, typed);
const played = (typed: string, ...args: string[]): Promise<Ran> => typing([...EVENING, ...args], typed);

test('some turns can be played from a pipe, and then one leaves', () => {
  const ran = piped(`${'1\n'.repeat(12)}w\nm\nc\nl\n?\nq\n`);
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(ran.out.match(/ 1 {2}/g)?.length).toBeGreaterThan(12);
  expect(ran.out).toContain('You leave the house.');
  // Without a terminal there are no colours.
  expect(ran.out).not.toContain(String.fromCharCode(27));
});

test('the end of the input ends the game cleanly', () => {
  expect(piped('1\n')).toMatchObject({ code: 0, err: '' });
  expect(piped('')).toMatchObject({ code: 0, err: '' });
});

test('nothing is wider than a hundred columns', async () => {
  const { out } = await played(`${'1\n2\n3\n'.repeat(20)}m\np\nl\nq\n`, '--players', '6');
  const [widest = ''] = out.split('\n').toSorted((a, b) => b.length - a.length);
  expect(widest.length).toBeGreaterThan(0);
  expect(widest.length, widest).toBeLessThanOrEqual(100);
});

test('a wrong number and an unknown word are answered in words', async () => {
  const { out } = await played('99\nfly\nq\n');
  expect(out).toContain('The options are numbered 1 to');
  expect(out).toContain('“fly”');
});

test('a step that revealed nothing can be taken back', async () => {
  const { out } = await played('u\n1\nu\nq\n');
  expect(out).toContain('There is nothing you can take back');
  expect(out).toContain('Taken back.');
});

test('every word of the terminal comes from the files', async () => {
  const { out, err } = await played(`${'1\n'.repeat(6)}?\ni foyer\nq\n`, '--lang', 'qps');
  expect(err).toBe('');
  expect(out).not.toContain('You leave the house');
  expect(out).not.toContain('Round ');
});

test('commands take capital letters, and show the question again', async () => {
  const { out } = await played('I girl\nP\nL\nq\n');
  expect(out).toContain('Girl (omen): not in play');
  expect(out).toContain('gain 1 Sanity and 1 Knowledge');
  expect(out).toMatch(/Knowledge {2}†/);
  expect(out).toContain('What happened, lines');
  expect(out.match(/What do you do\?/g)).toHaveLength(4);
});

test('a game can be played by another reading of a rule, and one that does not exist is refused', async () => {
  expect(await played('q\n', '--switch', 'openHaunt=open', '--played', '1', '12')).toMatchObject({ code: 0, err: '' });
  expect((await played('q\n', '--switch', 'openHaunt=ajar')).err).toContain('ajar');
  expect((await played('q\n', '--switch', 'openHaunt')).err).toContain('name=reading');
  expect((await played('q\n', '--played', 'mummy')).err).toContain('mummy');
});

/** A game in which the first tile north of the hall can be turned. */
const byLantern = (typed: string): Promise<Ran> => typing(['play', '--seed', 'lantern'], typed);

test('one word walks to a room some rooms away, and to a door there and through it', async () => {
  const { out } = await played('g\ng upper\nu\nq\n');
  expect(out).toMatch(/Within reach: .*Foyer \(1\)/);
  expect(out).toMatch(/Doors you could open: /);
  expect(out).toContain('Taken back.');
  expect((await byLantern('g entrance n\nq\n')).out).toContain('Kitchen');
  expect((await byLantern('g foyer n\nq\n')).out).toMatch(/to the Foyer\.[\s\S]*north of the Foyer/);
  expect((await played('g nowhere\nq\n')).out).toContain('Nothing called “nowhere” is within reach now.');
});

test('a tile says how it would lie', async () => {
  const { out } = await byLantern('2\nq\n');
  expect(out).toMatch(/Kitchen: north of the Entrance Hall \(ground floor\)/);
  expect(out).toMatch(/1 {2}Doors: east, south; connects to: Entrance Hall/);
});

describe('the third edition', () => {
  const third = (typed: string, ...args: string[]): Promise<Ran> =>
    typing(['play', '--edition', 'third-edition', '--seed', 'tale', '--bots', 'light', ...args], typed);

  test('is played with a scenario, and a trade says who would give what', async () => {
    const { out, err } = await third(`${'1\n'.repeat(24)}q\n`, '--scenario', 'for-sale');
    expect(err).toBe('');
    expect(out).toContain('· For Sale ·');
    expect(out).toMatch(/gives nothing; .* gives Book\./);
    expect(out).toContain('would give it)');
    expect(out).toContain('No trade after all');
  });

  test('knows its scenarios by their ids', async () => {
    expect((await third('q\n', '--scenario', 'the-moon')).err).toContain('there are a-mysterious-invitation, ');
    expect((await typing(['play', '--scenario', 'cursed'], 'q\n')).err).toContain('this edition has none');
  });
});

describe('a game that is broken off', () => {
  test('goes on where it was', async () => {
    const HOLLOW_DATA = join(scratch(), 'kept');
    const first = await typing(['play', '--seed', 'kept', '--players', '4'], '1\n1\nq\n', { HOLLOW_DATA });
    expect(first.out).toContain(join(HOLLOW_DATA, 'terminal.json'));
    const second = await typing(['play'], 'y\nq\n', { HOLLOW_DATA });
    expect(second.out).toMatch(/^Continue the last game \(.*seed kept/);
    const status = (out: string): string | undefined => out.match(/^[> ] \w {2}.*\(you\).*$/gm)?.at(-1);
    expect(status(second.out)).toBe(status(first.out));
    const fresh = await typing(['play'], 'n\nq\n', { HOLLOW_DATA });
    expect(fresh.out).toContain('You play');
    expect((await typing(['play', '--new'], 'q\n', { HOLLOW_DATA })).out).not.toContain('Continue the last');
  });

  test('and belongs to other packs cannot go on', async () => {
    const HOLLOW_DATA = scratch();
    await typing(['play', '--seed', 'kept'], '1\nq\n', { HOLLOW_DATA });
    const file = join(HOLLOW_DATA, 'terminal.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/second-edition@\w+/, 'second-edition@0'));
    expect((await typing(['play'], 'q\n', { HOLLOW_DATA })).out).toContain('cannot be continued');
    writeFileSync(file, '{');
    expect(await typing(['play'], 'q\n', { HOLLOW_DATA })).toMatchObject({ code: 0, err: '' });
  });

  test('and was saved by an earlier version is put aside for that version', async () => {
    const HOLLOW_DATA = scratch();
    await typing(['play', '--seed', 'kept'], '1\nq\n', { HOLLOW_DATA });
    const file = join(HOLLOW_DATA, 'terminal.json');
    const old = readFileSync(file, 'utf8').replace('"format":2', '"format":1');
    writeFileSync(file, old);
    const ran = await typing(['play'], '1\nq\n', { HOLLOW_DATA });
    expect(ran.out).toContain('This game was saved by Hollow Hill 0.1 (format 1). Version 0.1 plays it; this is 0.3.');
    expect(readFileSync(join(HOLLOW_DATA, 'terminal-0.1.json'), 'utf8')).toBe(old);
    expect((await typing(['play'], 'q\n', { HOLLOW_DATA })).out).toContain('Continue the last');
  });

  test('is played on where it cannot be kept', async () => {
    const HOLLOW_DATA = join(scratch(), 'no-folder');
    writeFileSync(HOLLOW_DATA, '');
    const ran = await typing(['play', '--seed', 'kept'], '1\n1\nq\n', { HOLLOW_DATA });
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toContain('could not be saved');
  });

  test('is not kept from a pipe unless somebody says where', async () => {
    expect((await played('1\nq\n')).out).not.toContain('is saved in');
  });
});

test('a recording is never written over, and its folder is tried first', async () => {
  const folder = join(scratch(), 'games');
  await played('1\nq\n', '--record', folder);
  await played('1\nq\n', '--record', folder);
  expect(readdirSync(folder).toSorted()).toEqual(['evening-2.json', 'evening.json']);
  const ran = await played('q\n', '--record', join(folder, 'evening.json'));
  expect(ran).toMatchObject({ code: 2, out: '' });
  expect(existsSync(join(folder, 'evening-3.json'))).toBe(false);
});

test('typed dice are taken as faces', async () => {
  const { out, err } = await played(`${'1\n'.repeat(30)}q\n`, '--dice', 'typed');
  expect(err).toBe('');
  expect(out).toContain('What did ');
});

test('a game begins where a haunt begins, on the side that was asked for', async () => {
  const { out, err } = await played('1\nt\nq\n', '--haunt', '45', '--side', 'traitor');
  expect(err).toBe('');
  expect(out).toContain('── Haunt 45: Tick, Tick, Tick ──');
  expect(out).toContain('Goal: Finish the Big Bomb on turn 12');
  expect((await played('q\n', '--haunt', '45', '--side', 'cultists')).err).toMatch(
    /nobody is on the side “cultists”; there are/,
  );
  expect((await played('q\n', '--side', 'heroes')).err).toContain('give --haunt as well');
});
