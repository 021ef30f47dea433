import { ContentError } from '../define/names.ts';
import { actionPage } from '../language/deed.ts';
import type { HauntDef } from '../language/haunt.ts';
import type { PackRules, RulingDef } from '../language/types.ts';
import { meant } from '../shapes/nearest.ts';

const EVERYONE = 'everyone';

/** Every part of a haunt that a ruling may be about, with the page that it stands on. */
function partsOf(def: HauntDef): Map<string, string> {
  const found = new Map<string, string>();
  const add = <T>(
    parts: Readonly<Record<string, T>> | undefined,
    page: (part: T, id: string) => string | undefined,
  ) => {
    for (const [id, part] of Object.entries(parts ?? {})) found.set(id, page(part, id) ?? EVERYONE);
  };
  const addCarriers = (
    carriers: Readonly<Record<string, { readonly page?: string; readonly rules?: PackRules }>> | undefined,
  ) => {
    for (const { rules, page } of Object.values(carriers ?? {})) add(rules, (rule) => rule.page ?? page);
    add(carriers, ({ page }) => page);
  };
  add(def.procs, () => EVERYONE);
  add(def.places, () => EVERYONE);
  add(def.vars, ({ knownTo = EVERYONE }) => (['owner', 'nobody', 'all'].includes(knownTo) ? EVERYONE : knownTo));
  addCarriers(def.pieces);
  addCarriers(def.monsters);
  addCarriers(def.statuses);
  add(def.counters, ({ page }) => page);
  add(def.rules, ({ page }) => page);
  add(def.actions, actionPage);
  for (const page of Object.keys(def.setup ?? {})) found.set(`setup/${page}`, page);
  for (const side of Object.keys(def.wins ?? {})) found.set(`wins/${side}`, side === 'each' ? EVERYONE : side);
  return found;
}

/** Each ruling is about something that is there, and is read by nobody who may not read that. */
export function checkHauntRulings(def: HauntDef): void {
  const parts = partsOf(def);
  const pages = ['heroes', 'traitor', ...(def.sides ?? []), EVERYONE];
  for (const [id, { page = EVERYONE, about = [] }] of Object.entries(def.rulings ?? {})) {
    const path = `haunts/${def.id}/rulings/${id}`;
    if (!pages.includes(page))
      throw new ContentError(path, `there is no page “${page}”; there are ${pages.join(', ')}`);
    for (const part of about) {
      const home = parts.get(part);
      if (home === undefined)
        throw new ContentError(path, `there is nothing called “${part}” in the haunt${meant(part, [...parts.keys()])}`);
      if (home !== EVERYONE && home !== page)
        throw new ContentError(path, `“${part}” stands on the page “${home}”, the ruling about it on “${page}”`);
    }
  }
}

/** The same for a room or card, of which a ruling may name rules and the fields that carry effects. */
export function checkRulings(
  path: string,
  def: { readonly rules?: PackRules; readonly rulings?: Readonly<Record<string, RulingDef>> },
): void {
  const parts = [...Object.keys(def.rules ?? {}), ...Object.keys(def)];
  for (const [id, { about = [] }] of Object.entries(def.rulings ?? {}))
    for (const part of about)
      if (!parts.includes(part))
        throw new ContentError(`${path}/rulings/${id}`, `there is nothing called “${part}”${meant(part, parts)}`);
}
