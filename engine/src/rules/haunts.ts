import type { FactionId } from '../language/ids.ts';

/** How a vote has been settled, and for whom. */
export interface Settled {
  readonly winner: number;
  readonly how: 'votes' | 'coin';
}

/** Rules of the haunt: how it is found and begun, the traitor, hidden sides. */
export const HAUNTS = {
  /** How many players there are “in the game”, when so many of them have died since the haunt began. */
  'haunt.count-dead': (players: number, _dead: number): number => players,
  /** Which of the numbers for more and more players holds, when it is this one by how many play. */
  'haunt.bracket': (row: number): number => row,
  /** Whether a monster is a character, as explorers are. */
  'glossary.character': (): boolean => true,
  /** Whether everybody hears of a deed of the haunt that somebody does. */
  'info.announce-actions': (): boolean => true,
  /** The explorer whom the list of traitors names, when this one plays it. */
  'reveal.named-character': (player: number): number => player,
  /** Who of several it is: the revealer, else the first of them to the revealer's left. */
  'reveal.tie': (tied: readonly number[], revealer: number, fromTheLeft: readonly number[]): number | undefined =>
    tied.includes(revealer) ? revealer : fromTheLeft.find((who) => tied.includes(who)),
  /** The haunt that a scenario names for an omen, among others that it names, wherever the omen was drawn. */
  'reveal.no-room': (named: number, _others: readonly number[], _room: number): number => named,
  /** Whether the traitor of a haunt that has one stands on a side of their own. */
  'reveal.one-traitor': (): boolean => true,
  /** Whether everybody may attack everybody in a haunt in which each plays alone. */
  'reveal.each-alone': (): boolean => true,
  /** Whose book a haunt stands in, in which each plays alone. */
  'reveal.alone-book': (): FactionId => 'heroes',
  /** Whether what a side has used of its page is read to the others word for word, if they ask; else they hear what it is called. */
  'info.used-aloud': (): boolean => false,
  /** Whether everybody hears how the haunt opens for each side, and what each does first. */
  'info.openings-public': (): boolean => false,
  /** Whether a haunt of this kind can be played by two. */
  'two-player.no-secrets': (kind: string): boolean => kind === 'traitor',
  /** Whether a haunt that the group knows may be played again, where nothing new is left. */
  'replay-known': (): boolean => true,
  /** Whether the haunt of the chart is played, when the group has not met it yet, or has. */
  'unplayed-haunt.rule': (unplayed: boolean): boolean => unplayed,
  /** Whether the next omen is looked for, where no room leads to a haunt that is new. */
  'unplayed-haunt.next-omen': (): boolean => true,
  /** Whether the nearest room of the house that leads to a haunt which is new takes the place of the room, and not a tile of the stack. */
  'unplayed-haunt.nearest-room': (): boolean => true,
  /** Whether chance decides between those with as many votes, and not whoever's turn it is. */
  'unclear.chance': (): boolean => true,
  /** Whether an omen that leads to no haunt that can come is shuffled into its stack, rather than put under it. */
  'unplayed-haunt.shuffles': (): boolean => true,
  /** Which of those with as many votes it is: a coin decides. */
  'unclear.coin': (tied: readonly number[], toss: (among: readonly number[]) => number): Settled => ({
    winner: toss(tied),
    how: 'coin',
  }),
  /** Whether a hidden traitor may step out before a hazard strikes. */
  'hidden.reveal': (): boolean => true,
  /** Whether a hidden traitor may stay hidden when a hazard strikes. */
  'hidden.may-stay': (): boolean => true,
  /** Whether somebody may say that they are the traitor, when they are, or are not. */
  'hidden.others-cannot': (traitor: boolean): boolean => traitor,
  /** Whether a piece that is dealt lies face down, when the haunt says so or does not. */
  'hidden.deal': (faceDown: boolean): boolean => faceDown,
  /** Whether the known traitor is spared what only harms in rooms. */
  'traitor.rooms': (): boolean => true,
  /** Whether the known traitor is spared damage of cards. */
  'traitor.ignores-card-damage': (): boolean => false,
  /** Whether everybody reads the pages of all sides. */
  'haunt.open-books': (): boolean => false,
  /** Whether the page of the haunt offers deeds of its own. */
  'haunt.specific-actions': (): boolean => true,
  /** Whether an explorer may do in the haunt what it could do before. */
  'haunt.still-explorers': (): boolean => true,
  /** Whether the traitor is not held up by a barrier. */
  'room.barrier.traitor': (): boolean => true,
  /** Whether the traitor may decline an event. */
  'traitor.events': (): boolean => true,
  /** Whether it is the traitor who decides that, for each of them. */
  'traitor.events-decision': (): boolean => true,
  /** Whether the traitor has turns, whatever has become of the traitor's explorer. */
  'traitor.transform': (): boolean => true,
};
