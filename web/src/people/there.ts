import type { Position } from '@hollow/engine';
import type { Text } from '@hollow/text/browser';
import { shortName } from '../words/say.ts';

/** Whoever is known to be the traitor is called so: a gift is thought over. */
export const namedSide = (id: string, { traitor }: Position, text: Text, who = text.name(id)): string =>
  id === traitor ? text.t('haunt.the-traitor', { who }) : who;

/** Everybody alive in a room, and every monster, beside the one that is asked about. */
const livingIn = ({ explorers, tokens }: Position, room: string, beside: string | null): string[] => [
  ...explorers.flatMap(({ id, room: at, dead, zone }) =>
    at === room && dead !== true && zone === undefined ? id : [],
  ),
  ...tokens.flatMap(({ id, room: at, monster }) => (at === room && monster === true && id !== beside ? id : [])),
];

/** Whom one finds in a room, by name; '' where nobody is. */
export const namesThere = (room: string, position: Position, text: Text, beside: string | null): string =>
  text.list(livingIn(position, room, beside).map((id) => namedSide(id, position, text, shortName(text, id))));

/** The same as a line. */
export function thereNote(room: string, position: Position, text: Text, beside: string | null): string {
  const names = namesThere(room, position, text, beside);
  return names === '' ? '' : text.t('play.there', { names });
}
