import { type HauntDef, isWritten, type Pack } from '@hollow/engine';
import { stringify } from 'yaml';
import { BadInput, CheckFailed } from '../console/bad-input.ts';
import { print, printJson } from '../console/output.ts';
import { type Generated, generate } from '../content/generated/generated.ts';
import { isCalled } from '../content/lints/play.ts';
import { familiesOf, type PackOptions } from '../packs/packs.ts';

export interface GeneratedOptions extends PackOptions {
  readonly json?: true;
  readonly haunt?: string;
  readonly yaml?: true;
}

interface OfHaunt extends Generated {
  readonly where: string;
}

function told({ where, made, failed, unmade, byHand, waived }: OfHaunt): string[] {
  const rest = [
    ...(byHand.length === 0 ? [] : [`${byHand.length} by hand`]),
    ...(waived === 0 ? [] : [`${waived} waived`]),
    ...(unmade.length === 0 ? [] : [`${unmade.length} not made`]),
  ];
  return [
    `${where}: ${made.length} made${rest.map((part) => `, ${part}`).join('')}`,
    ...failed.map((one) => `  fails: ${one.case.script.title}\n    ${one.message.replaceAll('\n', '\n    ')}`),
    ...unmade.map(({ path, message }) => `  ${path}: ${message}`),
  ];
}

/** Scripts made from the data of the haunts, played: what fails, and what has to be written by hand. */
export function runGenerated(options: GeneratedOptions): void {
  const { haunt } = options;
  const wants = (def: HauntDef): boolean => isWritten(def) && (haunt === undefined || isCalled(def, haunt));
  const found = familiesOf(options).flatMap((packs) =>
    packs.flatMap((pack: Pack) =>
      (pack.haunts ?? [])
        .filter(wants)
        .map((def): OfHaunt => ({ where: `${pack.id}/${def.id}`, ...generate(packs, pack, def) })),
    ),
  );
  if (found.length === 0) throw new BadInput('--haunt', `there is no written haunt “${haunt ?? ''}”`);
  const sum = (count: (one: OfHaunt) => number): number => found.reduce((all, one) => all + count(one), 0);
  const failed = sum((one) => one.failed.length);
  if (options.json === true)
    printJson({
      failed,
      haunts: found.map(({ where, made, unmade, byHand, waived, failed: wrong }) => ({
        where,
        made: made.length,
        byHand: byHand.length,
        waived,
        unmade,
        failed: wrong.map((one) => ({ title: one.case.script.title, message: one.message })),
      })),
    });
  else if (options.yaml === true) print(stringify(found.flatMap(({ made }) => made.map(({ script }) => script))));
  else {
    for (const one of found) for (const line of told(one)) print(line);
    const made = sum((one) => one.made.length);
    print(`${made - failed} passed, ${failed} failed; ${sum((one) => one.unmade.length)} to be written or waived`);
  }
  if (failed > 0) throw new CheckFailed();
}
