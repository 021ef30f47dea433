import { type Ast, isPlain, parse } from './icu.ts';

/**
 * Messages read while the page is built: a browser that is handed them needs no parser. Words stand as they are, an argument as `[name]`, the number of a plural as 0, a
 * selection as `[name, courses]`, a plural as `[name, courses, offset]`; what is rare stands as the parser sees it.
 */
export type Packed = readonly Part[];
type Part = string | 0 | readonly [name: string, courses?: Courses, offset?: number] | Element;
type Courses = Readonly<Record<string, Packed>>;
type Element = Ast[number];

/** A message as it is written, or as it was read. */
export type Message = string | Packed;

const [LITERAL, ARGUMENT, SELECT, PLURAL, POUND] = [0, 1, 5, 6, 7];

const packedCourses = (options: Readonly<Record<string, { readonly value: Ast }>>): Courses =>
  Object.fromEntries(Object.entries(options).map(([key, { value }]) => [key, value.map(packedPart)]));

function packedPart(part: Element): Part {
  if (part.type === POUND) return 0;
  if (part.type === LITERAL && 'value' in part) return part.value;
  if (part.type === ARGUMENT && 'value' in part) return [part.value];
  if (!('options' in part)) return part;
  if (!('offset' in part)) return [part.value, packedCourses(part.options)];
  return part.pluralType === 'ordinal' ? part : [part.value, packedCourses(part.options), part.offset];
}

/** What is nothing but words stays as it is. */
export const packMessage = (message: string): Message => (isPlain(message) ? message : parse(message).map(packedPart));

const isElement = (part: Part): part is Element => typeof part === 'object' && !Array.isArray(part);

function unpackedPart(part: Part): Element {
  if (part === 0) return { type: POUND };
  if (typeof part === 'string') return { type: LITERAL, value: part };
  if (isElement(part)) return part;
  const [value, courses, offset] = part;
  if (courses === undefined) return { type: ARGUMENT, value };
  const options = Object.fromEntries(
    Object.entries(courses).map(([key, course]) => [key, { value: unpackMessage(course) }]),
  );
  return offset === undefined
    ? { type: SELECT, value, options }
    : { type: PLURAL, value, options, offset, pluralType: 'cardinal' };
}

/** The message as its parser saw it. */
export const unpackMessage = (message: Packed): Ast => message.map(unpackedPart);
