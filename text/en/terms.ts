import type { Settled } from '../src/language/settled.ts';

/**
 * What a native editor would not print, and what the house says instead: one term for one thing (docs/rules/GLOSSARY.yaml), second person, no turns of phrase that are
 * another language's. Stories, lines of mood and the ledger have a voice of their own and are not read by this list.
 */
export const SETTLED: readonly Settled[] = [
  // One term for one thing.
  {
    wrong: /\bsteps? (?:away|left|closer|nearer)\b|\b(?:takes?|costs?) (?:a|one|two|\d+) steps?\b|\bas many steps\b/i,
    say: 'space',
    why: 'movement is counted in spaces; a step is what a clip moves on its track',
  },
  {
    wrong: /\b(?:item|event|omen|card) stacks?\b/i,
    say: 'deck',
    why: 'cards lie in decks, room tiles in the room stack',
  },
  {
    wrong: /\b(?:room|tile) decks?\b|\bstack of rooms\b/i,
    say: 'room stack',
    why: 'cards lie in decks, room tiles in the room stack',
  },
  {
    wrong: /\bjoined (?:to|by|with)\b|\bjoined rooms?\b/i,
    say: 'connected',
    why: 'rooms are connected by a door, stairs or another way',
  },
  {
    wrong: /\brooms? (?:beside|next to)\b|\b(?:beside|next to) (?:a|the|that|your) (?:room|hole|Abyss|\S+ Landing)\b/,
    say: 'adjacent',
    why: 'rooms that share an edge are adjacent, door or no door',
  },
  {
    wrong:
      /\bthrow(?:s|n|ing)? (?:(?:a|the|one|two|three|four|every|\d+|…|any|no|your|blank) )*(?:dice|die)\b|\b(?:dice|die) (?:is |are )?thrown\b/i,
    say: 'roll',
    why: 'dice are rolled; Dynamite and Paint are thrown',
  },
  {
    wrong:
      /\b(?:lay|lays|laid|laying) (?:it|them|one|(?:a|the|this|that|your|each|another|new|next|…) (?:\S+ ){0,3}(?:tile|room|Room|Attic|Chamber|Corridor|Laboratory|Landing))\b|\b(?:is|are) laid\b/,
    say: 'place',
    why: 'tiles are placed, tokens are put',
  },
  {
    wrong: /\b(?:share|shares|shared|sharing) (?:it|them|the damage|out)\b/i,
    say: 'split',
    why: 'damage is split between two traits',
  },
  { wrong: /\bturn at hand\b|\bat turn\b/i, say: 'whose turn it is, the active player', why: 'nobody is “at turn”' },
  {
    wrong: /\b(?:an?|any|each|every|first|later|next|no|one|another) monsters[’'] turns?\b/i,
    say: 'monster turn',
    why: 'one of several is a monster turn; “the monsters’ turn” is that of this round',
  },
  { wrong: /\bonce a turn\b/i, say: 'once per turn', why: 'limits are told alike' },
  {
    wrong: /\b(?:give|gives|given|handed?) (?:it )?away\b.*\b(?:drop|steal|stolen)|\bcannot change hands\b/i,
    say: 'trade',
    why: 'items are traded, dropped and stolen',
  },
  {
    wrong: /\bchairs?\b/i,
    say: 'seat',
    why: 'people and bots have seats at the table; chairs are furniture of the stories',
  },
  { wrong: /\binflict(?:s|ed|ing)?\b/i, say: 'deal', why: 'damage is dealt' },
  {
    wrong: /\bon (?:a )?\d+(?: (?:or more|or less|or \d+|to \d+))? (?:you|it|they|that|the|everybody|nobody)\b/i,
    say: 'on 4 or more, you …',
    why: 'a comma follows the result of a roll',
  },
  {
    wrong: /\b[Rr]olls? (?:of )?\d+ or (?:more|less) (?:on|with) (?:Might|Speed|Sanity|Knowledge)\b/,
    say: 'a Might roll of 3 or more',
    why: 'a roll is named after its trait',
  },
  // Another language behind the English.
  {
    wrong: /(?:^|[.;:!] |\b(?:and|only|to|but|of|for) )who (?!whom)(?![^.]*\?)/i,
    say: 'anyone who, whoever, or “you”',
    why: 'English has no clause of a bare “who”',
  },
  { wrong: /(?:^|[.;:] )whose (?![^.]*\?)/i, say: 'if your …', why: 'English has no clause of a bare “whose”' },
  {
    wrong: /(?<!\bthere )\b(?:is|are|was) no (?!longer\b|limit\b|more\b|clause\b)[a-z]/i,
    say: 'is not a',
    why: 'what something is not takes “not”',
  },
  { wrong: /\bin place of\b/i, say: 'instead of', why: 'a swap of actions is “instead of”' },
  { wrong: /\bso (?:much|many)\b/i, say: 'that much, that many', why: '“so much” points at nothing in English' },
  {
    wrong: /\broll(?:s|ing)? [^.;]*\b(?:dice|die)\b[^.]*\bthat (?:many|much)\b/i,
    say: 'as many … as the result',
    why: '“roll 2 dice … that many” reads as 2',
  },
  {
    wrong: /\bwith(?:out| or without) a door between\b/i,
    say: 'whether or not a door leads there',
    why: 'a room and a fire have no “between”',
  },
  { wrong: /\bas (?:\S+ ){1,4}is high\b/i, say: 'one die for each point', why: 'a trait is not high, it has points' },
  { wrong: /\b(?:the|each|every) own\b/i, say: 'their own', why: '“own” needs an owner' },
  {
    wrong: /\b(?:roll|walk|attack|turn|program)s? of (?:yours|theirs)\b/i,
    say: 'your',
    why: '“a roll of yours” is stilted',
  },
  { wrong: /\bmoves? no further\b/i, say: 'cannot move any further', why: 'one sentence for the end of movement' },
  {
    wrong: /\b(?:ca|wo|do|does|is|are|would|could|must)n[’']t\b/i,
    say: 'cannot, do not',
    why: 'rules are not contracted',
  },
  { wrong: /\b(?:also|even) (?:while|when) others\b/i, say: 'even on other players’ turns', why: 'whose turn it is' },
  { wrong: /\bwith success\b/i, say: 'successfully', why: 'one does something successfully' },
  {
    wrong: /\bbot of […{]/,
    say: 'the bot playing for …',
    why: 'a bot plays for somebody, or is somebody’s',
  },
  {
    wrong: /\bis (?:paused|won|asked|revealed) by […{]/,
    say: '… has paused it',
    why: 'whoever does something is the subject',
  },
  { wrong: /\b(?:dead|dropper|before) included\b/i, say: 'including', why: '“included” behind its noun is stiff' },
  { wrong: /\ba shortest (?:way|route|path)\b/i, say: 'the shortest route', why: 'English takes “the” here' },
  {
    wrong: /(?<!\bthere )\b(?:is|are) nothing that you can\b/i,
    say: 'you cannot take',
    why: 'what cannot be done takes “cannot”',
  },
  { wrong: /\bof the other sex\b/i, say: 'of the opposite sex', why: 'that is the English phrase' },
  {
    wrong: /\bcannot\b[^.;:]*\bhold and use\b/i,
    say: 'hold or use',
    why: 'what is denied of each of two is joined by “or”',
  },
  { wrong: /\bany (?:other )?room of the house\b/i, say: 'any room in the house', why: 'rooms are in the house' },
  { wrong: /\bon less than \d/i, say: 'on 3 or less', why: 'results of a roll are told alike' },
  { wrong: /\bon an? \d\b/i, say: 'on 2', why: 'results of a roll are told alike' },
  {
    wrong: /\b(?:two|three|four|five|six|seven|eight) (?:extra |more |fewer )?dice\b|\bone die of\b/i,
    say: '2 dice, 1 die of damage',
    why: 'dice are counted in figures; “one die for each …” stays',
  },
  { wrong: /\bdice fewer\b/i, say: '2 fewer dice', why: 'that is the order of the words' },
  {
    wrong:
      /\bcosts? (?:\S+ ){0,2}(?:one|two|no|\d+|…|\{\w+\}) (?:more |extra )?moves?\b|\bmoves? (?:away|from here)\b|\bmovement left\b/i,
    say: 'space',
    why: 'movement is counted in spaces, in both editions',
  },
  { wrong: /\bup to as many\b/i, say: 'up to 1 space for each …', why: 'two measures in one are clumsy' },
  { wrong: /\btins? of Paint\b/i, say: 'Can of Paint', why: 'one name for the piece, in every haunt' },
  {
    wrong: /\bunder control\b/i,
    say: 'under somebody’s control',
    why: 'what is “under control” gives no trouble; say whose control it is',
  },
  {
    wrong: /\bbarrier (?:lies |is )?between you\b(?! and)/i,
    say: 'a barrier is in the way',
    why: 'a room is not one of two people',
  },
  // A sentence is read alone too: on a card, behind a button, drawn by lot.
  {
    wrong: /(?:^|[.?!] )(?:That|Those) (?:hero|heroes|explorer|explorers|room|rooms|weapon|monster|monsters)\b/,
    say: 'the hero, the room you choose',
    why: 'read alone, “that hero” points at nobody',
  },
  {
    wrong: /\? .*\b(?:in|into|enters?|behind) that (?:room|wall|direction|floor)\b/,
    at: /^questions\./,
    say: 'the room you choose',
    why: 'behind a question, nothing has been chosen yet',
  },
  {
    wrong: /\b(?:If|When|While|Once) such an? [A-Za-z]/,
    say: 'name it again',
    why: 'read alone, “such a” points at nothing',
  },
  {
    wrong: /\b[Tt]hose of (?:your|their|the|these)\b/,
    say: 'each of your … that',
    why: '“those of your traits” is another language’s',
  },
  {
    wrong: /\bwhen you (?:get|lose) it\b/i,
    say: 'when you get this card',
    why: 'the Girl and the Madman are nobody’s “it”',
  },
  // Of the table.
  { wrong: /\bat seat\b/i, say: 'in seat', why: 'one sits in a seat, at a table' },
  {
    wrong: /\bopen(?:s|ed)? (?:its|their) words?\b|\bwords? (?:is|are|was|were) opened\b/i,
    say: 'reveal',
    why: 'a sealed word is revealed',
  },
  // Behind a colon of the house: “Goal: …”, “Zoe: …”.
  {
    wrong: /^[^.!?]*: /,
    at: /^goal$/,
    say: 'two sentences, or brackets',
    why: 'a goal stands behind “Goal:”, and a sentence has one colon',
  },
  {
    wrong: /: /,
    at: /^(?:actions|choices)\./,
    say: '“and”, or brackets',
    why: 'the log puts a name and a colon before a label',
  },
  { wrong: /\p{L}'\p{L}/u, say: '’', why: 'the apostrophe of print; in a message the straight one also quotes' },
];
