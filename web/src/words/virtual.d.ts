declare module 'virtual:words' {
  import type { Words } from '@hollow/text/browser';

  const byLanguage: Readonly<Record<string, () => Promise<{ readonly default: Words }>>>;
  export default byLanguage;
}
