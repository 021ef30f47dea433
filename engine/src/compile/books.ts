import type { AppliedRule, Bans, CarrierKind, HookRules, RuleBook, RuleCode } from '../core/context.ts';
import type { Hook } from '../language/hooks.ts';
import { sieveFor } from '../machine/sieve.ts';
import { HELD } from '../state/state.ts';

const TIERS: readonly CarrierKind[] = ['edition', 'room', 'token', 'card', 'status', 'haunt'];

/** The word is for giving, dropping or taking one thing alone. */
const isOfThing = (word: string): boolean => ['give/', 'drop/', 'take/'].some((verb) => word.startsWith(verb));

/** Bans by the words they name, so that a question about one verb looks at those that name it and no others. */
function indexBans(rules: readonly RuleCode[]): Bans {
  const naming = (word: string): HookRules =>
    sifted(rules.filter(({ verbs }) => verbs.includes(word) || verbs.includes('*')));
  const words = new Set(rules.flatMap(({ verbs }) => verbs));
  return {
    all: sifted(rules),
    general: naming('*'),
    nameVerbs: [...words].some((word) => word !== '*' && !word.includes('/')),
    nameThings: rules.some(({ verbs, except }) => verbs.some(isOfThing) || except.some(isOfThing)),
    byWord: new Map([...words].map((word) => [word, naming(word)])),
  };
}

/** The rule with its one carrier: a room, a card, or none at all. */
function withCarrier(rule: RuleCode): AppliedRule | null {
  switch (rule.carrier) {
    case 'edition':
    case 'haunt':
      return { rule, owner: -1 };
    case 'room':
      return { rule, owner: rule.of };
    case 'card':
      return { rule, owner: HELD + rule.of };
    default:
      return null;
  }
}

const sifted = (rules: readonly RuleCode[]): HookRules => ({
  rules,
  sieve: sieveFor(rules),
  single: rules.map(withCarrier),
});

function book(rules: readonly RuleCode[]): RuleBook {
  const hooks = new Map<Hook, HookRules>();
  for (const { hook } of rules) {
    if (hooks.has(hook)) continue;
    hooks.set(hook, sifted(rules.filter((rule) => rule.hook === hook)));
  }
  return { hooks, bans: indexBans(hooks.get('may')?.rules ?? []) };
}

/** The rules in force before a haunt, then those with each haunt: first those of every game, by tier and file, then those of the haunt. */
export function booksOf(rules: readonly RuleCode[], haunts: number): RuleBook[] {
  const ordered = rules.toSorted((a, b) => TIERS.indexOf(a.carrier) - TIERS.indexOf(b.carrier) || a.index - b.index);
  const common = ordered.filter(({ haunt }) => haunt < 0);
  const withHaunt = (h: number): RuleCode[] => [...common, ...ordered.filter(({ haunt }) => haunt === h)];
  return [book(common), ...Array.from({ length: haunts }, (_, h) => book(withHaunt(h)))];
}
