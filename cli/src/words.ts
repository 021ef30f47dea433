import type { Barred, Decision, Option, SeenEvent } from '@hollow/engine';
import { readText } from './files.ts';

type Args = Readonly<Record<string, string | number>>;

/** Every word a player reads, in one language. */
export interface Words {
  t(key: string, args?: Args): string;
  name(id: string): string;
  flavour(id: string): string;
  event(event: SeenEvent): string;
  prompt(decision: Decision): string;
  option(option: Option, decision: Decision): string;
  barred(barred: Barred): string;
  rulesText(pack: string, kind: string, id: string): string;
}

const PACKAGE = '@hollow/text';

export async function loadWords(lang: string, packs: readonly string[]): Promise<Words> {
  try {
    const { loadText } = (await import(PACKAGE)) as { loadText: (lang: string, packs: readonly string[]) => Words };
    return loadText(lang, packs);
  } catch {
    return standIn();
  }
}

function standIn(): Words {
  const file = new URL('../../text/en/terminal.json', import.meta.url).pathname;
  const messages = JSON.parse(readText(file)) as Record<string, string>;
  const name = (id: string): string => id.replace(/-/g, ' ').replace(/\b\w/g, (c) => c.toUpperCase());
  return {
    t: (key, args = {}) =>
      (messages[key] ?? key).replace(/\{(\w+)[^{}]*\}/g, (_, arg: string) => String(args[arg] ?? '')),
    name,
    flavour: () => '',
    event: ({ type, reveals: _, ...rest }) => `${type} ${JSON.stringify(rest)}`,
    prompt: (decision) => `${decision.prompt.key} ${JSON.stringify(decision.prompt.args)}`,
    option: ({ verb, ...rest }) => `${verb} ${JSON.stringify(rest)}`,
    barred: ({ verb, ...rest }) => `${verb} ${JSON.stringify(rest)}`,
    rulesText: () => '',
  };
}
