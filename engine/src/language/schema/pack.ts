import { PACK_FORMAT } from '../../formats/numbers.ts';
import { AMENDED } from '../amendment.ts';
import { SEAM_LAWS } from '../seams.ts';
import { LAYERS, REACHED, SIDES } from '../types.ts';
import {
  flagShape,
  hookShape,
  idShape,
  jsonShape,
  nameShape,
  namesShape,
  nullShape,
  numShape,
  opsShape,
  type PackFields,
  type PackShape,
  packEither,
  packList,
  packMap,
  packOneOf,
  packRecord,
  roomsShape,
  rowsShape,
  textShape,
  textsShape,
  thingsShape,
  truthShape,
  wholeShape,
  whoShape,
  wordShape,
} from './shape.ts';

const one = packEither(nameShape('trait'), namesShape('trait'));
const side = wordShape(...SIDES);
const vars = packMap(packRecord({ 'from?': wholeShape(-999, 999) }));

const reaches = packList(wordShape(...REACHED), 1);
const rule = packRecord({
  on: hookShape,
  'for?': packEither(wordShape('holder', 'here', 'all'), whoShape),
  'when?': truthShape,
  'needs?': packList(truthShape),
  'do?': opsShape,
  'set?': packRecord({
    'kind?': nameShape('damage'),
    'order?': textShape,
    'amount?': numShape,
    'pool?': numShape,
    'bonus?': numShape,
    'result?': numShape,
  }),
  'value?': numShape,
  'layer?': wordShape(...LAYERS),
  'rooms?': roomsShape,
  'kind?': textShape,
  'trait?': nameShape('trait'),
  'verbs?': packList(nameShape('verb')),
  'except?': packList(nameShape('verb')),
  'limit?': wordShape('turn', 'game', 'event', 'none'),
  'limitCites?': nameShape('clause'),
  'moment?': wordShape('before', 'after'),
  'optional?': flagShape,
  'uses?': flagShape,
  'under?': packMap(packEither(textShape, packList(textShape, 1))),
  'cites?': packList(nameShape('clause')),
  'page?': nameShape('page'),
  'harmful?': flagShape,
  'spares?': nameShape('clause'),
  'evenDead?': flagShape,
  'monsters?': flagShape,
  'reaches?': reaches,
});
const rules = packMap(rule);
const RULING: PackFields = { 'about?': packList(textShape, 1), 'clause?': nameShape('clause') };
const rulings = packMap(packRecord(RULING));

const weapon = packRecord({
  trait: nameShape('trait'),
  'dice?': wholeShape(0, 8),
  'damage?': nameShape('damage'),
  'range?': wordShape('room', 'near', 'sight'),
  'bonus?': wholeShape(1, 9),
  'safe?': flagShape,
  'cost?': opsShape,
  'cites?': packRecord({
    'trait?': textShape,
    'dice?': textShape,
    'bonus?': textShape,
    'range?': textShape,
    'alone?': textShape,
  }),
});

const explorer = packRecord({
  id: idShape,
  card: textShape,
  pronoun: wordShape('she', 'he', 'they'),
  age: wholeShape(0, 999),
  birthday: packRecord({ month: wholeShape(1, 12), day: wholeShape(1, 31) }),
  'height?': textShape,
  'weight?': wholeShape(0, 999),
  hobbies: textsShape,
  tracks: packMap(packRecord({ values: packList(wholeShape(0, 99), 1, 20), start: wholeShape(0, 19) })),
});

const link = packRecord({
  to: packEither(nameShape('room'), roomsShape),
  'for?': whoShape,
  'when?': truthShape,
  'cost?': numShape,
  'oneWay?': wordShape('out', 'in'),
  'kind?': textShape,
  'ride?': wordShape('enters', 'offer'),
  'cites?': nameShape('clause'),
});

const room = packRecord({
  id: idShape,
  floors: namesShape('floor'),
  doors: packList(side, 0, 4),
  'windows?': packList(side, 0, 4),
  'symbol?': nameShape('symbol'),
  'draws?': wholeShape(1, 9),
  'tags?': textsShape,
  'start?': packRecord({ x: wholeShape(-50, 50), y: wholeShape(-50, 50), 'tile?': textShape }),
  'parts?': packList(packList(side, 0, 4), 2, 2),
  'arrive?': wholeShape(0, 1),
  'links?': packList(link),
  'vars?': vars,
  'rules?': rules,
  'rulings?': rulings,
});

const card = packRecord({
  id: idShape,
  deck: nameShape('deck'),
  'tags?': textsShape,
  'can?': packRecord({ 'trade?': flagShape, 'drop?': flagShape, 'steal?': flagShape, 'cites?': nameShape('clause') }),
  'kept?': flagShape,
  'draw?': opsShape,
  'gain?': opsShape,
  'lose?': opsShape,
  'stolen?': opsShape,
  'reaches?': reaches,
  'weapon?': weapon,
  'vars?': vars,
  'rules?': rules,
  'rulings?': rulings,
});

