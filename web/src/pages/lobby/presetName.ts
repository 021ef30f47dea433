import type { Text } from '@hollow/text/browser';
import { sayKeyIf } from '../../words/say.ts';

/** What nobody has words for, by its id: `onceATurn` and `once-a-turn` are “once a turn”. */
export const plainly = (id: string): string =>
  id
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();

/** The preset of an own edition is called by its id. */
export const presetName = (text: Text, id: string): string => sayKeyIf(text, `preset.${id}`) ?? plainly(id);
