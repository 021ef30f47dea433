import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isWritten } from '@hollow/engine';
import * as content from '../../content/index.ts';
import { seamsOf, unreached } from '../../engine/src/kit/seams/index.ts';
import type { Pack } from '../../engine/src/language/pack.ts';
import { SEAM_LAWS } from '../../engine/src/language/seams.ts';
import { wrap } from '../docs/wrap.ts';

/** Writes what the seams table has tried and found: `npm run seams`. */
const { hollow } = JSON.parse(readFileSync(new URL('../../content/package.json', import.meta.url), 'utf8')) as {
  readonly hollow: { readonly shipped: readonly string[] };
};
const packs: readonly Pack[] = Object.values(content).filter(({ id }) => hollow.shipped.includes(id));
const PAGE = new URL('../../docs/evidence/the-seams.md', import.meta.url);

const haunts = packs.flatMap((pack) => pack.haunts ?? []).filter(isWritten);
const before = process.cpuUsage();
const reports = haunts.map(({ id }) => seamsOf(packs, id));
const seconds = Math.round(process.cpuUsage(before).user / 1e6);

const sum = (of: (report: (typeof reports)[number]) => number): string =>
  reports.reduce((all, report) => all + of(report), 0).toLocaleString('en');
const excused = reports.flatMap(({ haunt, findings }) =>
  findings.flatMap(({ excused: why, law, of, subject }) =>
    why === null ? [] : [`| ${haunt} | ${law} | \`${of}\` | ${subject} | ${why.clause ?? why.ruling ?? ''} |`],
  ),
);
const broken = reports.flatMap(({ haunt, findings }) =>
  findings
    .filter((finding) => finding.excused === null)
    .map(({ law, of, subject }) => `${haunt}: ${law}, ${of}, ${subject}`),
);
const rows = reports.map(
  ({ haunt, subjects, pairs, outcomes, findings }) =>
    `| ${haunt} | ${subjects.length} | ${pairs} | ${outcomes} | ${findings.filter((each) => each.excused === null).length} |`,
);

const page = `# Evidence: the seams

Written by \`npm run seams\`. Every effect of cards, rooms and tokens that acts on others, every action and monster of
a haunt, and attacks are brought together with everybody whom the haunt, or a card, puts into a special condition;
each pair is played in the ways it can come out (\`engine/src/kit/seams\`).

${reports[0]?.deeds.length ?? 0} effects of the house; ${sum(({ pairs }) => pairs)} pairs played, ${sum(({ outcomes }) => outcomes)} outcomes judged by ${SEAM_LAWS.length} laws, ${seconds} s of processor time; ${broken.length} breaches, ${excused.length} exceptions, ${unreached(packs, reports).length} cards that reach nobody whom they say they reach.

Laws: ${SEAM_LAWS.join(', ')}. What each says stands in \`engine/src/language/seams.ts\`.

| haunt | conditions | pairs | outcomes | breaches |
|---|---|---|---|---|
${rows.join('\n')}

## Exceptions

| haunt | law | of | with | because of |
|---|---|---|---|---|
${excused.join('\n')}

## Taken out again

\`cli/test/seams.test.ts\` takes twelve mendings out, one by one, by a changed pack or a rule played otherwise, and the
table finds each of them: Dynamite that passes monsters by; Bell and Dark Dice that move the buried and the held;
monsters deaf to the Music Box; the traitor who calls heroes from the board of haunt 37 or blows them up; the Elevator
to a lost floor, and the collapse that stops with the traitor, in haunt 22; the double that strikes across the Chasm in
haunt 12; the Dog that carries off the Holy Symbol in haunt 9; a card that tells where the unseen traitor is; the
Elevator that hurts the traitor aboard. That doubles have the numbers of the beginning of the haunt is no seam: a script
of haunt 12 holds it.

## What each effect was

${(reports[0]?.deeds ?? []).map((path) => `\`${path}\``).join(', ')}.
`;

writeFileSync(fileURLToPath(PAGE), wrap(page));
for (const line of broken) process.stdout.write(`${line}\n`);
process.exitCode = broken.length > 0 ? 1 : 0;
