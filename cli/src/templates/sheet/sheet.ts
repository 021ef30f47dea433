import { parseDocument } from 'yaml';
import { BadInput } from '../../console/bad-input.ts';
import { readText } from '../../files/files.ts';

/** A deed of a sheet, in its own words. */
export interface SheetAction {
  readonly id: string;
  readonly side: 'heroes' | 'traitor';
  readonly roll: string;
  /** By result, where the sheet tells them apart. */
  readonly results: Readonly<Record<string, string>>;
  readonly where: readonly string[];
  readonly when: string;
  readonly needs: string;
  readonly limit: string;
  readonly effect: string;
}

export interface SheetMonster {
  readonly name: string;
  readonly count: string;
  readonly traits: Readonly<Record<string, number | string | null>>;
  readonly notes: string;
}

export interface SheetRuling {
  readonly point: string;
  readonly ours: boolean;
}

/** A line on who knows what. */
export interface SheetLine {
  readonly side: string;
  readonly hidden: boolean;
  readonly text: string;
}

/** What a sheet of any edition says of a haunt, in one form. */
export interface FactSheet {
  readonly number: number;
  readonly title: string;
  readonly kind: string;
  readonly traitor: string;
  readonly monsters: readonly SheetMonster[];
  readonly actions: readonly SheetAction[];
  readonly setup: Readonly<Record<'heroes' | 'traitor', readonly string[]>>;
  readonly rules: readonly string[];
  readonly wins: Readonly<Record<'heroes' | 'traitor', readonly string[]>>;
  readonly tokens: readonly string[];
  readonly rulings: readonly SheetRuling[];
  readonly knows: readonly SheetLine[];
}

type Raw = Readonly<Record<string, unknown>>;
const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string => (value === undefined || value === null ? '' : String(value));
const lines = (value: unknown): string[] =>
  (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]).map((one) =>
    isRaw(one)
      ? Object.entries(one)
          .map(([key, inner]) => `${key}: ${text(inner)}`)
          .join('; ')
      : text(one),
  );
const raws = (value: unknown): Raw[] => (Array.isArray(value) ? value.filter(isRaw) : []);

export const slug = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

const KINDS: Readonly<Record<string, string>> = {
  'one-traitor': 'traitor',
  'no-traitor': 'none',
  'hidden-traitor': 'hidden',
  'free-for-all': 'free-for-all',
};

function kindOf({ kind, traitor_rule }: Raw): string {
  const found = KINDS[text(kind).replaceAll('_', '-')] ?? 'traitor';
  return found === 'none' && /at first/.test(text(traitor_rule)) ? 'none-at-first' : found;
}

const monsterOf = (raw: Raw, own: readonly string[]): SheetMonster => ({
  name: text(raw.name),
  count: text(raw.count),
  traits: Object.fromEntries(
    own.map((trait) => {
      const value = raw[trait];
      return [trait, typeof value === 'number' ? value : value === null || value === undefined ? null : text(value)];
    }),
  ),
  notes: [text(raw.notes), ...lines(raw.rules)].filter((one) => one !== '').join('; '),
});

/** A deed by side: its own list in some sheets, a field in others. */
function actionOf(raw: Raw, side: 'heroes' | 'traitor', tiles: Raw = {}): SheetAction {
  const results = isRaw(raw.results)
    ? Object.fromEntries(Object.entries(raw.results).map(([k, v]) => [k, text(v)]))
    : {};
  const { effect = text(raw.effect), ...rows } = results;
  return {
    id: slug(text(raw.id ?? raw.name)),
    side,
    roll: text(raw.roll) === 'none' ? '' : text(raw.roll),
    results: rows,
    where: lines(raw.where ?? raw.condition).map((one) => {
      // Rooms that a sheet lists once, under a name of their own.
      const [, name = ''] = /(\w+) tile/.exec(one) ?? [];
      return tiles[name] === undefined ? one : lines(tiles[name]).join(', ');
    }),
    when: text(raw.when),
    needs: text(raw.needs),
    limit: text(raw.limit),
    effect,
  };
}

