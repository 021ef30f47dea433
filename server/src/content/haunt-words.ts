import type { View } from '@hollow/engine';
import type { HauntWordsSent } from '@hollow/protocol';
import { type HauntWords, sideWords } from '@hollow/text';
import type { GameLanguage } from './content-cache.ts';

/** The words of a haunt that a viewer may read, from the view alone: everybody's page, that of the viewer's side, and of what others were seen to use the label, and what its dice decide. */
export function hauntWords({ words, text, during }: GameLanguage, view: View): HauntWordsSent | null {
  const { tome, outcome } = view;
  if (tome === null) return null;
  const written = Object.keys(words.haunts?.[tome.haunt] ?? {});
  const sides = outcome === null ? tome.sides : written.filter((side) => side !== 'all');
  const pages: Record<string, HauntWords> = {};
  for (const side of ['all', ...sides]) {
    const page = sideWords(words, tome.haunt, side);
    if (page !== null) pages[side] = page;
  }
  // A pack that is one file names its haunts beside its other things.
  pages.all = { name: text.name(tome.haunt, 'haunts'), ...pages.all };
  const labels: Record<string, string> = {};
  for (const id of [...tome.usedByOthers, ...tome.heard]) {
    const path = `haunts/${tome.haunt}/${id}`;
    labels[path] = text.action(path);
  }
  const scoped = during({ haunt: tome.haunt, sides, labels });
  return { haunt: tome.haunt, number: tome.number, pages, labels, tome: [...scoped.tome(view), ...text.heard(view)] };
}