const token = packRecord({
  id: idShape,
  n: wholeShape(1, 99),
  'blocksSight?': flagShape,
  'hinders?': flagShape,
  'link?': flagShape,
  'vars?': vars,
  'rules?': rules,
});

const PIECE: PackFields = {
  n: numShape,
  'carry?': wordShape('item', 'heroes', 'traitor', 'nobody'),
  'most?': wholeShape(0, 99),
  'faceDown?': wordShape('holder', 'nobody', 'heroes', 'traitor'),
  'link?': flagShape,
  'hinders?': flagShape,
  'rules?': rules,
  'vars?': vars,
  'page?': nameShape('page'),
};

const will = packList(
  packOneOf({ seek: whoShape, seekAny: whoShape, seekRoom: roomsShape, stay: truthShape, free: truthShape }),
);

const monster = packRecord({
  ...PIECE,
  traits: packMap(packEither(numShape, nullShape)),
  'side?': packEither(nameShape('side'), nullShape),
  'moves?': wordShape('roll', 'roll-each', 'full', 'none', 'by-rule'),
  'movesInstead?': packMap(opsShape),
  'through?': packList(wordShape('walls', 'discover')),
  'carries?': thingsShape,
  'attack?': packRecord({
    'trait?': nameShape('trait'),
    'damage?': nameShape('damage'),
    'must?': flagShape,
    'never?': flagShape,
    'range?': wordShape('room', 'sight'),
    'on?': whoShape,
  }),
  'defeat?': packEither(wordShape('stun', 'die', 'nothing'), opsShape),
  'immune?': packList(nameShape('trait')),
  'only?': truthShape,
  'will?': will,
  'slows?': packEither(flagShape, truthShape),
});

const action = packRecord({
  who: whoShape,
  'where?': packEither(nameShape('place'), roomsShape),
  'needs?': packList(truthShape),
  'cost?': packEither(
    wordShape('none', 'attack', 'ends-movement', 'ends-turn', 'whole-turn'),
    packRecord({ move: wholeShape(0, 20) }),
  ),
  'limit?': textShape,
  'from?': packRecord({ 'rooms?': namesShape('room'), 'cards?': namesShape('card') }),
  'once?': packEither(flagShape, wordShape('success')),
  'roll?': packRecord({ 'trait?': one, 'dice?': numShape, 'extra?': numShape, 'bonus?': numShape }),
  'pass?': numShape,
  'rows?': rowsShape,
  'do?': opsShape,
  'fail?': opsShape,
  'attack?': packRecord({ on: whoShape, with: one, 'win?': opsShape, 'lose?': opsShape }),
  'page?': nameShape('page'),
});

const haunt = packRecord({
  id: idShape,
  number: wholeShape(1, 9999),
  kind: wordShape('traitor', 'none', 'hidden', 'none-at-first', 'free-for-all'),
  'traitor?': whoShape,
  'hidden?': packRecord({ piece: nameShape('token'), number: wholeShape(0, 99), 'mayReveal?': flagShape }),
  'first?': whoShape,
  'sides?': packList(textShape, 0, 6),
  'hostility?': wordShape('sides', 'everyone'),
  'counters?': packMap(
    packRecord({ 'from?': numShape, 'to?': numShape, 'secret?': flagShape, 'page?': nameShape('page') }),
  ),
  'vars?': packMap(
    packRecord({
      'from?': wholeShape(-999, 999),
      'per?': wordShape('game', 'who', 'room', 'thing', 'pair'),
      'knownTo?': nameShape('knower'),
      'guess?': packRecord({ among: { is: 'set', of: 'any' }, n: numShape }),
    }),
  ),
  'pieces?': packMap(packRecord(PIECE)),
  'monsters?': packMap(monster),
  'statuses?': packMap(
    packRecord({
      'hidesPlace?': flagShape,
      'transforms?': flagShape,
      'slows?': flagShape,
      'will?': will,
      'rules?': rules,
      'page?': nameShape('page'),
    }),
  ),
  'zones?': packList(textShape, 0, 20),
  'places?': packMap(roomsShape),
  'setup?': packMap(opsShape),
  'actions?': packMap(action),
  'procs?': packMap(opsShape),
  'rules?': rules,
  'wins?': packMap(
    packEither(truthShape, packRecord({ 'at?': wordShape('now', 'turn', 'round'), of: truthShape, 'but?': whoShape })),
    1,
  ),
  'rulings?': packMap(packRecord({ ...RULING, 'page?': nameShape('page') })),
  'exceptions?': packList(
    packRecord({
      law: wordShape(...SEAM_LAWS),
      of: textShape,
      'clause?': nameShape('clause'),
      'ruling?': textShape,
    }),
    1,
  ),
});

