declare module 'virtual:words' {
  import type { Words } from '@hollow/text/browser';

  const byLanguage: Readonly<Record<string, () => Promise<{ readonly default: Words }>>>;
  export default byLanguage;
  export const without: { readonly title: string; readonly line: string; readonly again: string };
}
