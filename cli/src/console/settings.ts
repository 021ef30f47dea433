/** A setting that is there and empty is not set: compose files write those. */
export const unlessEmpty = (value: string | undefined): string | undefined => (value === '' ? undefined : value);

/** Where the store of a server is, by the environment. */
export const storeFromEnvironment = (): { readonly data: string; readonly url: string | undefined } => ({
  data: unlessEmpty(process.env.HOLLOW_DATA) ?? './data',
  url: unlessEmpty(process.env.HOLLOW_DATABASE),
});
