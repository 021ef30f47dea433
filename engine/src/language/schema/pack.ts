import { FORMAT } from '../format.ts';
import { LAYERS, SIDES } from '../types.ts';
import {
  either,
  flag,
  hook,
  id,
  list,
  map,
  name,
  names,
  nothing,
  num,
  oneOf,
  ops,
  type PackFields,
  type PackShape,
  record,
  rooms,
  rows,
  text,
  texts,
  things,
  truth,
  who,
  whole,
  word,
} from './shape.ts';

const one = either(name('trait'), names('trait'));
const side = word(...SIDES);
const vars = map(record({ 'from?': whole(-999, 999) }));

const rule = record({
  on: hook,
  'for?': either(word('holder', 'here', 'all'), who),
  'when?': truth,
  'needs?': list(truth),
  'do?': ops,
  'set?': record({
    'kind?': name('damage'),
    'order?': text,
    'amount?': num,
    'pool?': num,
    'bonus?': num,
    'result?': num,
  }),
  'value?': num,
  'layer?': word(...LAYERS),
  'trait?': name('trait'),
  'verbs?': list(name('verb')),
  'except?': list(name('verb')),
  'limit?': word('turn', 'game', 'none'),
  'limitCites?': name('clause'),
  'moment?': word('before', 'after'),
  'optional?': flag,
  'uses?': flag,
  'under?': map(either(text, list(text, 1))),
  'cites?': list(name('clause')),
  'page?': name('page'),
  'harmful?': flag,
  'spares?': name('clause'),
  'evenDead?': flag,
  'monsters?': flag,
});
const rules = map(rule);

const weapon = record({
  trait: name('trait'),
  'dice?': whole(0, 8),
  'damage?': name('damage'),
  'range?': word('room', 'sight'),
  'cost?': ops,
  'cites?': record({ 'trait?': text, 'dice?': text, 'range?': text, 'alone?': text }),
});

const explorer = record({
  id,
  card: text,
  pronoun: word('she', 'he', 'they'),
  age: whole(0, 999),
  birthday: record({ month: whole(1, 12), day: whole(1, 31) }),
  height: text,
  weight: whole(0, 999),
  hobbies: texts,
  tracks: map(record({ values: list(whole(0, 99), 1, 20), start: whole(0, 19) })),
});

const room = record({
  id,
  floors: names('floor'),
  doors: list(side, 0, 4),
  'windows?': list(side, 0, 4),
  'symbol?': name('symbol'),
  'tags?': texts,
  'start?': record({ x: whole(-50, 50), y: whole(-50, 50), 'tile?': text }),
  'parts?': list(list(side, 0, 4), 2, 2),
  'arrive?': whole(0, 1),
  'climb?': text,
  'links?': list(record({ to: name('room'), 'cites?': name('clause') })),
  'vars?': vars,
  'rules?': rules,
});

const card = record({
  id,
  deck: name('deck'),
  'tags?': texts,
  'can?': record({ 'trade?': flag, 'drop?': flag, 'steal?': flag, 'cites?': name('clause') }),
  'kept?': flag,
  'draw?': ops,
  'gain?': ops,
  'lose?': ops,
  'stolen?': ops,
  'weapon?': weapon,
  'vars?': vars,
  'rules?': rules,
});

const token = record({
  id,
  n: whole(1, 99),
  'blocksSight?': flag,
  'link?': flag,
  'vars?': vars,
  'rules?': rules,
});

const PIECE: PackFields = {
  n: num,
  'carry?': word('item', 'heroes', 'traitor', 'nobody'),
  'most?': whole(0, 99),
  'faceDown?': word('holder', 'nobody', 'heroes', 'traitor'),
  'link?': flag,
  'rules?': rules,
  'vars?': vars,
  'page?': name('page'),
};

const will = list(oneOf({ seek: who, seekRoom: rooms, stay: truth, free: truth }));

const monster = record({
  ...PIECE,
  traits: map(either(num, nothing)),
  'side?': either(name('side'), nothing),
  'moves?': word('roll', 'roll-each', 'full', 'none'),
  'movesInstead?': map(ops),
  'through?': list(word('walls', 'discover')),
  'carries?': things,
  'attack?': record({
    'trait?': name('trait'),
    'damage?': name('damage'),
    'must?': flag,
    'never?': flag,
    'range?': word('room', 'sight'),
    'on?': who,
  }),
  'defeat?': either(word('stun', 'die', 'nothing'), ops),
  'immune?': list(name('trait')),
  'only?': truth,
  'will?': will,
  'slows?': flag,
});

