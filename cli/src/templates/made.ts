import type { Printed } from './printed.ts';
import type { TemplateHouse } from './template-house.ts';

/** A file that a template writes, by its path from the project's folder. */
export interface Made {
  readonly path: string;
  readonly text: string;
  /** What is there already stays as it is. */
  readonly mayBeThere?: boolean;
}

/** What is to be made: the pack it belongs to, the deck of a card, the number of a haunt. */
export interface NewContent {
  readonly id: string;
  readonly pack: string;
  /** The house that it is for. */
  readonly setting: TemplateHouse;
  readonly deck: string;
  readonly number: number;
  /** What the pack knows already of a haunt of this id. */
  readonly printed?: Printed | null;
}

/** How a file of content begins: the words of the language, all under one short name. */
export const WORDS = "import * as w from '@hollow/engine/words';\n";

export const MOOD = { flavour: 'One line of mood, in your own words.' };

/** The name of a thing, as long as nobody has given it another. */
export const titleFromId = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

export const toJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** The content and the script of a card, a room or a haunt. */
export const contentFiles = ({ id, pack }: NewContent, folder: string, content: string, script: string): Made[] => [
  { path: `content/${pack}/${folder}/${id}.ts`, text: content },
  { path: `content/${pack}/${folder}/${id}.script.yaml`, text: script },
];

/** Its words. */
export const wordsFile = ({ id, pack }: NewContent, folder: string, more: object): Made => ({
  path: `text/en/${pack}/${folder}/${id}.json`,
  text: toJson({ name: titleFromId(id), ...more }),
  mayBeThere: folder === 'haunts',
});
