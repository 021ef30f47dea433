import { ChatText, nameKey, PlayerName } from '@hollow/protocol';
import type * as z from 'zod';

/** Names and talk of a file pass the rules for what is typed at a table: they are shown to everybody who looks at the game. */

/** Where a file says something that nobody could have typed, and why. */
interface ForeignText {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** As much of an item of the log as people read. */
type ToldItem =
  | { readonly kind: 'event' }
  | { readonly kind: 'chat'; readonly name: string; readonly text: string }
  | { readonly kind: 'table'; readonly what: string; readonly args: Readonly<Record<string, string | number>> };

/** As it would be kept if somebody had typed it; nothing where its person was erased, or where a bot sits. */
const isTyped = (shape: z.ZodType<string>, text: string): boolean => {
  const parsed = shape.safeParse(text);
  return text === '' || (parsed.success && parsed.data === text);
};

const NO_NAME = 'not a name that somebody could have at a table';
const NO_TALK = 'not a text that somebody could have typed at a table';
const SAME_NAME = 'somebody at the table has that name, or one that looks the same';

/** Notes, and what they tell, have names that the program gives. */
const NOTE = /^[a-z]+(-[a-z]+)*$/;
const TOLD = /^[a-zA-Z]+$/;

export function* foreignNames(seats: readonly { readonly name: string }[]): Generator<ForeignText> {
  const taken = new Set<string>();
  for (const [i, { name }] of seats.entries()) {
    const path = [i, 'name'];
    const key = nameKey(name);
    if (!isTyped(PlayerName, name)) yield { path, message: NO_NAME };
    else if (name !== '' && taken.has(key)) yield { path, message: SAME_NAME };
    taken.add(key);
  }
}

function* foreignIn(item: ToldItem): Generator<ForeignText> {
  if (item.kind === 'chat') {
    if (!isTyped(PlayerName, item.name)) yield { path: ['name'], message: NO_NAME };
    if (!isTyped(ChatText, item.text)) yield { path: ['text'], message: NO_TALK };
  }
  if (item.kind !== 'table') return;
  if (!NOTE.test(item.what)) yield { path: ['what'], message: 'not the name of a note' };
  for (const [name, value] of Object.entries(item.args)) {
    if (!TOLD.test(name)) yield { path: ['args'], message: 'not what a note tells' };
    else if (typeof value === 'string' && !isTyped(ChatText, value)) yield { path: ['args', name], message: NO_TALK };
  }
}

export function* foreignTalk(items: readonly ToldItem[]): Generator<ForeignText> {
  for (const [i, item] of items.entries())
    for (const { path, message } of foreignIn(item)) yield { path: [i, ...path], message };
}
