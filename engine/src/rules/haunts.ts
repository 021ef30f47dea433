/** Rules of the haunt: how it is found and begun, the traitor, hidden sides. */
export const HAUNTS = {
  /** How many players there are “in the game”, when so many of them have died since the haunt began. */
  'haunt.count-dead': (players: number, _dead: number): number => players,
  /** Whether a monster is a character, as explorers are. */
  'glossary.character': (): boolean => true,
  /** Whether everybody hears of a deed of the haunt that somebody does. */
  'info.announce-actions': (): boolean => true,
};
