/** A language by its own name, with a capital as in a list. */
export function ownName(lang: string): string {
  if (lang === 'qps') return 'Ƥşḗŭđǿ';
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}
