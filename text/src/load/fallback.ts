import {
  type HauntSides,
  type HauntWords,
  KINDS,
  type NounLabel,
  nounOf,
  PSEUDO,
  type ThingWords,
  type Words,
} from '../language/words.ts';
import { SOURCE } from './files.ts';

/** What a translation lacks is in English: label by label. English forms are of no use to another language and stay behind. */

type Labels = Readonly<Record<string, NounLabel>>;

const bareThing = ({ forms: _forms, ...thing }: ThingWords): ThingWords => thing;

const LABELS = ['actions', 'offers', 'choices', 'vars', 'says', 'questions', 'rules'] as const;

/** A thing in its own words; lines and labels that were not translated stay as they are. */
function thing(english: ThingWords | undefined, own: ThingWords): ThingWords {
  if (english === undefined) return own;
  const labels = LABELS.flatMap((field) =>
    english[field] === undefined ? [] : [[field, { ...english[field], ...own[field] }] as const],
  );
  return { ...bareThing(english), ...own, ...Object.fromEntries(labels) };
}

const bareLabels = (labels: Labels): Labels =>
  Object.fromEntries(Object.entries(labels).map(([key, label]) => [key, nounOf(label).name]));

function page(english: HauntWords, own: HauntWords): HauntWords {
  const sections = new Set([...Object.keys(english), ...Object.keys(own)]) as ReadonlySet<keyof HauntWords>;
  return Object.fromEntries(
    [...sections].map((section) => {
      const [theirs, ours] = [english[section], own[section]];
      if (typeof theirs === 'string' || typeof ours === 'string') return [section, ours ?? theirs];
      return [section, { ...bareLabels(theirs ?? {}), ...ours }];
    }),
  );
}

const sides = (english: HauntSides, own: HauntSides): HauntSides =>
  Object.fromEntries(
    [...new Set([...Object.keys(english), ...Object.keys(own)])].map((side) => [
      side,
      page(english[side] ?? {}, own[side] ?? {}),
    ]),
  );

function overEnglish(english: Words, own: Words): Words {
  const things = KINDS.map((kind) => [
    kind,
    {
      ...Object.fromEntries(Object.entries(english.things[kind] ?? {}).map(([id, thing]) => [id, bareThing(thing)])),
      ...Object.fromEntries(
        Object.entries(own.things[kind] ?? {}).map(([id, words]) => [id, thing(english.things[kind]?.[id], words)]),
      ),
    },
  ]);
  const ids = new Set([...Object.keys(english.haunts ?? {}), ...Object.keys(own.haunts ?? {})]);
  return {
    ...own,
    messages: { ...english.messages, ...own.messages },
    things: Object.fromEntries(things),
    haunts: Object.fromEntries([...ids].map((id) => [id, sides(english.haunts?.[id] ?? {}, own.haunts?.[id] ?? {})])),
  };
}

/** The words of a language, of which `read` knows what each has itself; what a translation lacks is in English. */
export function inLanguage(lang: string, read: (lang: string) => Words): Words {
  const english = read(SOURCE);
  return lang === SOURCE || lang === PSEUDO ? { ...english, lang } : overEnglish(english, read(lang));
}
