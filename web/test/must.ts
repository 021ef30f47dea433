/** The value, which is there. Fails the test where it is not. */
export function must<T>(value: T | undefined | null): T {
  if (value === undefined || value === null) throw new Error('something that must be there is missing');
  return value;
}
