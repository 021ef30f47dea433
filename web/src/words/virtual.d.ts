declare module 'virtual:words' {
  import type { ParsedWords } from '@hollow/text/browser';

  const byLanguage: Readonly<Record<string, () => Promise<{ readonly default: ParsedWords }>>>;
  export default byLanguage;
  /** The messages that come after the first words. */
  export const rest: Readonly<Record<string, () => Promise<{ readonly default: ParsedWords['messages'] }>>>;
  export const without: { readonly title: string; readonly line: string; readonly again: string };
}
