import type { Fields, Shape } from '../state/shapes.ts';
import type { Bounds } from './bounds.ts';

/** The first field that is not what it should be, and what should stand there. */
export interface Flaw {
  readonly path: string;
  readonly message: string;
}

const flaw = (path: string, message: string): Flaw => ({ path, message });
const under = (path: string, key: string | number): string => (path === '' ? String(key) : `${path}.${key}`);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fields(bounds: Bounds, wanted: Fields, value: Readonly<Record<string, unknown>>, path: string): Flaw | null {
  for (const [name, shape] of Object.entries(wanted)) {
    const bare = name.replace('?', '');
    if (!Object.hasOwn(value, bare)) {
      if (bare === name) return flaw(under(path, bare), 'is missing');
      continue;
    }
    const found = misfit(bounds, shape, value[bare], under(path, bare));
    if (found !== null) return found;
  }
  const stray = Object.keys(value).find((key) => !Object.hasOwn(wanted, key) && !Object.hasOwn(wanted, `${key}?`));
  return stray === undefined ? null : flaw(under(path, stray), 'is no field of a game');
}

function rows(bounds: Bounds, shape: Shape & { readonly is: 'list' }, value: unknown, path: string): Flaw | null {
  if (!Array.isArray(value)) return flaw(path, 'a list expected');
  const wanted = bounds.rows(shape.rows);
  if (wanted !== null && value.length !== wanted) return flaw(path, `${wanted} rows expected, found ${value.length}`);
  for (let i = 0; i < value.length; i++) {
    const found = misfit(bounds, shape.of, value[i], under(path, i));
    if (found !== null) return found;
  }
  return null;
}

/** Where and how a value differs from its shape, or null. */
export function misfit(bounds: Bounds, shape: Shape, value: unknown, path: string): Flaw | null {
  switch (shape.is) {
    case 'whole':
      return Number.isInteger(value) && Number(value) >= shape.min && Number(value) <= shape.max
        ? null
        : flaw(path, `a whole number from ${shape.min} to ${shape.max} expected`);
    case 'sort':
      return Number.isInteger(value) && ((shape.orNone && value === -1) || bounds.fits(shape.of, Number(value)))
        ? null
        : flaw(path, `the number of a ${shape.of}${shape.orNone ? ', or -1,' : ''} expected`);
    case 'flag':
      return typeof value === 'boolean' ? null : flaw(path, 'true or false expected');
    case 'nothing':
      return value === null ? null : flaw(path, 'null expected');
    case 'text':
      return typeof value === 'string' && shape.fits.test(value) ? null : flaw(path, 'a name expected');
    case 'word':
      return typeof value === 'string' && shape.words.includes(value)
        ? null
        : flaw(path, `one of ${shape.words.join(', ')} expected`);
    case 'list':
      return rows(bounds, shape, value, path);
    case 'record':
      return isRecord(value) ? fields(bounds, shape.fields, value, path) : flaw(path, 'a record expected');
    case 'map': {
      if (!isRecord(value)) return flaw(path, 'a record expected');
      for (const [key, inner] of Object.entries(value)) {
        if (!shape.keys.test(key)) return flaw(under(path, key), 'is no name of a row');
        const found = misfit(bounds, shape.of, inner, under(path, key));
        if (found !== null) return found;
      }
      return null;
    }
    case 'either': {
      // The flaw that is told is that of the alternative that came nearest: a list of a list, a record of a record.
      let nearest: Flaw | null = null;
      for (const each of shape.of) {
        const found = misfit(bounds, each, value, path);
        if (found === null) return null;
        if (nearest === null || found.path.length > nearest.path.length) nearest = found;
      }
      return nearest;
    }
  }
}
