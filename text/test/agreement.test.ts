import type {
  AskedKind,
  BarredFields,
  BarredVerb,
  Decision,
  EventFields,
  EventType,
  OptionFields,
  Verb,
} from '@hollow/engine';
import { expect, it } from 'vitest';
import type { ArgumentOf } from '../src/fields.ts';
import type { MessageArgs } from '../src/keys.generated.ts';

/**
 * The messages agree with the contract of the engine. The compiler checks it (`npm run types`): a key that is missing or stray, or an argument that the
 * engine does not hand out, is named in the error at the line below.
 */

type Keys = keyof MessageArgs;

/** Keys that a message is wanted for and nobody has written. */
type Missing<Wanted extends string> = Exclude<Wanted, Keys>;
/** Keys that begin so, and that nothing has a use for. */
type Stale<Prefix extends string, Wanted extends string> = Exclude<Extract<Keys, `${Prefix}.${string}`>, Wanted>;
/** Arguments of a message that its fields do not give. */
type Stray<Key extends string, Field> = Key extends Keys
  ? `${Key}: ${Exclude<MessageArgs[Key], ArgumentOf<Field>>}`
  : never;

/** True, or what is wrong. */
type Agrees<Wrong> = [Wrong] extends [never] ? true : Wrong;

type LogKey = `log.${EventType}`;

it('Every event has its line of the log, which uses what the event tells and nothing else', () => {
  const written: Agrees<Missing<LogKey>> = true;
  const used: Agrees<Stale<'log', LogKey>> = true;
  const told: Agrees<{ [T in EventType]: Stray<`log.${T}`, keyof EventFields[T]> }[EventType]> = true;
  expect([written, used, told]).toEqual([true, true, true]);
});

type AskKey = `ask.${AskedKind}`;

it('Every question has its sentence, which uses who is asked and what about', () => {
  const written: Agrees<Missing<AskKey>> = true;
  const used: Agrees<Stale<'ask', AskKey>> = true;
  // `asked`: whom it is put to; `lead`: that and what it is about; `room`: the one that the answers lay or move; `tiles`: whether tiles are put in order.
  const told: Agrees<Stray<AskKey, keyof Decision['prompt']['args'] | 'asked' | 'lead' | 'room' | 'tiles'>> = true;
  expect([written, used, told]).toEqual([true, true, true]);
});

/** A verb may have words of its own where it answers a kind of question. */
type VerbKey = `verb.${Verb}` | `verb.${Verb}.${AskedKind}`;

it('Every verb has its words, which use what the option carries and nothing else', () => {
  const written: Agrees<Missing<`verb.${Verb}`>> = true;
  const used: Agrees<Stale<'verb', VerbKey>> = true;
  // `of`: whose turn one ends, where it is not one's own.
  type Told<V extends Verb> = keyof OptionFields[V] | (V extends 'end' ? 'of' : never);
  const told: Agrees<{ [V in Verb]: Stray<`verb.${V}` | `verb.${V}.${AskedKind}`, Told<V>> }[Verb]> = true;
  expect([written, used, told]).toEqual([true, true, true]);
});

it('What is barred is told with what is known of it', () => {
  const used: Agrees<Stale<'barred.verb', `barred.verb.${BarredVerb}`>> = true;
  const told: Agrees<{ [V in BarredVerb]: Stray<`barred.verb.${V}`, keyof BarredFields[V]> }[BarredVerb]> = true;
  expect([used, told]).toEqual([true, true]);
});
