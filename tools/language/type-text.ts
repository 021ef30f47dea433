import type { PackFields, PackShape } from '../../engine/src/language/schema/shape.ts';

const YIELDS = { room: "'rooms'", trait: "'trait'", any: 'SetYield' } as const;

function setText({ of, one, kind }: Extract<PackShape, { is: 'set' }>): string {
  const yields = of === 'thing' ? (kind === undefined ? "'who' | 'things'" : `'${kind}'`) : YIELDS[of];
  return `Ex<${yields}${one === true ? ", 'one'" : ''}>`;
}

/** The TypeScript type of what stands in a field of that shape. */
export function typeText(shape: PackShape): string {
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
    case 'json':
      return 'unknown';
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
export const fieldsText = (fields: PackFields): string =>
  Object.entries(fields)
    .map(([key, shape]) => `readonly ${key}: ${typeText(shape)};`)
    .join(' ');
