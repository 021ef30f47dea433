import type { Pack, Rule } from '@hollow/engine';
import type { Catalog } from '../language/catalog.ts';
import { type Kind, kindOfDeck } from '../language/words.ts';
import { parseRulePath, type ThingNames } from '../names/names.ts';
import { sentences } from './effects.ts';
import { ruleAt, scopeOf } from './haunts.ts';
import { toLines } from './lines.ts';
import { NO_OFFER, type OfferText } from './offer.ts';
import { type Ruleset, rulesetOf, ruleText } from './rules.ts';
import type { RenderScope } from './scope.ts';
import { writtenLines } from './written.ts';

/** A rule that somebody is asked about before it does something. */
export const isOffer = ({ on, optional }: Rule): boolean => on.endsWith('.offer') || optional === true;

const joined = (lines: readonly string[]): string => lines.map((line) => line.trim()).join(' ');

/** What the author of a rule says of it: for its button, and all of it. What is said by hand is not made. */
interface Authored {
  readonly brief: string | null;
  readonly whole: string | null;
}

function ruleOffer(s: RenderScope, id: string, rule: Rule, authored: Authored): OfferText {
  const made = (): string =>
    joined(toLines(s.catalog, sentences({ ...s, bound: new Map() }, rule.do, 0)).map(({ whole }) => whole));
  const message = `offer.${id}`;
  const brief = authored.brief ?? (s.catalog.has(message) ? s.catalog.say(message) : made());
  const lines = (): readonly string[] => writtenLines(s, id)?.map(({ whole }) => whole) ?? ruleText(s, rule);
  const whole = authored.whole ?? joined(lines());
  return { brief, whole: whole === '' ? brief : whole };
}

const kindOfCard = (pack: Pack, id: string): Kind => kindOfDeck(pack.cards?.find((card) => card.id === id)?.deck ?? '');

/** The rule of a room, card or token, or of the edition, and what it is a rule of. */
function findRule(pack: Pack, path: string): { readonly rule: Rule; readonly thing: RenderScope['thing'] } | null {
  const [folder = '', ...rest] = path.split('/');
  if (folder === 'edition') {
    const rule = pack.edition?.rules?.[rest.at(-1) ?? ''];
    return rule === undefined ? null : { rule, thing: null };
  }
  const [id = '', name = ''] = rest;
  const shelves = { rooms: pack.rooms, cards: pack.cards, tokens: pack.tokens } as const;
  const shelf = Object.hasOwn(shelves, folder) ? shelves[folder as keyof typeof shelves] : undefined;
  const rule = shelf?.find((def) => def.id === id)?.rules?.[name];
  if (rule === undefined) return null;
  return { rule, thing: { kind: folder === 'cards' ? kindOfCard(pack, id) : (folder as Kind), id } };
}

/** What a rule of the house does, by its path; nothing where the packs at hand do not have it. */
export function houseOffer(
  catalog: Catalog,
  names: ThingNames,
  packs: readonly Pack[],
  path: string,
  chosen: Ruleset,
): OfferText {
  for (const pack of packs) {
    const found = findRule(pack, path);
    if (found === null) continue;
    const { rule: id, id: of, kinds } = parseRulePath(path);
    const { rule, thing } = found;
    const s: RenderScope = { catalog, names, pack, thing, ruleset: rulesetOf(pack, chosen), bound: new Map() };
    const own = names.words(of, kinds)?.offers?.[id];
    const brief = own === undefined ? null : catalog.saySentence(own, s.ruleset);
    return ruleOffer(s, id, rule, { brief, whole: null });
  }
  return NO_OFFER;
}

/** What a rule of a haunt does that is offered, by the rest of its path. */
export function hauntRuleOffer(
  catalog: Catalog,
  names: ThingNames,
  packs: readonly Pack[],
  haunt: string,
  path: readonly string[],
  sides: readonly string[],
): OfferText {
  const id = path.at(-1) ?? '';
  for (const pack of packs) {
    const def = pack.haunts?.find((one) => one.id === haunt);
    const rule = def === undefined ? undefined : ruleAt(def, path);
    if (rule === undefined) continue;
    const label = (section: 'offers' | 'rules'): string | null => names.book.label(section, haunt, id, sides);
    return ruleOffer(scopeOf(catalog, names, pack, haunt), id, rule, { brief: label('offers'), whole: label('rules') });
  }
  return NO_OFFER;
}
