import type { Pack, Rule } from '@hollow/engine';
import type { Catalog } from '../language/catalog.ts';
import { type Kind, kindOfDeck } from '../language/words.ts';
import { parseRulePath, type ThingNames } from '../names/names.ts';
import { bestFirst, inline, resultText, sentences } from './effects.ts';
import { ruleAt, scopeOf } from './haunts.ts';
import { type Sentence, toLines } from './lines.ts';
import { briefest, NO_OFFER, type OfferText } from './offer.ts';
import { type Ruleset, rulesetOf, ruleText } from './rules.ts';
import { atStart, isWordNode, type RenderScope } from './scope.ts';
import { tidy } from './tidy.ts';
import { warningsOf } from './warns.ts';
import { writtenLines } from './written.ts';

/** A rule that somebody is asked about before it does something. */
export const isOffer = ({ on, optional }: Rule): boolean => on.endsWith('.offer') || optional === true;

const joined = (lines: readonly string[]): string => lines.map((line) => line.trim()).join(' ');

/** What the author of a rule says of it: for its button, and all of it. What is said by hand is not made. */
interface Authored {
  readonly brief: string | null;
  readonly whole: string | null;
}

/** In sentences alone: a button has no room for the rows of a table. */
function madeText(scope: RenderScope, rule: Rule): string {
  const s = { ...scope, bound: new Map() };
  const ops = tidy(s, rule.do);
  const roll = ops.at(-1);
  const told = (parts: readonly Sentence[]): string => joined(toLines(s.catalog, parts).map(({ whole }) => whole));
  if (roll?.op !== 'roll' || !isWordNode(roll.rows)) return told(sentences(s, rule.do, 0));
  const rows = bestFirst(roll.rows).filter(([, row]) => tidy(s, row).length > 0);
  const before = ops.slice(0, -1);
  const thrown = sentences(s, [...before, { ...roll, rows: undefined }], 0);
  const results = rows.map(([range, row]): Sentence => {
    return { depth: 0, text: resultText(s.catalog, range, inline(atStart(s), row)) };
  });
  return briefest([told([...thrown, ...results]), told([...sentences(s, before, 0), ...results])]);
}

function ruleOffer(s: RenderScope, id: string, rule: Rule, authored: Authored): OfferText {
  const made = (): string => madeText(s, rule);
  const message = `offer.${id}`;
  const brief = authored.brief ?? (s.catalog.has(message) ? s.catalog.say(message) : made());
  const lines = (): readonly string[] => writtenLines(s, id)?.map(({ whole }) => whole) ?? ruleText(s, rule);
  const whole = authored.whole ?? joined(lines());
  const warns = warningsOf(s, rule.do ?? [], { ownTurn: rule.on === 'turn.offer' });
  return { brief, whole: whole === '' ? brief : whole, warns };
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
