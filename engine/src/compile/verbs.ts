import type { CardCode, RuleCode, TokenCode } from '../core/context.ts';
import { ContentError } from '../define/names.ts';

/** What a group of verbs ends in: `rooms/*`, `rooms/mystic-elevator/*`, `weapon/*`. */
const GROUP = '/*';

/** A rule of a thing that concerns everybody wherever they are keeps its books, and goes on whoever may not use the thing. */
const keepsBooks = ({ carrier, scope }: RuleCode): boolean =>
  scope === 'all' && (carrier === 'room' || carrier === 'card' || carrier === 'token');

/** Every verb of `may` that is made of parts: the paths of rules, means of attack, things that are given, dropped or taken. */
const compoundVerbs = (
  rules: readonly RuleCode[],
  cards: readonly CardCode[],
  tokens: readonly TokenCode[],
): readonly string[] => [
  ...rules.filter((rule) => !keepsBooks(rule)).map(({ path }) => path),
  'weapon/bare',
  ...cards.flatMap(({ id, weapon }) => (weapon === null ? [] : [`weapon/${id}`])),
  ...[...cards, ...tokens].flatMap(({ id }) => [`give/${id}`, `drop/${id}`, `take/${id}`]),
];

/** Rules in which every group of verbs is spelled out: all verbs that begin like it. */
export function withVerbsSpelledOut(
  rules: readonly RuleCode[],
  cards: readonly CardCode[],
  tokens: readonly TokenCode[],
): readonly RuleCode[] {
  const isGroup = (verb: string): boolean => verb.endsWith(GROUP);
  if (!rules.some(({ verbs, except }) => [...verbs, ...except].some(isGroup))) return rules;
  const known = compoundVerbs(rules, cards, tokens);
  const spelledOut = (verbs: readonly string[], path: string): readonly string[] => {
    if (!verbs.some(isGroup)) return verbs;
    return verbs.flatMap((verb) => {
      if (!isGroup(verb)) return [verb];
      const found = known.filter((each) => each.startsWith(verb.slice(0, -1)));
      if (found.length === 0) throw new ContentError(path, `no rule and no means of attack begins like “${verb}”`);
      return found;
    });
  };
  return rules.map((rule) => ({
    ...rule,
    verbs: spelledOut(rule.verbs, rule.path),
    except: spelledOut(rule.except, rule.path),
  }));
}
