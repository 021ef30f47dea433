import { type Position, type View, winnersOf } from '@hollow/engine';
import type { Text } from '@hollow/text';
import { noHeroLeft } from '@hollow/text';
import { wrapLine } from './style.ts';

type Explorer = Position['explorers'][number];
type Line = ReturnType<Text['tome']>[number];

/** What the terminal shows of a haunt: what is read out when it begins, the page of the person, the endings. */

/** Words that know which haunt is on as soon as the log has told of it: what is chosen and told is named as in that haunt. */
export function duringHaunts(words: Text): Text {
  let now = words;
  return {
    ...words,
    event(seen) {
      if (seen.type === 'haunt' && seen.haunt !== '') now = words.during({ haunt: seen.haunt });
      return now.event(seen);
    },
    prompt: (decision) => now.prompt(decision),
    option: (option, decision) => now.option(option, decision),
    barred: (barred) => now.barred(barred),
    offer: (path, readings) => now.offer(path, readings),
    tome: (view) => now.tome(view),
    status: (id) => now.status(id),
    zone: (id) => now.zone(id),
  };
}

const paragraph = (text: string): string[] => ['', ...wrapLine(text, 0)];

/** The openings that the person has not heard yet: everybody's, and the one of a side that was joined later. */
export function openings(words: Text, view: View, heard: Set<string>): string[] {
  const lines = words.tome(view).filter(({ kind }) => kind === 'title' || kind === 'opening' || kind === 'goal');
  const fresh = lines.filter(({ kind, side }) => kind === 'opening' && !heard.has(side ?? ''));
  if (fresh.length === 0) return [];
  for (const { side } of fresh) heard.add(side ?? '');
  return [
    ...lines.filter(({ kind }) => kind === 'title').flatMap(({ text }) => ['', `── ${text} ──`]),
    ...fresh.flatMap(({ text }) => paragraph(text)),
    ...lines.filter(({ kind }) => kind === 'goal').flatMap(({ text }) => paragraph(text)),
  ];
}

/** The page of the person. */
export function tomeLines(words: Text, view: View): string[] {
  const lines = [...words.tome(view), ...words.heard(view)];
  if (lines.length === 0) return [words.t('terminal.tome-read')];
  const listed = (heading: string, kind: Line['kind']): string[] => {
    const items = lines.filter((line) => line.kind === kind).flatMap((line) => item(line));
    return items.length === 0 ? [] : [heading, ...items];
  };
  return [
    ...lines.filter(({ kind }) => kind === 'title').map(({ text }) => `── ${text} ──`),
    ...lines.filter(({ kind }) => kind === 'goal').flatMap(({ text }) => wrapLine(text, 2)),
    ...lines.filter(({ kind }) => kind === 'counter' || kind === 'note').flatMap((line) => item(line)),
    ...listed(words.t('terminal.tome-right-now'), 'right-now'),
    ...listed(words.t('terminal.tome-now'), 'now'),
    ...listed(words.t('terminal.tome-later'), 'later'),
    ...listed(words.t('terminal.tome-done'), 'done'),
    ...listed(words.t('terminal.tome-pieces'), 'piece'),
    ...listed(words.t('terminal.tome-rules'), 'rule'),
    ...listed(words.t('terminal.tome-monsters'), 'monster'),
    ...listed(words.t('terminal.rulings'), 'ruling'),
    ...listed(words.t('terminal.tome-used'), 'used'),
  ];
}

const item = ({ text, more = '', reasons = [] }: Line): string[] => [
  ...wrapLine(`  ${text}`, 4),
  ...(more === '' ? [] : wrapLine(`      ${more}`, 8)),
  ...reasons.flatMap((reason) => wrapLine(`      ${reason}`, 8)),
];

/** How the winners tell it, and how it might have ended. */
export function endings(words: Text, view: View): string[] {
  const { outcome, position } = view;
  if (outcome === null || position.haunt === null) return [];
  const { haunt } = position;
  const { side: won } = winnersOf(outcome, position);
  const lost = won === 'heroes' ? 'traitor' : 'heroes';
  const own = words.haunt(haunt, won, noHeroLeft(position.explorers)).win;
  const other = words.haunt(haunt, lost).win;
  if (own === '') return [];
  return [
    '',
    words.t('terminal.ending'),
    ...wrapLine(own, 0),
    ...(other === own ? [] : ['', words.t('terminal.ending-other', { side: words.name(lost) }), ...wrapLine(other, 0)]),
  ];
}

/** Where an explorer is, also when that is no room. */
export function whereabouts(words: Text, explorer: Explorer): string {
  if (explorer.dead === true) return words.t('terminal.dead');
  if (explorer.zone !== undefined) return words.zone(explorer.zone);
  return explorer.room === '' ? words.t('terminal.unseen') : words.name(explorer.room, 'rooms');
}

/** Side and conditions, as far as they are known. */
export function describeCondition(words: Text, explorer: Explorer, traitor: string | null | undefined): string {
  const side = explorer.id === traitor ? [words.name('traitor')] : [];
  const parts = [...side, ...(explorer.statuses ?? []).map((id) => words.status(id))];
  return parts.length === 0 ? '' : ` [${parts.join(', ')}]`;
}
