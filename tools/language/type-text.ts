import type { Fields, Shape } from '../../engine/src/language/schema/shape.ts';

/** Sets in fields that want one thing are let through until every expression says how many it yields. */
const STRICT = false;
const SETS = { room: 'Rooms', trait: "Ex<'trait'>", any: 'AnySet' } as const;

function setText({ of, one: wantsOne, kind }: Extract<Shape, { is: 'set' }>): string {
  const one = STRICT && wantsOne === true ? true : undefined;
  const many = one === true ? ", 'one'" : '';
  if (of === 'thing') {
    if (kind === undefined) return `Ex<'who'${many}> | Ex<'things'${many}>`;
    return one === true ? `Ex<'${kind}', 'one'>` : kind === 'who' ? 'Who' : 'Things';
  }
  if (one !== true) return SETS[of];
  if (of === 'any') return ['rooms', 'who', 'things', 'trait'].map((y) => `Ex<'${y}', 'one'>`).join(' | ');
  return of === 'room' ? "Ex<'rooms', 'one'>" : "Ex<'trait', 'one'>";
}

/** The TypeScript type of what stands in a field of that shape. */
export function typeText(shape: Shape): string {
  switch (shape.is) {
    case 'num':
      return 'Num';
    case 'truth':
      return 'Truth';
    case 'ops':
      return 'Ops';
    case 'rows':
      return 'Table';
    case 'flag':
      return 'boolean';
    case 'null':
      return 'null';
    case 'whole':
      return 'number';
    case 'text':
    case 'id':
    case 'name':
    case 'hook':
      return 'string';
    case 'word':
      return shape.words.map((word) => `'${word}'`).join(' | ');
    case 'set':
      return setText(shape);
    case 'list':
      return `readonly (${typeText(shape.of)})[]`;
    case 'map':
      return `Readonly<Record<string, ${typeText(shape.of)}>>`;
    case 'record':
      return `{ ${fieldsText(shape.fields)} }`;
    case 'one-of':
      return Object.entries(shape.fields)
        .map(([key, inner]) => `{ readonly ${key}: ${typeText(inner)} }`)
        .join(' | ');
    case 'either':
      return shape.of.map(typeText).join(' | ');
  }
}

/** The members of an interface; a question mark at the end of a name stays one. */
export const fieldsText = (fields: Fields): string =>
  Object.entries(fields)
    .map(([key, shape]) => `readonly ${key}: ${typeText(shape)};`)
    .join(' ');
