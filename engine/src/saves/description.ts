import { WORDS_OF_STREAMS } from '../random/streams.ts';
import { flagShape, nullShape, textLikeShape, wholeShape, wordShape } from '../shapes/shape.ts';
import { QUESTION_KINDS } from '../state/question.ts';
import {
  a,
  amountShape,
  anyRows,
  atLeast0,
  bitShape,
  column,
  maybeShape,
  numberShape,
  type SavedShape,
  savedEither,
  savedMap,
  savedRecord,
} from '../state/shapes.ts';
import { ITEM_ACTIONS } from '../state/turn.ts';
import type { Bounds } from './bounds.ts';

/** Every table of a state and what stands in its rows; `State` says what they mean. Registers of frames and named results have descriptions of their own. */

const ID = /^[a-z0-9@./#-]*$/;

const question = savedRecord({
  id: atLeast0,
  seat: maybeShape('seat'),
  kind: wordShape(...QUESTION_KINDS),
  seats: anyRows(maybeShape('seat')),
  asked: anyRows(maybeShape('character')),
  answers: anyRows(wholeShape(-1, 5000)),
});

const happening = savedRecord({
  t: wordShape(
    ...['turn', 'roll', 'damage', 'attack', 'defeat', 'draw', 'enter', 'leave', 'put', 'shift', 'kill', 'transfer'],
    ...['discover', 'monsterTurn', 'takeRoom', 'tile'],
  ),
  who: maybeShape('thing'),
  by: maybeShape('thing'),
  room: maybeShape('room'),
  from: maybeShape('room'),
  thing: maybeShape('thing'),
  kind: textLikeShape(ID),
  n: amountShape,
  pool: amountShape,
  bonus: amountShape,
  total: amountShape,
  faces: anyRows(a('face')),
  tags: anyRows(textLikeShape(ID)),
  cause: maybeShape('owner'),
  replaced: anyRows(a('rule')),
});

const use = savedRecord({ rule: a('rule'), owner: maybeShape('owner'), who: maybeShape('character') });

const outcome = savedRecord({
  verdicts: savedMap(/^\d$/, wordShape('won', 'lost', 'none')),
  why: textLikeShape(/^[^<>]*$/),
  'haunt?': textLikeShape(ID),
  'number?': atLeast0,
  'revealer?': textLikeShape(ID),
  'traitor?': savedEither(textLikeShape(ID), nullShape),
});

const rooms = (bounds: Bounds): SavedShape =>
  savedRecord({
    floor: column(a('floor-or-pile'), bounds.rooms),
    x: column(amountShape, bounds.rooms),
    y: column(amountShape, bounds.rooms),
    turn: column(wholeShape(0, 3), bounds.rooms),
    next: column(maybeShape('room'), 4 * bounds.rooms),
    known: column(wholeShape(-1, 2 ** 20), bounds.rooms),
  });

const things = (bounds: Bounds): SavedShape =>
  savedRecord({
    def: column(atLeast0, bounds.things),
    place: column(a('place'), bounds.things),
    part: column(a('part'), bounds.things),
    bound: column(maybeShape('bound'), bounds.things),
    number: column(wholeShape(-1, 999), bounds.things),
    flags: column(a('flags'), bounds.things),
  });

const turn = (bounds: Bounds): SavedShape =>
  savedRecord({
    who: maybeShape('character'),
    n: atLeast0,
    spent: numberShape,
    stopped: flagShape,
    moved: flagShape,
    over: flagShape,
    noAttack: flagShape,
    startMoves: amountShape,
    attacks: atLeast0,
    drawn: column(atLeast0, bounds.decks),
    newCards: anyRows(a('card')),
    itemActions: anyRows(wordShape(...ITEM_ACTIONS)),
    declined: anyRows(savedRecord({ thing: a('belonging'), to: a('character') })),
    'looted?': anyRows(a('explorer')),
    'died?': anyRows(a('explorer')),
    sideChosen: flagShape,
  });

const frames = anyRows(
  savedRecord({
    b: a('block'),
    pc: wholeShape(0, 5000),
    st: wholeShape(0, 20),
    s: wholeShape(0, 5000),
    own: bitShape,
    r: anyRows(savedEither(numberShape, anyRows(numberShape))),
  }),
);

const scopes = anyRows(
  savedRecord({
    self: maybeShape('character'),
    actor: maybeShape('character'),
    owner: maybeShape('owner'),
    ev: maybeShape('event'),
    vals: savedMap(/^[!$]?[A-Za-z0-9_-]+$/, savedEither(numberShape, anyRows(numberShape))),
  }),
);

/** The whole of it, for a game of that size. */
export const stateShape = (bounds: Bounds): SavedShape =>
  savedRecord({
    format: atLeast0,
    packs: anyRows(textLikeShape(/^[^<>]*$/)),
    ruleset: savedMap(/^[A-Za-z]+$/, textLikeShape(/^[A-Za-z0-9-]*$/)),
    dice: wordShape('seed', 'typed'),
    date: savedRecord({ month: wholeShape(1, 12), day: wholeShape(1, 31) }),
    seats: wholeShape(1, 12),
    rng: column(wholeShape(0, 2 ** 32 - 1), WORDS_OF_STREAMS),
    seq: atLeast0,
    round: atLeast0,
    rooms: rooms(bounds),
    stack: anyRows(a('room')),
    discards: anyRows(a('room')),
    things: things(bounds),
    piles: column(anyRows(a('card')), bounds.decks),
    spent: column(anyRows(a('card')), bounds.decks),
    known: column(wholeShape(-1, 2 ** 20), bounds.cards),
    controller: column(a('seat'), bounds.explorers),
    steps: column(wholeShape(-1, 50), bounds.clips),
    overflow: savedMap(/^\d+\.\d+$/, amountShape),
    vars: savedMap(/^\d+\.-?\d+$/, numberShape),
    raised: savedMap(/^\d+\.\d+$/, amountShape),
    usedThisTurn: anyRows(use),
    usedForGood: anyRows(use),
    usedUp: anyRows(a('owner')),
    handled: anyRows(a('belonging')),
    order: column(a('explorer'), bounds.explorers),
    turn: turn(bounds),
    drawn: column(atLeast0, bounds.decks),
    lastDrawn: column(maybeShape('card'), bounds.decks),
    lastDrawnIn: column(maybeShape('room'), bounds.decks),
    ...(bounds.scenarios === 0
      ? {}
      : { scenario: savedRecord({ at: wholeShape(0, bounds.scenarios - 1), omens: anyRows(a('card')) }) }),
    revealer: maybeShape('explorer'),
    revealRoom: maybeShape('room'),
    allowed: anyRows(numberShape),
    played: anyRows(numberShape),
    heroesAtStart: wholeShape(0, 12),
    underway: flagShape,
    stopAtHaunt: flagShape,
    traitor: maybeShape('explorer'),
    haunt: maybeShape('haunt'),
    sides: column(maybeShape('camp'), bounds.explorers),
    shown: column(bitShape, bounds.explorers),
    control: savedMap(/^\d+$/, maybeShape('seat')),
    announced: anyRows(a('rule')),
    frames,
    scopes,
    happenings: anyRows(happening),
    question: savedEither(question, nullShape),
    interrupted: anyRows(question),
    outcome: savedEither(outcome, nullShape),
  });
