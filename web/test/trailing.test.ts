import { expect, test } from 'vitest';
import { followBehind } from '../src/state/followBehind.ts';
import { createStore } from '../src/state/store.ts';

/** Frames that come when they are asked to. */
function frames() {
  let waiting: (() => void)[] = [];
  return {
    inFrame: (act: () => void): void => {
      waiting.push(act);
    },
    next: (): void => {
      const now = waiting;
      waiting = [];
      for (const act of now) act();
    },
  };
}

test('what follows is there so many frames later, with the newest that there is then', () => {
  const { inFrame, next } = frames();
  const store = createStore('first');
  const behind = followBehind(store, 2, inFrame);
  const stop = behind.follow();
  const heard: string[] = [];
  behind.subscribe(() => heard.push(behind.get()));
  store.set('second');
  next();
  store.set('third');
  expect(behind.get()).toBe('first');
  next();
  expect(behind.get()).toBe('third');
  store.set('fourth');
  next();
  next();
  expect(heard).toEqual(['third', 'fourth']);
  stop();
  store.set('fifth');
  next();
  next();
  next();
  expect(behind.get()).toBe('fourth');
});

test('a change before it began to follow is not missed', () => {
  const { inFrame, next } = frames();
  const store = createStore(1);
  const behind = followBehind(store, 1, inFrame);
  store.set(2);
  behind.follow();
  next();
  expect(behind.get()).toBe(2);
});

test('without a frame to wait for it is there at once', () => {
  const store = createStore(1);
  const behind = followBehind(store, 3, (act) => act());
  behind.follow();
  store.set(2);
  expect(behind.get()).toBe(2);
});
