import {
  $num,
  $room,
  $thing,
  $trait,
  $who,
  active,
  actor,
  add,
  addRoom,
  all,
  allTraits,
  any,
  ask,
  attack,
  both,
  card,
  cards,
  charactersIn,
  choose,
  count,
  damage,
  dice,
  discard,
  draw,
  each,
  eachOne,
  end,
  except,
  exists,
  explorers,
  first,
  gain,
  gainEach,
  heldBy,
  here,
  holds,
  ifElse,
  is,
  itRoom,
  keep,
  leftOf,
  level,
  look,
  lose,
  loseEach,
  moveRoom,
  named,
  nearestRooms,
  not,
  onFloor,
  permits,
  pick,
  put,
  remove,
  repeat,
  returnToStack,
  rightOf,
  roll,
  roomOf,
  sameFloor,
  say,
  self,
  set,
  setTrait,
  shuffle,
  spawn,
  standing,
  steal,
  symbol,
  table,
  theTrait,
  thisCard,
  tokensOf,
  trait,
  v,
  when,
  where,
} from '../../src/language/builders.ts';

const whisper = (id: string, def: Omit<Parameters<typeof card>[0], 'id' | 'deck'>) =>
  card({ id, deck: 'whisper', ...def });

/** Heard and gone, but for two that stay. */
export const testWhispers = [
  whisper('chorus', {
    draw: [
      eachOne(explorers, [
        roll(trait('wits'), { '4+': [], '2-3': [damage('soul', 1)], '0-1': [damage('flesh', { dice: 2 })] }),
      ]),
    ],
  }),
  whisper('riddle', {
    vars: { asked: { from: 2 } },
    draw: [
      ask(self, 'number', { min: 0, max: 3, as: 'n' }),
      choose(self, {
        aloud: [table($num('n'), { '0': [gain('wits')], '1-2': [lose('pace')], '3+': [loseEach(1)] })],
        softly: [repeat($num('n'), [add('asked', 1)]), when(is(v('asked'), '>', 3), [lose('grip')])],
        never: [],
      }),
      each(where(allTraits, is(level(self, theTrait, 'step'), '<', level(self, theTrait, 'startStep'))), 't', [
        gain($trait('t')),
      ]),
      set('asked', 2),
    ],
  }),
  whisper('draught', { draw: [look(self, 'rooms', 3, { reorder: true })] }),
  /** Its hearer can do nothing but dig, until the digging is done. */
  whisper('buried', {
    draw: [keep],
    vars: { depth: {} },
    rules: {
      stuck: { on: 'may', verbs: ['*'], except: ['cards/buried/dig'] },
      dig: {
        on: 'turn.offer',
        do: [
          roll(trait('grip'), { '3+': [discard(thisCard)], '0-2': [add('depth', 1)] }),
          when(all(is(v('depth'), '≥', 2), holds(self, thisCard)), [set('depth', 0), discard(thisCard)]),
        ],
      },
    },
  }),
  whisper('wormhole', {
    draw: [
      remove(tokensOf('hole')),
      spawn('hole', here),
      ask(self, 'room', { from: except(standing, here), as: 'end' }),
      spawn('hole', $room('end')),
      choose(self, { through: [put(self, $room('end'))], stay: [] }),
    ],
  }),
  whisper('new-wing', {
    draw: [
      addRoom({ which: 'crate', as: 'wing', none: [say('no-wing'), gain('pace')] }),
      put(self, $room('wing'), { discovered: true }),
    ],
  }),
  whisper('dull-thud', {
    draw: [
      ask(self, 'wall', { as: 'side', none: [say('no-wall')] }),
      addRoom({ beyond: 'side', as: 'behind', none: [damage('flesh', 1)] }),
      put(self, $room('behind'), { silent: true }),
    ],
  }),
  whisper('growth', {
    draw: [addRoom({ which: 'basket', as: 'there', none: [say('it-is-there')] }), moveRoom(named('basket'))],
  }),
  whisper('toll', { draw: [spawn('bell', named('gate')), when(is(count(tokensOf('bell')), '>', 2), [lose('wits')])] }),
  whisper('nimble-fingers', {
    draw: [
      ask(self, 'who', { from: except(explorers, self), as: 'victim', none: [] }),
      pick(both(heldBy($who('victim')), permits('steal')), 'loot'),
      steal($thing('loot'), self),
      pick(heldBy(self), 'lost'),
      when(exists($thing('lost')), [discard($thing('lost'))], [draw('charm')]),
    ],
  }),
  whisper('phantom', {
    draw: [
      attack({ on: self, dice: 4, rolledBy: rightOf(self), as: 'hurt' }),
      when(is($num('hurt'), '=', 1), [gain('wits', 1, leftOf(self))]),
    ],
  }),
  whisper('brawl', {
    draw: [
      eachOne(except(explorers, self), [put(self, roomOf(actor), { silent: true })]),
      ask(self, 'who', { from: except(charactersIn(here), self), as: 'foe' }),
      attack({ by: self, on: $who('foe'), as: 'won' }),
      when(not(is($num('won'), '=', 1)), [end('turn')]),
    ],
  }),
  whisper('fog-bank', {
    draw: [spawn('fog', here), spawn('chalk', here), roll(trait('wits'), undefined, { as: 'seen', extra: 1 })],
  }),
  /** Everybody at once, and nobody knows what the others say. */
  whisper('vote', {
    draw: [
      ask(explorers, 'who', { from: explorers, as: 'named' }),
      lose('wits', 1, $who('named')),
      ask(explorers, 'number', { min: 1, max: 3, as: 'bids' }),
    ],
  }),
  whisper('swoon', {
    draw: [
      setTrait(self, 'grip', 'lowest'),
      setTrait(self, 'wits', 'start'),
      choose(active, { fall: [put(self, named('well-bottom'))], sit: [end('turn')] }),
    ],
  }),
  whisper('amnesia', {
    draw: [shuffle('rooms'), roll(dice(ifElse(any(exists(onFloor('sky'))), 1, 2))), returnToStack(thisCard)],
  }),
  whisper('magnet', {
    draw: [
      put(self, first(nearestRooms(here, where(symbol('knot', 'ear'), not(exists(both(itRoom, here))))))),
      gainEach(1, charactersIn(sameFloor(here))),
      when(holds(explorers, cards('hook')), [steal(cards('hook'), self)]),
    ],
  }),
];
