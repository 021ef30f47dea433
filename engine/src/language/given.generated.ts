// Made by `npm run language` from the definitions in engine/src/words; a test holds it to them.
type Value = number | number[];

interface Listing {
  /** The registers for which it was made, in their order. */
  readonly names: readonly string[];
  listOf(given: Readonly<Partial<Record<string, Value>>>): Value[];
}

/** By primitive: the list of its registers, from those that its caller gives. */
export const GIVEN: Readonly<Record<string, Listing>> = {
  'draw-cards': {
    names: ['deck', 'left', 'known', 'event'],
    listOf: ({ deck, left, known, event }) => [deck ?? -1, left ?? 0, known ?? 0, event ?? -1],
  },
  hand: {
    names: ['thing', 'to', 'theft', 'former', 'event'],
    listOf: ({ thing, to, theft, former, event }) => [thing ?? -1, to ?? -1, theft ?? 0, former ?? -1, event ?? -1],
  },
  resolve: {
    names: ['event'],
    listOf: ({ event }) => [event ?? -1],
  },
  hurt: {
    names: ['kind', 'amount', 'fight', 'event'],
    listOf: ({ kind, amount, fight, event }) => [kind ?? -1, amount ?? 0, fight ?? -1, event ?? -1],
  },
  die: {
    names: ['event'],
    listOf: ({ event }) => [event ?? -1],
  },
  throw: {
    names: ['event', 'told'],
    listOf: ({ event, told }) => [event ?? -1, told ?? 0],
  },
  fight: {
    names: [
      'attacker',
      'target',
      'trait',
      'traits',
      'dice',
      'roller',
      'own',
      'win',
      'lose',
      'told',
      'weapon',
      'fight',
      'roll',
      'attack',
      'defeat',
      'hit',
    ],
    listOf: ({
      attacker,
      target,
      trait,
      traits,
      dice,
      roller,
      own,
      win,
      lose,
      told,
      weapon,
      fight,
      roll,
      attack,
      defeat,
      hit,
    }) => [
      attacker ?? -1,
      target ?? -1,
      trait ?? -1,
      traits ?? [],
      dice ?? 0,
      roller ?? -1,
      own ?? 0,
      win ?? -1,
      lose ?? -1,
      told ?? -1,
      weapon ?? -1,
      fight ?? -1,
      roll ?? -1,
      attack ?? 0,
      defeat ?? -1,
      hit ?? 0,
    ],
  },
  discover: {
    names: ['door', 'tile', 'event'],
    listOf: ({ door, tile, event }) => [door ?? -1, tile ?? -1, event ?? -1],
  },
  reopen: {
    names: ['floor', 'rooms', 'changes'],
    listOf: ({ floor, rooms, changes }) => [floor ?? -1, rooms ?? [], changes ?? []],
  },
  act: {
    names: ['rolled', 'order', 'goal', 'roll'],
    listOf: ({ rolled, order, goal, roll }) => [rolled ?? 0, order ?? 0, goal ?? -1, roll ?? -1],
  },
  arrive: {
    names: ['room', 'found', 'by', 'symbols', 'event'],
    listOf: ({ room, found, by, symbols, event }) => [room ?? -1, found ?? 0, by ?? 0, symbols ?? 0, event ?? -1],
  },
  place: {
    names: ['room', 'found', 'symbols', 'silent', 'fixed', 'putting', 'leaving', 'part'],
    listOf: ({ room, found, symbols, silent, fixed, putting, leaving, part }) => [
      room ?? -1,
      found ?? 0,
      symbols ?? 0,
      silent ?? 0,
      fixed ?? -1,
      putting ?? -1,
      leaving ?? -1,
      part ?? -1,
    ],
  },
  step: {
    names: ['to', 'part', 'side', 'cost', 'found', 'leaving', 'strength'],
    listOf: ({ to, part, side, cost, found, leaving, strength }) => [
      to ?? -1,
      part ?? -1,
      side ?? -1,
      cost ?? 0,
      found ?? 0,
      leaving ?? -1,
      strength ?? 0,
    ],
  },
  instead: {
    names: ['codes', 'owners'],
    listOf: ({ codes, owners }) => [codes ?? [], owners ?? []],
  },
  rules: {
    names: ['event', 'next', 'codes', 'owners'],
    listOf: ({ event, next, codes, owners }) => [event ?? -1, next ?? 0, codes ?? [], owners ?? []],
  },
  'move-clip': {
    names: ['trait', 'steps', 'custody', 'event'],
    listOf: ({ trait, steps, custody, event }) => [trait ?? -1, steps ?? 0, custody ?? 0, event ?? -1],
  },
  bundle: {
    names: ['picking', 'chosen'],
    listOf: ({ picking, chosen }) => [picking ?? 0, chosen ?? []],
  },
  give: {
    names: ['thing', 'to'],
    listOf: ({ thing, to }) => [thing ?? -1, to ?? -1],
  },
  'trade-things': {
    names: ['to', 'chosen', 'terms'],
    listOf: ({ to, chosen, terms }) => [to ?? -1, chosen ?? [], terms ?? []],
  },
};
