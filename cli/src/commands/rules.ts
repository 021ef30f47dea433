import type { Command } from 'commander';
import { CheckFailed } from '../console/bad-input.ts';
import { print, printJson, printTable } from '../console/output.ts';
import { choosePacks, namesPacks, type PackOptions, packsOf, withPackOptions } from '../packs/packs.ts';
import { type Clause, readLedger, readOffered, readUnprovable } from '../proof/ledger.ts';
import { type Coverage, prove } from '../proof/prove.ts';
import { readScripts, scriptFiles } from '../proof/script-files.ts';

interface RulesOptions extends PackOptions {
  readonly coverage?: true;
  readonly mutate?: true;
  readonly json?: true;
}

export function addRules(program: Command): void {
  withPackOptions(
    program
      .command('rules')
      .description('the ledger of rules, and which clauses a script proves')
      .argument('[words...]', 'only clauses with all of these words in their id or text'),
  )
    .option('--coverage', 'say which clauses are proved')
    .option('--mutate', 'a proof must also fail when its rule is switched off, and show what happens')
    .option('--json', 'print JSON')
    .action(rules);
}

/** Whether every word stands in the id or the text, in any case. */
const speaksOf = ({ id, rule }: Clause, words: readonly string[]): boolean =>
  words.every((word) => `${id}\n${rule}`.toLowerCase().includes(word.toLowerCase()));

function rules(words: readonly string[], options: RulesOptions): void {
  const clauses = readLedger().filter((clause) => speaksOf(clause, words));
  if (clauses.length === 0 && options.json !== true) {
    print(`no clause speaks of “${words.join(' ')}”`);
    return;
  }
  if (options.coverage === true || options.mutate === true) {
    cover(clauses, options);
    return;
  }
  if (options.json === true) printJson(clauses);
  else for (const { id, rule } of clauses) print(`${id}\n  ${rule.trim()}`);
}

function cover(clauses: readonly Clause[], options: RulesOptions): void {
  const named = namesPacks(options) ? choosePacks(options) : null;
  const files = scriptFiles().filter((file) => named === null || packsOf(file).every((pack) => named.includes(pack)));
  const scripts = files.flatMap(readScripts);
  const result = prove(
    clauses,
    scripts,
    { unprovable: readUnprovable(), offered: readOffered() },
    () => options.mutate === true,
  );
  if (options.json === true) printJson(result);
  else report(result);
  // A script that names a clause and does not prove it is a mistake; a clause that nobody has come to yet is not.
  if (result.clauses.some(({ status, why }) => status === 'open' && why !== undefined)) throw new CheckFailed();
}

function report({ totals, clauses }: Coverage): void {
  printTable(
    clauses.map(({ id, status, evidence, by, why }) => [
      id,
      status === 'proved' && evidence === 'offer' ? 'proved (offer)' : status,
      why ?? by.join(' '),
    ]),
  );
  print(`${totals.clauses} clauses: ${totals.proved} proved, ${totals.unprovable} unprovable, ${totals.open} open`);
}
