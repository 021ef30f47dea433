import views from 'virtual:views';
import type { Played } from '../../build/views.ts';

/** A position of web/build/views.ts. */
export function viewNamed(name: string): Played {
  const all = views as Readonly<Record<string, Played>>;
  return all[name] ?? all.early;
}
