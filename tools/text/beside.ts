/** Messages that never stand alone: they are drawn with the words that stand before them on the page. */

/** A part of a line, by the words that begin the line. */
const BESIDE: Readonly<Record<string, string>> = {
  'door.game-elsewhere': 'Table KQ7P · ',
  'door.game-ended': 'Table KQ7P · ',
  'door.game-leaving': 'Table KQ7P · ',
  'door.game-state': 'Table KQ7P · ',
  'haunt.foes': 'Zoe Ingstrom and Ox Bellows: ',
  'lobby.after': 'A bot steps in: ',
  'lobby.clock-none': 'Time to think: ',
  'lobby.haunts-any': 'Haunts: ',
  'lobby.haunts-some': 'Haunts: ',
  'lobby.not-yet': 'Ada: ',
  'lobby.pace-is': 'Bot speed: ',
  'lobby.rounds-after': 'Call the game off: ',
  'people.away': 'Ada: ',
  'people.beside': 'Ada: ',
  'people.given-up': 'Ada: ',
  'people.leaving': 'Ada: ',
  'people.substituted': 'Ada: ',
  'play.bot-plays': 'Zoe Ingstrom: ',
  'play.choose-door': 'Open a door: ',
  'play.choose-room': 'Go to a room: ',
  'play.drawn': 'Before the haunt: ',
  'play.duel-waits': 'Zoe Ingstrom ',
  'play.give-to': 'Give something away: ',
  'play.in-place': 'Take an item ',
  'play.loot-from': 'Take from the dead: ',
  'play.monsters-led': 'The monsters: ',
  'play.no-steps': 'Zoe Ingstrom: ',
  'play.role': 'Zoe Ingstrom: ',
  'play.standing-way': 'When I am attacked and hold something that may help: ',
  'play.then-roll': 'End your turn: ',
  'play.thinks': 'Zoe Ingstrom ',
  'play.trade-whom': 'Trade: ',
  'play.turn-then': 'End your turn: ',
  'play.you-are-in': 'Zoe Ingstrom: ',
  'practice.any': 'Which haunt: ',
  'practice.side-is': 'Your side: ',
  'replay.at': 'The Mummy Walks, ',
  'replay.step-of': 'The Mummy Walks, ',
  'terminal.not-in-house': 'Kitchen: ',
  'terminal.not-in-play': 'Spear: ',
  'tv.free': 'Table KQ7P: ',
};

/** Pieces that other messages join into one line: they are read there. */
const PIECES =
  /^(?:lobby\.by-preset|moment\.arrives-in|packs\.(?:authors|license|own|version)|play\.(?:appears-there|appears-too|bonus|bot-named|changed-trait|doors|left-thing|lost-trait|more-why|unseen)|terminal\.(?:after|exit-roll|held-by|holds|left|lies-in|now|on-floor|reach-cost|seed|stairs-to|trade-whose|unseen)|web\.house\.(?:there|you-are)|web\.read\.(?:can-open|corpse|monster|noted|person|shut|stairs|unopened|way))$/;

/** What a reason forbids, as a refusal says it. */
const FORBIDDEN: readonly (readonly [of: RegExp, what: string])[] = [
  [/pick-up/, 'You cannot pick up the Candle'],
  [/drop|not-items/, 'You cannot drop the Candle'],
  [/loot/, 'You cannot take the Candle from Peter Akimoto'],
  [/trade/, 'You cannot give the Candle to Peter Akimoto'],
  [/stack/, 'You cannot open the door to the north'],
  [/barrier|windows|move/, 'You cannot go to the Kitchen'],
];
const forbidden = (key: string): string => FORBIDDEN.find(([of]) => of.test(key))?.[1] ?? 'Light the Candle';

export const isPiece = (key: string): boolean => PIECES.test(key);

/** As it stands on the page: a reading beside its rule, a reason behind what it forbids. */
export function inPlace(key: string, told: string, say: (key: string) => string): string {
  if (told === '') return '';
  const [, rule] = /^(switch\.\w+)\.\w+$/.exec(key) ?? [];
  if (rule !== undefined) return `${say(rule)}: ${told}`;
  if (/^(?:rule|barred\.(?:by|need|rule))(?:\.|$)/.test(key)) return `${forbidden(key)}: ${told}`;
  return `${BESIDE[key] ?? ''}${told}`;
}
