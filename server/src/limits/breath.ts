/** Long work that runs where everybody else's does comes in steps: between two of them others have their turn. */

/** Lets whatever else waits in this process go first. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Lets others go first for as long as it has worked itself: what may be asked for again and again takes half of the time at most. */
export function halfTime(): () => Promise<void> {
  let from = performance.now();
  return async () => {
    const worked = performance.now() - from;
    await new Promise((resolve) => setTimeout(resolve, worked));
    from = performance.now();
  };
}

/** Does all steps, with a breath after each. */
export async function stepByStep<T>(steps: Generator<unknown, T>): Promise<T> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value as T;
    await breathe();
  }
}

/** Does all steps in one go: for a process that does nothing else. */
export function atOnce<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value as T;
  }
}