const action = record({
  who,
  'where?': either(name('place'), rooms),
  'needs?': list(truth),
  'cost?': either(word('none', 'attack', 'ends-movement', 'ends-turn', 'whole-turn'), record({ move: whole(0, 20) })),
  'limit?': text,
  'from?': record({ 'rooms?': names('room'), 'cards?': names('card') }),
  'once?': either(flag, word('success')),
  'roll?': record({ 'trait?': one, 'dice?': num, 'extra?': num, 'bonus?': num }),
  'pass?': num,
  'rows?': rows,
  'do?': ops,
  'fail?': ops,
  'attack?': record({ on: who, with: one, 'win?': ops, 'lose?': ops }),
  'page?': name('page'),
});

const haunt = record({
  id,
  number: whole(1, 9999),
  kind: word('traitor', 'none', 'hidden', 'none-at-first', 'free-for-all'),
  'traitor?': who,
  'hidden?': record({ piece: name('token'), number: whole(0, 99), 'mayReveal?': flag }),
  'first?': who,
  'sides?': list(text, 0, 6),
  'hostility?': word('sides', 'everyone'),
  'playable?': flag,
  'counters?': map(record({ 'from?': num, 'to?': num, 'secret?': flag, 'page?': name('page') })),
  'vars?': map(
    record({
      'from?': whole(-999, 999),
      'per?': word('game', 'who', 'room', 'thing', 'pair'),
      'knownTo?': name('knower'),
      'guess?': record({ among: { is: 'set', of: 'any' }, n: num }),
    }),
  ),
  'pieces?': map(record(PIECE)),
  'monsters?': map(monster),
  'statuses?': map(
    record({ 'hidesPlace?': flag, 'transforms?': flag, 'will?': will, 'rules?': rules, 'page?': name('page') }),
  ),
  'zones?': list(text, 0, 20),
  'places?': map(rooms),
  'setup?': map(ops),
  'actions?': map(action),
  'procs?': map(ops),
  'rules?': rules,
  'wins?': map(either(truth, record({ 'at?': word('now', 'turn', 'round'), of: truth, 'but?': who })), 1),
});

const edition = record({
  floors: list(text, 1, 16),
  traits: list(text, 1, 12),
  damage: map(names('trait'), 1),
  faces: list(whole(0, 9), 1, 12),
  maxDice: whole(1, 20),
  decks: list(record({ id, symbol: text, kept: flag, items: flag }), 1, 12),
  start: name('room'),
  players: record({ min: whole(1, 12), max: whole(1, 12) }),
  moveTrait: name('trait'),
  fightTrait: name('trait'),
  switches: map(record({ options: list(text, 1), default: text })),
  presets: map(map(text)),
  clauses: map(name('clause')),
  'readings?': map(either(text, record({ switch: text }))),
  flow: ops,
  'procs?': map(ops),
  rules,
  first: who,
  'hauntFlow?': ops,
});

const labels = map(text);
const thingWords = map(
  record({
    name: text,
    'flavour?': text,
    'gender?': text,
    'hobbies?': texts,
    'actions?': labels,
    'choices?': labels,
    'vars?': labels,
    'says?': labels,
    'rules?': labels,
  }),
);
const pageWords = record({
  'name?': text,
  'opening?': text,
  'now?': text,
  'goal?': text,
  'win?': text,
  'pieces?': labels,
  'monsters?': labels,
  'statuses?': labels,
  'zones?': labels,
  'counters?': labels,
  'states?': labels,
  'notes?': labels,
  'actions?': labels,
  'deeds?': labels,
  'choices?': labels,
  'told?': labels,
  'needs?': labels,
  'rules?': labels,
});

/** The words of a pack that is one file, in one language. */
const words = record({
  'explorers?': thingWords,
  'rooms?': thingWords,
  'omens?': thingWords,
  'items?': thingWords,
  'events?': thingWords,
  'tokens?': thingWords,
  'haunts?': thingWords,
  /** By haunt and side; `all` is the page for everybody. */
  'pages?': map(map(pageWords)),
});

export const PACK: PackShape = record({
  id,
  'format?': whole(FORMAT, FORMAT),
  'extends?': name('pack'),
  'edition?': edition,
  'explorers?': list(explorer),
  'rooms?': list(room),
  'cards?': list(card),
  'tokens?': list(token),
  'haunts?': list(haunt),
  'chart?': record({ omens: list(name('card'), 1), rows: map(list(whole(1, 9999))) }),
  'effects?': map(either(ops, record({ haunt: whole(1, 9999), do: ops }))),
  'words?': map(words),
});
