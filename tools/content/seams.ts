import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writtenHaunts } from '../../cli/src/golden/kept-game.ts';
import { seamsOf, unreached } from '../../engine/src/kit/seams/index.ts';
import { SEAM_LAWS } from '../../engine/src/language/seams.ts';
import { wrap } from '../docs/wrap.ts';
import { shippedFamilies } from './shipped.ts';

/** Writes what the seams table has tried and found: `npm run seams`. */
const PAGE = new URL('../../docs/evidence/the-seams.md', import.meta.url);

const before = process.cpuUsage();
const tried = shippedFamilies().map((packs) => ({
  packs,
  reports: [...writtenHaunts(packs)].map(([key, { id }]) => ({ ...seamsOf(packs, id), haunt: key })),
}));
const reports = tried.flatMap((one) => one.reports);
const deeds = tried.map((one) => one.reports[0]?.deeds ?? []);
const silent = tried.reduce((sum, one) => sum + unreached(one.packs, one.reports).length, 0);
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

${deeds.flat().length} effects of the house; ${sum(({ pairs }) => pairs)} pairs played, ${sum(({ outcomes }) => outcomes)} outcomes judged by ${SEAM_LAWS.length} laws, ${seconds} s of processor time; ${broken.length} breaches, ${excused.length} exceptions, ${silent} cards that reach nobody whom they say they reach.

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

## What is no effect here

What blocks sight (Smoke) and what takes dice from those who are somewhere, or gives them some (Drip, Smoke, Blessing),
is done to nobody: no operation does it, and nobody uses it on anybody. The engine asks for it whenever somebody looks
or rolls, so no condition of a haunt can keep it off or be broken by it. It is held by the scripts of those cards, by
\`scripts/dice/attack-rolls.yaml\` and \`scripts/third-edition/attack.yaml\`. Rules that change a roll, damage or a death as it
comes (\`roll.offer\`, \`damage.offer\`, \`kill.instead\`) work on their holder alone and are no seam either; one that
worked on others at a moment of which the table does not know how it comes about would end the run.

## What each effect was

${deeds
  .flat()
  .map((path) => `\`${path}\``)
  .join(', ')}.
`;

writeFileSync(fileURLToPath(PAGE), wrap(page));
for (const line of broken) process.stdout.write(`${line}\n`);
process.exitCode = broken.length > 0 ? 1 : 0;
