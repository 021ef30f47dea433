import { SIDE_LETTERS, turnSides } from '@hollow/drawing/plan';
import type { Barred, Decision, Option, OptionOf, Position, Stakes } from '@hollow/engine';
import type { Text } from '@hollow/text/browser';
import type { TablePacks } from '../../packs/TablePacks.ts';
import { shortName } from '../../words/say.ts';

/** What stands behind the label of a line in the dock. */

export interface DockInput {
  readonly decision: Decision;
  readonly barred: readonly Barred[];
  readonly position: Position;
  readonly text: Text;
  readonly packs: TablePacks;
  /** What one's own page of the haunt says is missing, by the path of the action. */
  readonly missing?: ReadonlyMap<string, string>;
}

function roomOfWho(position: Position, who: string): string | null {
  const found = position.explorers.find(({ id }) => id === who) ?? position.tokens.find(({ id }) => id === who);
  return found?.room === undefined || found.room === '' ? null : found.room;
}

/** Whose turn comes next, as the question says it. */
const nextOf = ({ setting }: Decision, text: Text): string => {
  const { next = '' } = setting ?? {};
  return next === '' ? 'none' : next === 'monsters' ? next : shortName(text, next);
};

/** What an attack would be made with, and how many dice stand against it. */
function stakesOf({ trait, dice, against }: Partial<Stakes>, text: Text): string {
  if (trait === undefined || dice === undefined || against === undefined) return '';
  return text.t('play.dice-against', { trait: text.name(trait), dice, against });
}

/** Where the side of a divided room lies, by the directions of its walls. */
function sidesOfPart({ room, part }: OptionOf<'part'>, { position, text, packs }: DockInput): string {
  const walls = packs.room(room)?.parts?.[part];
  const turn = position.rooms.find(({ id }) => id === room)?.turn ?? 0;
  return text.list(
    turnSides(walls, turn)
      .toSorted()
      .map((side) => text.name(SIDE_LETTERS[side])),
    'and',
  );
}

/** What a won fight would bring, to whom; of a monster the rules say what a defeat does. */
function defeatNote({ position, text, decision }: DockInput): string | null {
  const harm = decision.setting?.damage;
  const loser = harm === undefined ? undefined : position.explorers.find(({ id }) => id === harm.who);
  if (harm === undefined || loser === undefined) return null;
  return text.t('play.hurts', { n: harm.n, kind: text.name(harm.kind), who: shortName(text, loser.id) });
}

/** Who is robbed in place of being hurt: what there is to take. */
function lootNote({ position, text, decision }: DockInput): string | null {
  const loser = position.explorers.find(({ id }) => id === decision.setting?.damage?.who);
  if (decision.kind !== 'defeat' || loser === undefined || loser.cards.length === 0) return null;
  return text.t('play.has-cards', {
    who: shortName(text, loser.id),
    cards: text.list(loser.cards.map((card) => text.name(card))),
  });
}

/** What an offer is about, where its label does not say it. */
function aboutNote({ about }: OptionOf<'offer'>, label: string, text: Text): string {
  const name = about === '' ? '' : text.name(about);
  return label.includes(name) ? '' : name;
}

/** Where somebody is, and with what they would be fought. */
function whereNote(option: OptionOf<'attack' | 'who'>, { position, text }: DockInput): string {
  const room = roomOfWho(position, option.who);
  const stakes = option.verb === 'attack' ? stakesOf(option, text) : '';
  return text.list(
    [room === null ? '' : text.name(room, 'rooms'), stakes].filter((part) => part !== ''),
    'dot',
  );
}

/** What stands behind a label: the thing it is about, or where somebody is. */
export function noteOf(option: Option, label: string, input: DockInput): string {
  const { text, decision } = input;
  switch (option.verb) {
    case 'hurt':
      return defeatNote(input) ?? '';
    case 'steal':
      return text.t('play.in-place');
    case 'offer':
      return lootNote(input) ?? aboutNote(option, label, text);
    case 'part':
      return sidesOfPart(option, input);
    case 'attack':
    case 'who':
      return whereNote(option, input);
    case 'weapon':
    case 'bare':
    case 'trait':
      return stakesOf(option, text);
    case 'doorway':
      return text.t('play.steps', { n: option.cost });
    case 'end':
      return text.t('play.turn-then', { who: nextOf(decision, text) });
    default:
      return '';
  }
}