const edition = packRecord({
  floors: packList(textShape, 1, 16),
  traits: packList(textShape, 1, 12),
  damage: packMap(namesShape('trait'), 1),
  faces: packList(wholeShape(0, 9), 1, 12),
  maxDice: wholeShape(1, 20),
  decks: packList(packRecord({ id: idShape, symbol: textShape, kept: flagShape, items: flagShape }), 1, 12),
  'omenDeck?': nameShape('deck'),
  'nextHauntRoll?': packRecord({ dice: numShape, atMost: numShape, due: truthShape }),
  start: nameShape('room'),
  players: packRecord({ min: wholeShape(1, 12), max: wholeShape(1, 12), 'explorers?': packMap(wholeShape(1, 6)) }),
  moveTrait: nameShape('trait'),
  fightTrait: nameShape('trait'),
  switches: packMap(packRecord({ options: packList(textShape, 1), default: textShape })),
  presets: packMap(packMap(textShape)),
  clauses: packMap(nameShape('clause')),
  'readings?': packMap(packEither(textShape, packRecord({ switch: nameShape('switch') }))),
  flow: opsShape,
  'procs?': packMap(opsShape),
  rules,
  first: whoShape,
  'hauntFlow?': opsShape,
});

const labels = packMap(textShape);
/** A name, or a name with its forms. */
const nouns = packMap(packEither(textShape, packMap(textShape)));
const thingWords = packMap(
  packRecord({
    name: textShape,
    'flavour?': textShape,
    'short?': textShape,
    'forms?': labels,
    'hobbies?': textsShape,
    'actions?': labels,
    'offers?': labels,
    'choices?': labels,
    'vars?': labels,
    'says?': labels,
    'questions?': labels,
    'rules?': labels,
    'rulings?': labels,
  }),
);
const pageWords = packRecord({
  'name?': textShape,
  'opening?': textShape,
  'now?': textShape,
  'goal?': textShape,
  'win?': textShape,
  'winDead?': textShape,
  'pieces?': nouns,
  'monsters?': nouns,
  'statuses?': nouns,
  'sides?': nouns,
  'zones?': nouns,
  'places?': nouns,
  'counters?': labels,
  'states?': labels,
  'notes?': labels,
  'actions?': labels,
  'outcomes?': labels,
  'deeds?': labels,
  'offers?': labels,
  'choices?': labels,
  'questions?': labels,
  'told?': labels,
  'worth?': labels,
  'needs?': labels,
  'rules?': labels,
  'rulings?': labels,
});

/** What an expansion changes in what it extends. */
const amendment = packRecord({
  of: wordShape(...AMENDED),
  'ids?': packList(textShape, 1),
  'having?': packMap(textShape, 1),
  'at?': packEither(textShape, packList(textShape, 1)),
  'add?': packEither(packList(jsonShape, 1), packMap(jsonShape, 1)),
  'put?': packMap(jsonShape, 1),
  'take?': packList(packEither(textShape, wholeShape(-999, 9999)), 1),
});

/** The words of a pack that is one file, in one language. */
const words = packRecord({
  /** What the pack is called, and what it brings, in a sentence. */
  'pack?': packRecord({ name: textShape, 'about?': textShape }),
  /** Names of what an edition declares: floors, traits, decks, kinds of damage. */
  'names?': nouns,
  /** What each trait is, in a sentence. */
  'traits?': labels,
  /** Of an edition: `switch.<id>`, `switch.<id>.<option>`, `preset.<id>`, `say.<key>`, `action.<rule>`, `choice.<key>`. */
  'messages?': { is: 'map', of: textShape, min: 0, keys: /^(switch|preset|say|action|choice)\./ },
  'explorers?': thingWords,
  'rooms?': thingWords,
  'omens?': thingWords,
  'items?': thingWords,
  'events?': thingWords,
  /** Of decks that are neither of the three. */
  'cards?': thingWords,
  'tokens?': thingWords,
  'haunts?': thingWords,
  'scenarios?': thingWords,
  /** By haunt and side; `all` is the page for everybody. */
  'pages?': packMap(packMap(pageWords)),
});

export const PACK: PackShape = packRecord({
  '$schema?': textShape,
  id: idShape,
  'version?': textShape,
  'authors?': packList(textShape, 1, 40),
  'license?': textShape,
  'format?': wholeShape(PACK_FORMAT, PACK_FORMAT),
  'extends?': nameShape('pack'),
  'amend?': packList(amendment),
  'edition?': edition,
  'explorers?': packList(explorer),
  'rooms?': packList(room),
  'cards?': packList(card),
  'tokens?': packList(token),
  'haunts?': packList(haunt),
  'chart?': packRecord({ omens: packList(nameShape('card'), 1), rows: packMap(packList(wholeShape(1, 9999))) }),
  'scenarios?': packList(packRecord({ id: idShape, haunts: packMap(wholeShape(1, 9999)) })),
  'effects?': packMap(packEither(opsShape, packRecord({ haunt: wholeShape(1, 9999), do: opsShape }))),
  'words?': packMap(words),
});
