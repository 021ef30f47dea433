import type { Barred, Pack } from '@hollow/engine';
import type { MessageArguments } from './fields.ts';
import { type Catalog, NONE } from './language/catalog.ts';
import { parseRulePath, type ThingNames } from './names/names.ts';
import { hauntReason } from './render/haunts.ts';
import { needText } from './render/parts.ts';

/** How the engine itself names rules: one that has such a name, and no clause in the edition, is said in words alone. */
const UNLISTED = /^(attack|barrier|card|dice|doors|drop|haunt|item|loot|monster|move|room|stack|trade|weapons)\./;

/** Only clauses of the ledger are shown; the path of a rule says nothing to a player. */
const clauseOf = (rule: string): string | null => (rule.includes('/') || UNLISTED.test(rule) ? null : rule);

/** Why something cannot be done: what, the reason, and the clause that says so. */
export class Reasons {
  readonly #catalog: Catalog;
  readonly #names: ThingNames;
  readonly #fields: MessageArguments;
  readonly #packs: readonly Pack[];

  constructor(catalog: Catalog, names: ThingNames, fields: MessageArguments, packs: readonly Pack[]) {
    this.#catalog = catalog;
    this.#names = names;
    this.#fields = fields;
    this.#packs = packs;
  }

  /** The reason alone: words for the rule, the condition of the packs that does not hold, or the thing whose rule it is. */
  why({ rule, args }: Pick<Barred, 'rule' | 'args'>): string {
    const [catalog, names] = [this.#catalog, this.#names];
    if (catalog.has(`rule.${rule}`)) return catalog.say(`rule.${rule}`, this.#fields.plain(args));
    const reason = hauntReason(catalog, names, this.#packs, rule);
    if (reason !== null) return reason;
    const need = needText(catalog, names, this.#packs, rule);
    if (need !== null) return catalog.say('barred.need', { need });
    const { id, kinds } = parseRulePath(rule);
    if (id !== '') return catalog.say('barred.by', { about: names.noun(id, kinds[0]) });
    catalog.lacks(`rule.${rule}`);
    return catalog.say('barred.rule');
  }

  /** What cannot be done; the field `rule` holds the reason. */
  #what(barred: Barred): string {
    const { verb, rule, args: _args, ...data } = barred;
    const own = [`barred.what.${rule}`, `barred.verb.${verb}`].find((key) => this.#catalog.has(key));
    if (own !== undefined) return this.#catalog.say(own, this.#fields.args(data));
    return barred.verb === 'offer'
      ? this.#names.action(barred.offer)
      : this.#catalog.say(`verb.${verb}`, this.#fields.args(data));
  }

  parts(barred: Barred): { readonly what: string; readonly why: string; readonly clause: string | null } {
    return { what: this.#what(barred), why: this.why(barred), clause: clauseOf(barred.rule) };
  }

  line(barred: Barred): string {
    const { clause, ...said } = this.parts(barred);
    return this.#catalog.say('barred.line', { ...said, clause: clause ?? NONE });
  }
}
