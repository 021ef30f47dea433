import type { Decision, Option, Outcome, SeenEvent } from '@hollow/engine';
import type { MessageArguments } from './fields.ts';
import type { MessageArgs } from './keys.generated.ts';
import { type Catalog, capital, type LazyArgs, NONE } from './language/catalog.ts';
import type { ThingNames } from './names/names.ts';

/** What the engine tells, asks and offers. */
export class Telling {
  readonly #catalog: Catalog;
  readonly #names: ThingNames;
  readonly #fields: MessageArguments;

  constructor(catalog: Catalog, names: ThingNames, fields: MessageArguments) {
    this.#catalog = catalog;
    this.#names = names;
    this.#fields = fields;
  }

  /** The key is one of the messages, or this does not compile. */
  #say(key: keyof MessageArgs, args: LazyArgs): string {
    return this.#catalog.say(key, args);
  }

  event({ label, ...event }: SeenEvent & { readonly label?: string }): string {
    const { type, reveals: _reveals, ...data } = event;
    const own = label === undefined ? {} : { action: label };
    return this.#say(`log.${type}`, { ...this.#fields.args(data), ...this.#unrepeated(event), ...own });
  }

  /** What an offer is about need not be told again where its label names it. */
  #unrepeated(event: SeenEvent): LazyArgs {
    if (event.type !== 'offer' || event.about === '') return {};
    return this.#names.action(event.rule).includes(this.#names.name(event.about)) ? { about: NONE } : {};
  }

  /** `named`: whom it is put to stands before it, in questions that begin with that. */
  prompt({ prompt }: Decision, named = true): string {
    const args = this.#fields.args(prompt.args);
    return capital(this.#say(prompt.key, { ...args, to: named ? (args.who ?? NONE) : NONE }), this.#catalog.lang);
  }

  /** A verb may have words of its own where it answers a kind of question. */
  option(option: Option, decision: Decision | undefined, brief: boolean): string {
    const { verb, ...data } = option;
    const own = `verb.${verb}.${decision?.kind ?? ''}`;
    const all = this.#fields.args(data, decision?.prompt.args.about);
    const args = brief ? { ...all, cost: NONE, dice: NONE } : all;
    return this.#catalog.has(own) ? this.#catalog.say(own, args) : this.#say(`verb.${verb}`, args);
  }

  outcome({ verdicts: _verdicts, why, ...data }: Outcome): string {
    const key = this.#catalog.has(`outcome.${why}`) ? `outcome.${why}` : 'outcome.other';
    return this.#catalog.say(key, this.#fields.plain(data));
  }
}
