import { Language } from '@hollow/protocol';
import { RefusedError } from '@hollow/table';
import { languages } from '@hollow/text';
import * as z from 'zod';

/** What every call may say in its query: in which language it wants its answer. */
export const LanguageQuery = z.object({ lang: Language.default('en') });

/** Languages that there are words for: the folders of `text`, the same that the page is built with. */
const KNOWN: ReadonlySet<string> = new Set(languages());

/** Refuses a language that nobody has written words in. */
export function requireLanguage(lang: string): void {
  if (!KNOWN.has(lang))
    throw new RefusedError('malformed', `there is no language “${lang}”; there are ${[...KNOWN].join(', ')}`, {
      field: 'lang',
    });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The same for what a call or a message says, wherever it names a language. */
export function requireLanguageIn(...parts: readonly unknown[]): void {
  for (const part of parts) if (isRecord(part) && typeof part.lang === 'string') requireLanguage(part.lang);
}
