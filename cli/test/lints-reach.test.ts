import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isWritten, type Pack } from '@hollow/engine';
import { expect, test } from 'vitest';
import { type Finding, lint } from '../src/content/lints/lint.ts';
import { PROJECT_ROOT } from '../src/files/project.ts';
import { baseOf, SHIPPED } from '../src/packs/packs.ts';
import { must } from './must.ts';

const whole = baseOf(SHIPPED);
/** What mistakes are planted beside: the edition with one of its haunts, since all of them are compiled for every mistake. */
const edition: Pack = { ...whole, haunts: (whole.haunts ?? []).filter(isWritten).slice(0, 1) };
const example = (): Pack =>
  JSON.parse(readFileSync(join(PROJECT_ROOT, 'docs/examples/the-long-dark.json'), 'utf8')) as Pack;
const x = (word: string, fields: object = {}): object => ({ x: word, ...fields });
const round = (cmp: string, b: number): object => x('is', { a: x('round'), cmp, b });
const named = (...ids: string[]): object => x('named', { ids });

/** The example with other fields of its one action. */
function found(fields: object): Finding[] {
  const pack = example() as unknown as { haunts: { actions: Record<string, object> }[] };
  const { actions } = must(pack.haunts[0], 'the haunt of the example');
  actions['light-a-lantern'] = { ...actions['light-a-lantern'], ...fields };
  const own = pack as unknown as Pack;
  return lint([edition, own], [own], { lang: 'en', scripts: [], games: 0, seed: 'lint' });
}

test.each([
  [
    'two sides at once',
    'actions',
    /nobody is on the sides “traitor” and “heroes”/,
    { who: x('both', { of: [x('traitor'), x('heroes')] }) },
  ],
  [
    'two sides, one of them by a need',
    'actions',
    /nobody is on the sides/,
    { needs: [x('isIn', { who: x('self'), of: x('traitor') })] },
  ],
  [
    'two rooms at once',
    'actions',
    /nothing is “attic” and “chapel”/,
    { where: x('both', { of: [named('attic'), named('chapel')] }) },
  ],
  [
    'two rooms, one of them by a need',
    'actions',
    /nothing is/,
    { where: named('attic'), needs: [x('at', { who: x('self'), rooms: named('chapel') })] },
  ],
  [
    'everybody but everybody',
    'actions',
    /all there is/,
    { who: x('except', { of: x('heroes'), without: x('heroes') }) },
  ],
  [
    'needs that exclude each other',
    'needs',
    /no number is all that at once/,
    { needs: [round('=', 0), round('=', 1)] },
  ],
  [
    'needs with nothing between them',
    'needs',
    /no number is all that at once/,
    { needs: [x('all', { of: [round('>', 1), round('<', 2)] })] },
  ],
  [
    'a need and its opposite',
    'needs',
    /opposite of another/,
    { needs: [x('exists', { of: x('heroes') }), x('not', { of: x('exists', { of: x('heroes') }) })] },
  ],
  [
    'more than the dice can show',
    'actions',
    /16 at most, and 17 is asked for/,
    { roll: { trait: 'knowledge' }, pass: 17, do: [] },
  ],
  ['more than these dice can show', 'actions', /4 at most, and 5 is asked for/, { roll: { dice: 2 }, pass: 5, do: [] }],
] as const)('the lint finds %s', (_, name, says, fields) => {
  const own = found(fields).filter(({ lint: by, where }) => by === name && where.includes('actions/light-a-lantern'));
  expect(own.map(({ message }) => message).join()).toMatch(says);
});

test('what can be is left alone', () => {
  const fields = {
    who: x('both', { of: [x('explorers'), x('heroes')] }),
    where: x('both', { of: [named('attic', 'chapel'), named('chapel', 'crypt')] }),
    needs: [round('≥', 0), round('<', 2), x('not', { of: round('=', 1) })],
    roll: { dice: 8 },
    pass: 16,
  };
  expect(found(fields).filter(({ lint: by }) => by === 'actions' || by === 'needs')).toEqual([]);
});

test('a name that is not declared is told with the one that was meant', () => {
  const counter = x('is', { a: x('var', { name: 'litx' }), cmp: '≥', b: 1 });
  expect(found({ needs: [counter] })[0]?.message).toContain('“litx” is not declared here; did you mean “lit”?');
  const monster = x('exists', { of: x('pieces', { kinds: ['shadex'] }) });
  expect(found({ needs: [monster] })[0]?.message).toContain('there is no token “shadex”; did you mean “shade”?');
  expect(found({ where: named('chapl') })[0]?.message).toContain('there is no room “chapl”; did you mean “chapel”?');
});

test('a thing that nobody may take is not kept by whoever holds it when the haunt begins', () => {
  const pack = example() as unknown as { haunts: { rules?: object; setup?: Record<string, object[]> }[] };
  const haunt = must(pack.haunts[0], 'the haunt of the example');
  haunt.rules = { ...haunt.rules, hallowed: { on: 'may', for: x('traitor'), verbs: ['take/bell'] } };
  const said = (): string[] => {
    const own = pack as unknown as Pack;
    const options = { lang: 'en', scripts: [], games: 0, seed: 'lint' };
    return lint([edition, own], [own], options).flatMap(({ lint: by, message }) => (by === 'rules' ? [message] : []));
  };
  expect(said()).toEqual(['whoever holds bell when the haunt begins keeps it: drop it in the set-up']);
  const drop = { op: 'transfer', things: x('cards', { ids: ['bell'] }), pile: 'discard' };
  haunt.setup = { ...haunt.setup, traitor: [...(haunt.setup?.traitor ?? []), drop] };
  expect(said()).toEqual([]);
});
