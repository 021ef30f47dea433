import { SIDE_LETTERS, turnSides } from '@hollow/drawing/plan';
import type { Barred, Decision, Option, OptionOf, Position, Stakes } from '@hollow/engine';
import type { Text } from '@hollow/text/browser';
import { subjectOf } from '../../board/scene.ts';
import { percent } from '../../dice/chance.ts';
import { hauntOdds } from '../../dice/hauntOdds.ts';
import type { TablePacks } from '../../packs/TablePacks.ts';
import { thereNote } from '../../people/there.ts';
import { shortName } from '../../words/say.ts';
import type { Does } from '../deeds/does.ts';

/** What stands behind the label of a line in the dock. */

export interface DockInput {
  readonly decision: Decision;
  readonly barred: readonly Barred[];
  readonly position: Position;
  readonly text: Text;
  readonly packs: TablePacks;
  /** What one's own page of the haunt says is missing, by the path of the action. */
  readonly missing?: ReadonlyMap<string, string>;
  /** What it says is done and will not come again, by the same. */
  readonly done?: ReadonlySet<string>;
  /** What an offer does. */
  readonly does?: Does;
  /** Whether it is said how likely dice fall well. */
  readonly chances?: boolean;
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

/** The dice of both, with what cards and rules add to their results. */
function diceOf({ trait, dice, against, adds = 0, addsAgainst = 0 }: Partial<Stakes>, text: Text): string | null {
  if (trait === undefined || dice === undefined || against === undefined) return null;
  return text.t('play.dice-against', { trait: text.name(trait), dice, adds, against, guard: addsAgainst });
}

/** What an attack would be made with, how many dice stand against it, how likely it comes out ahead, and whether it can do harm to lose. */
function stakesOf(stakes: Partial<Stakes>, text: Text): string {
  const { chance, best, safe } = stakes;
  const n = chance === undefined ? null : percent(chance);
  if (best === true) return n === null ? '' : text.t('play.at-best', { n });
  const odds = diceOf(stakes, text);
  if (odds === null) return '';
  const parts = [n === null ? '' : text.t('play.percent', { n }), odds, safe === true ? text.t('play.safe') : ''];
  return text.list(
    parts.filter((part) => part !== ''),
    'dot',
  );
}

/** How likely a fight is won, tied and lost, in a sentence. */
export function oddsOf(stakes: Partial<Stakes>, text: Text): string {
  const { chance, risk, best, safe } = stakes;
  const odds = diceOf(stakes, text);
  if (best === true && chance !== undefined) return text.t('play.fight-best', { n: percent(chance) });
  if (odds === null) return text.t('play.fight-weapon');
  const lost = safe === true ? text.t('play.safe-more') : '';
  if (chance === undefined || risk === undefined) return lost === '' ? odds : text.list([odds, lost], 'dot');
  const whole = text.t('play.fight-odds', {
    dice: odds,
    win: percent(chance),
    tie: percent(1 - chance - risk),
    lose: percent(risk),
  });
  return lost === '' ? whole : text.t('list.sentences', { a: whole, b: lost });
}

/** What a deed has to roll, and how likely it does. */
const taskOf = ({ need, chance }: OptionOf<'offer'>, text: Text): string =>
  need === undefined ? '' : text.t('play.needs', { need, n: chance === undefined ? 'none' : percent(chance) });

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
  return text.t('play.hurts', { n: harm.n, kind: text.name(harm.kind), who: text.shortNoun(loser.id) });
}

/** Who is robbed in place of being hurt: what there is to take. Companions go with nobody else. */
function lootNote({ position, text, decision, packs }: DockInput): string | null {
  const loser = position.explorers.find(({ id }) => id === decision.setting?.damage?.who);
  const things = (loser?.cards ?? []).filter((id) => {
    const { tags = [], can } = packs.card(id) ?? {};
    return can?.steal ?? !tags.includes('not-an-item');
  });
  if (decision.kind !== 'defeat' || loser === undefined || things.length === 0) return null;
  return text.t('play.has-cards', {
    who: text.shortNoun(loser.id),
    cards: text.list(things.map((card) => text.name(card))),
  });
}

/** The label of the offer names what it comes from. */
const isSaid = ({ rule, about }: OptionOf<'offer'>, text: Text): boolean =>
  text.action(rule).toLowerCase().includes(text.name(about).toLowerCase());

/** What an offer comes from, and what it has to roll. */
export const aboutNote = (option: OptionOf<'offer'>, text: Text): string =>
  text.list(
    [
      option.about === '' || isSaid(option, text) ? '' : text.name(option.about),
      taskOf(option, text),
      stakesOf(option, text),
    ].filter((part) => part !== ''),
    'dot',
  );

/** Where somebody is, and with what they would be fought. */
function whereNote(option: OptionOf<'attack' | 'who'>, { position, text }: DockInput): string {
  const room = roomOfWho(position, option.who);
  const stakes = option.verb === 'attack' ? stakesOf(option, text) : '';
  return text.list(
    [stakes, room === null ? '' : text.name(room, 'rooms')].filter((part) => part !== ''),
    'dot',
  );
}

/** For those who do not want to know how likely it is. */
export function withoutChance<O extends Option>(option: O): O {
  if (!('chance' in option)) return option;
  const { chance: _chance, ...rest } = option;
  return rest as O;
}

/** A turn that ends with the roll that may begin the haunt says so. */
function hauntRollNote({ position: { nextHauntRoll }, text, packs, chances = true }: DockInput): string {
  if (nextHauntRoll?.due !== true) return '';
  return text.t('play.then-roll', { odds: hauntOdds(nextHauntRoll, packs.sides, text, chances) });
}

/** What stands behind a label: the thing it is about, or where somebody is. */
export function noteOf(offered: Option, input: DockInput): string {
  const { text, decision, chances = true } = input;
  const option = chances ? offered : withoutChance(offered);
  switch (option.verb) {
    case 'hurt':
      return defeatNote(input) ?? '';
    case 'steal':
      return text.t('play.in-place');
    case 'offer':
      return lootNote(input) ?? aboutNote(option, text);
    case 'part':
      return sidesOfPart(option, input);
    case 'attack':
    case 'who':
      return whereNote(option, input);
    case 'weapon':
    case 'bare':
    case 'trait':
      return stakesOf(option, text);
    case 'pass':
    case 'reroll':
      return option.chance === undefined ? '' : text.t('play.percent', { n: percent(option.chance) });
    case 'room':
      return thereNote(option.room, input.position, text, subjectOf(decision));
    case 'doorway':
      return text.t('play.steps', { n: option.cost });
    case 'end':
      return text.list(
        [hauntRollNote(input), text.t('play.turn-then', { who: nextOf(decision, text) })].filter((part) => part !== ''),
        'dot',
      );
    default:
      return '';
  }
}
