import { createStore, type Store } from './store.ts';

/** Does something in one of the next frames. */
export type InFrame = (act: () => void) => void;

/** A store that follows another one some frames behind it: what need not be there at once does not take its time in the same frame. `follow` begins to; what it returns ends it. */
export function followBehind<T>(
  store: Store<T>,
  frames: number,
  inFrame: InFrame,
): Store<T> & { readonly follow: () => () => void } {
  const behind = createStore(store.get());
  let isWaiting = false;
  const after = (left: number): void => {
    if (left > 0) inFrame(() => after(left - 1));
    else {
      isWaiting = false;
      behind.set(() => store.get());
    }
  };
  const changed = (): void => {
    if (isWaiting || Object.is(store.get(), behind.get())) return;
    isWaiting = true;
    after(frames);
  };
  const follow = (): (() => void) => {
    const leave = store.subscribe(changed);
    changed();
    return leave;
  };
  return { ...behind, follow };
}