function actionsOf(raw: Raw): SheetAction[] {
  const both = raws(raw.actions).map((one) =>
    actionOf(
      one,
      /traitor|monster/.test(text(one.who)) ? 'traitor' : 'heroes',
      isRaw(raw.key_tiles) ? raw.key_tiles : {},
    ),
  );
  return [
    ...raws(raw.hero_actions).map((one) => actionOf(one, 'heroes')),
    ...raws(raw.traitor_actions).map((one) => actionOf(one, 'traitor')),
    ...both,
  ];
}

/** What a side must not know before it is used. One form names who does not know, the other whose book alone says it. */
function knowledgeOf(raw: Raw): SheetLine[] {
  const knows = isRaw(raw.knows) ? raw.knows : {};
  const secret = isRaw(raw.secret_to) ? raw.secret_to : {};
  const line =
    (side: string, hidden: boolean) =>
    (one: string): SheetLine => ({ side, hidden, text: one });
  return [
    ...lines(knows.heroes).map(line('heroes', false)),
    ...lines(knows.traitor).map(line('traitor', false)),
    ...lines(knows.heroes_not).map(line('heroes', true)),
    ...lines(knows.traitor_not).map(line('traitor', true)),
    ...lines(secret.heroes).map(line('traitor', true)),
    ...lines(secret.traitor).map(line('heroes', true)),
  ];
}

function sheetFrom(raw: Raw, traits: readonly string[]): FactSheet {
  const setup = isRaw(raw.setup) ? raw.setup : {};
  const goals = isRaw(raw.goals) ? raw.goals : {};
  const tokens = isRaw(raw.tokens)
    ? Object.entries(raw.tokens).map(([name, what]) => `${name}: ${text(what)}`)
    : lines(raw.tokens);
  const goal = (one: unknown): string[] => lines(one).flatMap((all) => all.split(/,? or (?=all|traitor|every)/));
  return {
    number: Number(raw.number),
    title: text(raw.title),
    kind: kindOf(raw),
    traitor: text(raw.traitor_rule ?? raw.traitor),
    monsters: raws(raw.monsters).map((one) => monsterOf(one, traits)),
    actions: actionsOf(raw),
    setup: {
      heroes: lines(raw.setup_heroes ?? setup.heroes),
      traitor: lines(raw.setup_traitor ?? setup.traitor),
    },
    rules: lines(raw.special_rules ?? raw.rules),
    wins: { heroes: goal(raw.hero_win ?? goals.heroes ?? goals.all), traitor: goal(raw.traitor_win ?? goals.traitor) },
    tokens,
    rulings: raws(raw.ruling).map(({ point, ours }) => ({ point: text(point), ours: ours === true })),
    knows: knowledgeOf(raw),
  };
}

/** Reads the sheet of a haunt: a file with one, with a list of them, or with a list under `haunts`. `traits`: those of the edition. */
export function readSheet(file: string, number: number | undefined, traits: readonly string[]): FactSheet {
  const document = parseDocument(readText(file));
  const [error] = document.errors;
  if (error !== undefined) throw new BadInput(file, error.message.split('\n')[0] ?? '');
  const value = document.toJS() as unknown;
  const listed = isRaw(value) && Array.isArray(value.haunts) ? value.haunts : value;
  const all = raws(Array.isArray(listed) ? listed : [listed]);
  const found = all.length === 1 && number === undefined ? all : all.filter((one) => Number(one.number) === number);
  const [sheet] = found;
  if (sheet === undefined || text(sheet.title) === '') {
    const known = all.map((one) => text(one.number)).join(', ');
    throw new BadInput(file, `there is no sheet of haunt ${number ?? '?'} in it; there are ${known || 'none'}`);
  }
  return sheetFrom(sheet, traits);
}
