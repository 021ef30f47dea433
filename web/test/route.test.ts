import { expect, test } from 'vitest';
import { pathOf, type Route, routeKey, routeOf } from '../src/ui/route/route.ts';

const ROUTES: readonly (readonly [string, Route])[] = [
  ['/', { page: 'door' }],
  ['/new', { page: 'new' }],
  ['/join/MOTHS', { page: 'join', code: 'MOTHS' }],
  ['/g/abc234abc234', { page: 'game', id: 'abc234abc234' }],
  ['/g/abc234abc234/watch', { page: 'watch', id: 'abc234abc234' }],
  ['/tv', { page: 'tv', id: null }],
  ['/tv/MOTHS', { page: 'tv', id: 'MOTHS' }],
  ['/tv/abc234abc234', { page: 'tv', id: 'abc234abc234' }],
  ['/replay/abc234abc234', { page: 'replay', id: 'abc234abc234' }],
  ['/rules', { page: 'rules', clause: null }],
  ['/rules/2e.move.speed-limit', { page: 'rules', clause: '2e.move.speed-limit' }],
  ['/cards', { page: 'cards' }],
  ['/learn', { page: 'learn', edition: null }],
  ['/learn/third-edition', { page: 'learn', edition: 'third-edition' }],
  ['/practice', { page: 'practice' }],
  ['/s/secret', { page: 'claim', secret: 'secret' }],
  ['/mine', { page: 'mine' }],
];

test.each(ROUTES)('%s leads to its page and back', (path, route) => {
  expect(routeOf(path)).toEqual(route);
  expect(pathOf(route)).toBe(path);
});

test('A code may be typed in small letters', () => {
  expect(routeOf('/join/moths')).toEqual({ page: 'join', code: 'MOTHS' });
});

test.each(['/nowhere', '/g', '/g/a/b', '/tv/a/b', '/rules/a/b', '/g/a/watch/b'])('%s is no page', (path) => {
  expect(routeOf(path)).toEqual({ page: 'lost' });
});

test('An address that was copied badly is taken as it stands', () => {
  expect(routeOf('/join/%')).toEqual({ page: 'join', code: '%' });
});

test('Another table is another page; another clause is not', () => {
  expect(routeKey({ page: 'game', id: 'abc234abc234' })).not.toBe(routeKey({ page: 'game', id: 'def234def234' }));
  expect(routeKey({ page: 'join', code: 'MOTHS' })).not.toBe(routeKey({ page: 'join', code: 'BATSS' }));
  expect(routeKey({ page: 'rules', clause: 'a' })).toBe(routeKey({ page: 'rules', clause: null }));
});
