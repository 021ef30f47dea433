import { type HauntDef, isWritten } from '@hollow/engine';
import { BadInput, CheckFailed } from '../console/bad-input.ts';
import { print, printJson } from '../console/output.ts';
import { isCalled } from '../content/lints/play.ts';
import { unmissed } from '../content/taken-out/unmissed.ts';
import { familiesOf, type PackOptions } from '../packs/packs.ts';

export interface TakenOutOptions extends PackOptions {
  readonly json?: true;
  readonly haunt?: string;
}

/** Takes the parts of each haunt out in turn, and names those that none of its scripts would miss. */
export function runTakenOut(options: TakenOutOptions): void {
  const { haunt } = options;
  const wants = (def: HauntDef): boolean => isWritten(def) && (haunt === undefined || isCalled(def, haunt));
  const found = familiesOf(options).flatMap((packs) =>
    packs.flatMap((pack) =>
      (pack.haunts ?? []).filter(wants).map((def) => {
        const left = unmissed(packs, pack, def);
        if (options.json !== true)
          for (const { path, message } of left) print(`${pack.id}/${def.id} ${path}: ${message}`);
        return [`${pack.id}/${def.id}`, left] as const;
      }),
    ),
  );
  if (found.length === 0 && haunt !== undefined) throw new BadInput('--haunt', `there is no written haunt “${haunt}”`);
  const missed = found.reduce((sum, [, left]) => sum + left.length, 0);
  if (options.json === true) printJson(Object.fromEntries(found));
  else print(`${missed} parts of ${found.length} haunts that no script would miss`);
  if (missed > 0) throw new CheckFailed();
}
