import views from 'virtual:views';
import type { Played } from '../../build/views.ts';

/** A position of web/build/views.ts. */
export function viewNamed(name: string): Played {
  const found = (views as Readonly<Record<string, Played>>)[name];
  if (found === undefined) throw new Error(`there is no position “${name}”`);
  return found;
}
