import views from 'virtual:views';
import type { PlayedView } from '../../build/views.ts';

/** A position of web/build/views.ts. */
export function viewNamed(name: string): PlayedView {
  const found = (views as Readonly<Record<string, PlayedView>>)[name];
  if (found === undefined) throw new Error(`there is no position “${name}”`);
  return found;
}
