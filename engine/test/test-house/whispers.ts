import * as w from '../../src/builders/index.ts';

const whisper = (id: string, def: Omit<Parameters<typeof w.card>[0], 'id' | 'deck'>) =>
  w.card({ id, deck: 'whisper', ...def });

/** Heard and gone, but for two that stay. */
export const testWhispers = [
  whisper('chorus', {
    draw: [
      w.eachOne(w.explorers, [
        w.roll(w.trait('wits'), { '4+': [], '2-3': [w.damage('soul', 1)], '0-1': [w.damage('flesh', { dice: 2 })] }),
      ]),
    ],
  }),
  whisper('riddle', {
    vars: { asked: { from: 2 } },
    draw: [
      w.ask(w.self, 'number', { min: 0, max: 3, as: 'n' }),
      w.choose(w.self, {
        aloud: [w.table(w.$num('n'), { '0': [w.gain('wits')], '1-2': [w.lose('pace')], '3+': [w.loseEach(1)] })],
        softly: [w.repeat(w.$num('n'), [w.add('asked', 1)]), w.when(w.is(w.v('asked'), '>', 3), [w.lose('grip')])],
        never: [],
      }),
      w.each(
        w.where(w.allTraits, w.is(w.level(w.self, w.theTrait, 'step'), '<', w.level(w.self, w.theTrait, 'startStep'))),
        't',
        [w.gain(w.$trait('t'))],
      ),
      w.set('asked', 2),
    ],
  }),
  whisper('draught', { draw: [w.look(w.self, 'rooms', 3, { reorder: true })] }),
  /** Its hearer can do nothing but dig, until the digging is done. */
  whisper('buried', {
    draw: [w.keep],
    vars: { depth: {} },
    rules: {
      stuck: { on: 'may', verbs: ['*'], except: ['cards/buried/dig'] },
      dig: {
        on: 'turn.offer',
        do: [
          w.roll(w.trait('grip'), { '3+': [w.discard(w.thisCard)], '0-2': [w.add('depth', 1)] }),
          w.when(w.all(w.is(w.v('depth'), '≥', 2), w.holds(w.self, w.thisCard)), [
            w.set('depth', 0),
            w.discard(w.thisCard),
          ]),
        ],
      },
    },
  }),
  whisper('wormhole', {
    draw: [
      w.remove(w.tokensOf('hole')),
      w.spawn('hole', w.here),
      w.ask(w.self, 'room', { from: w.except(w.standing, w.here), as: 'end' }),
      w.spawn('hole', w.$room('end')),
      w.choose(w.self, { through: [w.put(w.self, w.$room('end'))], stay: [] }),
    ],
  }),
  whisper('new-wing', {
    draw: [
      w.addRoom({ which: 'crate', as: 'wing', none: [w.say('no-wing'), w.gain('pace')] }),
      w.put(w.self, w.$room('wing'), { discovered: true }),
    ],
  }),
  whisper('dull-thud', {
    draw: [
      w.ask(w.self, 'wall', { as: 'side', none: [w.say('no-wall')] }),
      w.addRoom({ beyond: 'side', as: 'behind', none: [w.damage('flesh', 1)] }),
      w.put(w.self, w.$room('behind'), { silent: true }),
    ],
  }),
  whisper('growth', {
    draw: [w.addRoom({ which: 'basket', as: 'there', none: [w.say('it-is-there')] }), w.moveRoom(w.named('basket'))],
  }),
  whisper('toll', {
    draw: [w.spawn('bell', w.named('gate')), w.when(w.is(w.count(w.tokensOf('bell')), '>', 2), [w.lose('wits')])],
  }),
  whisper('nimble-fingers', {
    draw: [
      w.ask(w.self, 'who', { from: w.except(w.explorers, w.self), as: 'victim', none: [] }),
      w.pick(w.both(w.heldBy(w.$who('victim')), w.permits('steal')), 'loot'),
      w.steal(w.$thing('loot'), w.self),
      w.pick(w.heldBy(w.self), 'lost'),
      w.when(w.exists(w.$thing('lost')), [w.discard(w.$thing('lost'))], [w.draw('charm')]),
    ],
  }),
  whisper('phantom', {
    draw: [
      w.attack({ on: w.self, dice: 4, rolledBy: w.rightOf(w.self), as: 'hurt' }),
      w.when(w.is(w.$num('hurt'), '=', 1), [w.gain('wits', 1, w.leftOf(w.self))]),
    ],
  }),
  whisper('brawl', {
    draw: [
      w.eachOne(w.except(w.explorers, w.self), [w.put(w.self, w.roomOf(w.actor), { silent: true })]),
      w.ask(w.self, 'who', { from: w.except(w.charactersIn(w.here), w.self), as: 'foe' }),
      w.attack({ by: w.self, on: w.$who('foe'), as: 'won' }),
      w.when(w.not(w.is(w.$num('won'), '=', 1)), [w.end('turn')]),
    ],
  }),
  whisper('fog-bank', {
    draw: [
      w.spawn('fog', w.here),
      w.spawn('chalk', w.here),
      w.roll(w.trait('wits'), undefined, { as: 'seen', extra: 1 }),
    ],
  }),
  /** Everybody at once, and nobody knows what the others say. */
  whisper('vote', {
    draw: [
      w.ask(w.explorers, 'who', { from: w.explorers, as: 'named' }),
      w.lose('wits', 1, w.$who('named')),
      w.ask(w.explorers, 'number', { min: 1, max: 3, as: 'bids' }),
    ],
  }),
  whisper('swoon', {
    draw: [
      w.setTrait(w.self, 'grip', 'lowest'),
      w.setTrait(w.self, 'wits', 'start'),
      w.choose(w.active, { fall: [w.put(w.self, w.named('well-bottom'))], sit: [w.end('turn')] }),
    ],
  }),
  whisper('amnesia', {
    draw: [
      w.shuffle('rooms'),
      w.roll(w.dice(w.ifElse(w.any(w.exists(w.onFloor('sky'))), 1, 2))),
      w.returnToStack(w.thisCard),
    ],
  }),
  whisper('magnet', {
    draw: [
      w.put(
        w.self,
        w.first(w.nearestRooms(w.here, w.where(w.symbol('knot', 'ear'), w.not(w.exists(w.both(w.itRoom, w.here)))))),
      ),
      w.gainEach(1, w.charactersIn(w.sameFloor(w.here))),
      w.when(w.holds(w.explorers, w.cards('hook')), [w.steal(w.cards('hook'), w.self)]),
    ],
  }),
];
