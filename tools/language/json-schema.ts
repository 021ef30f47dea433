import { EXPRESSION_FIELDS, OPERATION_FIELDS } from '../../engine/src/compile/vocabulary.ts';
import { HOOKS } from '../../engine/src/language/hooks.ts';
import { PACK } from '../../engine/src/language/schema/pack.ts';
import type { PackFields, PackShape, Sort } from '../../engine/src/language/schema/shape.ts';

export type Json = Readonly<Record<string, unknown>>;

const ref = (name: string): Json => ({ $ref: `#/$defs/${name}` });
const SETS: Readonly<Record<Sort, string>> = { room: 'rooms', thing: 'things', trait: 'traits', any: 'set' };

/** The JSON Schema of what stands in a field of that shape. */
function schemaOf(shape: PackShape): Json {
  switch (shape.is) {
    case 'num':
      return ref('number');
    case 'truth':
      return ref('condition');
    case 'ops':
      return ref('operations');
    case 'rows':
      return {
        type: 'object',
        patternProperties: { '^[0-9]+([+]|-[0-9]+)?$': ref('operations') },
        additionalProperties: false,
      };
    case 'set':
      return ref(SETS[shape.of]);
    case 'text':
      return { type: 'string', minLength: 1 };
    case 'name':
      return { type: 'string', minLength: 1, description: `the name of a ${shape.of}` };
    case 'id':
      return { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' };
    case 'json':
      return {};
    case 'hook':
      return { enum: HOOKS };
    case 'flag':
      return { type: 'boolean' };
    case 'null':
      return { type: 'null' };
    case 'whole':
      return { type: 'integer', minimum: shape.min, maximum: shape.max };
    case 'word':
      return { enum: shape.words };
    case 'list':
      return { type: 'array', items: schemaOf(shape.of), minItems: shape.min, maxItems: shape.max };
    case 'map':
      return { type: 'object', additionalProperties: schemaOf(shape.of), minProperties: shape.min };
    case 'record':
      return recordOf(shape.fields);
    case 'one-of':
      return { oneOf: Object.entries(shape.fields).map(([key, inner]) => recordOf({ [key]: inner })) };
    case 'either':
      return { anyOf: shape.of.map(schemaOf) };
  }
}

/** An object with these fields and no other; a question mark at the end of a name: the field may be left out. */
function recordOf(fields: PackFields, own: Json = {}): Json {
  const properties = Object.fromEntries(
    Object.entries(fields).map(([key, shape]) => [key.replace('?', ''), schemaOf(shape)]),
  );
  return {
    type: 'object',
    properties: { ...own, ...properties },
    required: [...Object.keys(own), ...Object.keys(fields).filter((key) => !key.endsWith('?'))],
    additionalProperties: false,
  };
}

/** Expressions that yield one of these; a set that is put together from others may be of any sort. */
const yielding = (...yields: readonly string[]): Json[] =>
  Object.entries(EXPRESSION_FIELDS)
    .filter(([, word]) => yields.includes(word.yields))
    .map(([x]) => ref(`x-${x}`));

/** The JSON Schema of a pack, for editors and for whoever makes packs with other tools. What names refer to only the engine can tell. */
export function packSchema(): Json {
  const words = Object.entries(EXPRESSION_FIELDS).map(([x, { fields }]) => [
    `x-${x}`,
    recordOf(fields, { x: { const: x } }),
  ]);
  const operations = Object.entries(OPERATION_FIELDS).map(([op, fields]) => [
    `op-${op}`,
    recordOf(fields, { op: { const: op } }),
  ]);
  const open = ['same', 'any'];
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A pack of Hollow Hill',
    ...schemaOf(PACK),
    $defs: {
      number: { anyOf: [{ type: 'integer' }, ...yielding('num')] },
      condition: { anyOf: yielding('truth') },
      rooms: { anyOf: yielding('room', ...open) },
      things: { anyOf: yielding('thing', ...open) },
      traits: { anyOf: yielding('trait', ...open) },
      set: { anyOf: yielding('room', 'thing', 'trait', ...open) },
      operations: { type: 'array', items: { anyOf: Object.keys(OPERATION_FIELDS).map((op) => ref(`op-${op}`)) } },
      ...Object.fromEntries([...operations, ...words]),
    },
  };
}
