import { describe, expect, it } from 'vitest';
import { SETTLED } from '../en/terms.ts';
import { unsettled } from '../src/index.ts';
import { readOwnWords } from '../src/load/load-words.ts';
import { SHIPPED } from './packs.ts';

const said = (text: string): string[] =>
  unsettled({ lang: 'en', messages: { 'ask.it': text }, things: {} }, 'p').map(({ message }) => message);

/** A sentence that each entry of the list refuses, and one like it that any editor would print. */
const PAIRS: readonly (readonly [wrong: string, right: string])[] = [
  ['It is {n} steps away.', 'Your clip moves {n} steps.'],
  ['Look at the item stack.', 'Look at the room stack.'],
  ['Shuffle the stack of rooms.', 'Shuffle the event deck.'],
  ['Go to a room joined to yours.', 'Go to a connected room.'],
  ['Choose a room beside the hole.', 'Choose a room adjacent to a hole; stand beside a hero.'],
  ['Throw two dice.', 'Throw the Dynamite. Roll 2 dice.'],
  ['Find the tile and lay it at a door.', 'Find the tile and place it at a door.'],
  ['You share out the damage.', 'You split the damage if you share a room.'],
  ['Whoever is at turn decides.', 'The active player decides.'],
  ['It grows on every monsters’ turn.', 'It grows on every monster turn, when the monsters’ turn begins.'],
  ['You may do it once a turn.', 'You may do it once per turn.'],
  ['It cannot be given away, dropped or stolen.', 'It cannot be traded, dropped or stolen.'],
  ['No chair is free.', 'No seat is free.'],
  ['It inflicts 2 damage.', 'It deals 2 damage.'],
  ['On 4 or more you leap.', 'On 4 or more, you leap; on 0, nothing happens.'],
  ['Roll 5 or more on Sanity.', 'It takes a Sanity roll of 5 or more.'],
  ['Only who holds the Ball can kill.', 'Only a hero who holds the Ball can kill. Who goes first?'],
  ['Whose explorer dies plays on.', 'If your explorer dies, you play on. Whose turn is it?'],
  ['This is no item.', 'There is no item here, and it is no longer an omen.'],
  ['Steal in place of the damage.', 'Steal instead of dealing damage.'],
  ['So many spaces it may go.', 'It may move that many spaces.'],
  [
    'Roll 2 dice and take that much damage.',
    'Roll 2 dice and take as much damage as the result. You may go that many spaces.',
  ],
  ['Choose a room adjacent to it, with or without a door between them.', 'Choose an adjacent room, door or no door.'],
  ['Roll as many dice as the trait is high.', 'Roll one die for each point of the trait.'],
  ['Once on each own turn.', 'Once on each of their own turns.'],
  ['After a roll of yours', 'After you roll'],
  ['You move no further.', 'You cannot move any further.'],
  ['You can’t move.', 'You cannot move.'],
  ['Also while others play.', 'Even on other players’ turns.'],
  ['Nobody has searched it with success.', 'Nobody has successfully searched it.'],
  ['The bot of {name} thought for too long.', 'The bot playing for {name} thought for too long.'],
  ['The game is paused by {name}.', '{name} has paused the game, and it is revealed.'],
  ['All of them, the dead included.', 'Everybody, you included, and even the dead.'],
  ['It goes by a shortest way to you.', 'It goes by the shortest route to you.'],
  ['Bones are nothing that you can take.', 'You cannot take Bones; there is nothing that you can do.'],
  ['A hero of the other sex', 'A hero of the opposite sex, on the other side'],
  ['A Frog cannot hold and use items.', 'A Frog cannot hold or use items.'],
  ['Go to any room of the house.', 'Go to any room in the house.'],
  ['On less than 4, you fall.', 'On 3 or less, you fall.'],
  ['On a 2, the Bat clings to you.', 'On 2, the Bat clings to you.'],
  ['Roll two dice.', 'Roll 2 dice, and one die for each Bat.'],
  ['Roll 2 dice fewer.', 'Roll 2 fewer dice, or 1 die fewer.'],
  ['That costs {cost} moves.', 'That costs {cost} spaces, and nobody moves.'],
  ['Move up to as many rooms as you won by.', 'Move up to 1 room for each point you won by.'],
  ['Carry every tin of Paint.', 'Carry every Can of Paint.'],
  ['A hero under control walks.', 'A hero under the Alien’s control walks.'],
  ['A barrier lies between you.', 'A barrier lies between you and the Head.'],
  ['If you win, you may choose. That hero may refuse.', 'If a hero loses, that hero dies. The hero may refuse.'],
  ['Which room falls in? Anyone in that room dies.', 'Which room falls in? Anyone in the room you choose dies.'],
  ['If such a Cat wins, it deals damage.', 'If a Cat with a hero in its jaws wins, it deals damage.'],
  ['Those of your traits that are low rise.', 'Raise each of your traits that is low.'],
  ['When you lose it, lose 1 Might.', 'When you lose this card, lose 1 Might.'],
  ['The bot at seat {n} waits.', 'The bot in seat {n} waits.'],
  ['A device did not open its word.', 'A device did not reveal its word.'],
  ['Stay alive until dawn: hide.', 'Stay alive until dawn, and hide. There are two ways: up and down.'],
  ['Rub the Stone: roll again', 'Rub the Stone and roll again'],
  ["The traitor's room.", 'The traitor’s room.'],
];

describe('The settled terms of English', () => {
  it('each refuse a sentence that no editor would print, and let pass what one would', () => {
    expect(PAIRS.length).toBe(SETTLED.length);
    for (const [i, { wrong }] of SETTLED.entries()) {
      const [bad = '', good = ''] = PAIRS[i] ?? [];
      expect(bad).toMatch(wrong);
      expect(said(good)).toEqual([]);
    }
  });

  it('read every branch of a message, and name what to say instead', () => {
    expect(said('{n, plural, one {a step away} other {near}}')).toEqual([
      '“step away”: say “space” (movement is counted in spaces; a step is what a clip moves on its track)',
    ]);
    expect(said('{who} holds {things}')).toEqual([]);
  });

  it('leave stories, moods and names their voice', () => {
    const words = {
      lang: 'en',
      messages: { 'story.died': 'Who fell moves no further.' },
      things: { rooms: { hall: { name: 'In Place of Light', flavour: 'So many doors.', actions: { go: 'So many' } } } },
      haunts: { h: { all: { opening: 'So much light.', win: 'So much dark.', goal: 'Throw dice.' } } },
    };
    expect(unsettled(words, 'p').map(({ file }) => file)).toEqual(['p/rooms/hall', 'p/haunts/h/all']);
  });

  it('hold some entries only to the places they are about', () => {
    const colon = 'Wake the sleeper: sing.';
    const words = {
      lang: 'en',
      messages: { 'ask.it': colon },
      things: { items: { bell: { name: 'Bell', flavour: colon, actions: { ring: 'Ring it: sing' } } } },
      haunts: {
        h: { heroes: { goal: colon, rules: { song: colon } }, all: { goal: 'Wake up. There is one way: sing.' } },
      },
    };
    expect(unsettled(words, 'p').map(({ file, message }) => `${file} ${message.split(':')[0]}`)).toEqual([
      'p/items/bell actions.ring',
      'p/haunts/h/heroes goal',
    ]);
  });

  it.each(SHIPPED.map(({ id }) => id))('are kept in %s and in the messages of the house', (id) => {
    expect(unsettled(readOwnWords('en', [id]), id)).toEqual([]);
  });
});
