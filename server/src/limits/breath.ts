/** Long work that runs where everybody else's does comes in steps: between two of them others have their turn. */

/** Lets whatever else waits in this process go first. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

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
