import * as w from '../../src/builders/index.ts';

/** How many bells start the haunt. */
export const BELLS = 4;

/**
 * A game that resembles none in a box: four floors, three traits, dice with a three on them, turns that go to the right, a house that moves after
 * every round, and bells in place of a haunt roll.
 */
export const testEdition = w.edition({
  floors: ['cellar', 'street', 'loft', 'sky'],
  traits: ['pace', 'grip', 'wits'],
  damage: { flesh: ['pace', 'grip'], soul: ['wits'], whole: ['pace', 'grip', 'wits'] },
  faces: [0, 1, 1, 3],
  maxDice: 5,
  decks: [
    { id: 'charm', symbol: 'knot', kept: true, items: true },
    { id: 'whisper', symbol: 'ear', kept: false, items: false },
  ],
  start: 'gate',
  players: { min: 2, max: 5 },
  moveTrait: 'pace',
  fightTrait: 'grip',
  switches: {
    preHauntFloor: { options: ['lowest', 'one'], default: 'lowest' },
    deathBeforeHaunt: { options: ['never', 'possible'], default: 'never' },
    tileMatch: { options: ['mostDoors', 'entryDoorOnly'], default: 'mostDoors' },
    mismatchedTile: { options: ['discard', 'bottomOfStack'], default: 'discard' },
    emptyDeck: { options: ['reshuffle', 'drawNothing'], default: 'reshuffle' },
    spentEvent: { options: ['discard', 'bury'], default: 'discard' },
    tileTextOrder: { options: ['cardThenText', 'textThenCard'], default: 'cardThenText' },
    moveAllowance: { options: ['now', 'startOfTurnSpeed'], default: 'now' },
    damageWording: { options: ['points', 'pointsAreDice'], default: 'points' },
    preHauntDamageWaste: { options: ['allowed', 'forbidden'], default: 'allowed' },
    itemActionsPerTurn: { options: ['oneOfEach', 'oneInAll'], default: 'oneOfEach' },
    sealedFloorRepair: { options: ['smallest', 'freeRebuild'], default: 'smallest' },
  },
  presets: {
    plain: {},
    contrary: {
      preHauntFloor: 'one',
      tileMatch: 'entryDoorOnly',
      mismatchedTile: 'bottomOfStack',
      emptyDeck: 'drawNothing',
      spentEvent: 'bury',
      tileTextOrder: 'textThenCard',
      moveAllowance: 'startOfTurnSpeed',
      damageWording: 'pointsAreDice',
      preHauntDamageWaste: 'forbidden',
      itemActionsPerTurn: 'oneInAll',
      sealedFloorRepair: 'freeRebuild',
    },
  },
  clauses: { 'move.speed-limit': 'test.walk.tired' },
  readings: {
    'traits.floor-before-haunt': { switch: 'preHauntFloor' },
    'traits.on-the-skull': { switch: 'preHauntFloor' },
    'death.before-haunt': { switch: 'deathBeforeHaunt' },
    'damage.points': { switch: 'damageWording' },
    'item.once-each': { switch: 'itemActionsPerTurn' },
    'card.deck-empty': { switch: 'emptyDeck' },
    'card.spent-discarded': { switch: 'spentEvent' },
    'stack.mismatch-discarded': { switch: 'mismatchedTile' },
    'seal.least-change': { switch: 'sealedFloorRepair' },
    'move.current-speed': { switch: 'moveAllowance' },
    'damage.waste-before-haunt': { switch: 'preHauntDamageWaste' },
    'discover.card-before-text': { switch: 'tileTextOrder' },
    'discover.fit': { switch: 'tileMatch' },
  },

  first: w.first(w.fewest(w.explorers, w.ageOf(w.it))),
  flow: [
    w.loop([
      w.round([
        w.repeat(w.players, [
          w.when(w.exists(w.active), [w.takeTurn(w.rightOf(w.active))], [w.takeTurn(w.first(w.explorers))]),
        ]),
        w.call('house-phase'),
      ]),
    ]),
  ],
  procs: {
    'house-phase': [
      w.roll(w.dice(2), { '3+': [w.spawn('bell', w.named('gate'))], '0-2': [w.say('silence')] }, { by: w.active }),
      w.when(w.is(w.count(w.tokensOf('bell')), '≥', BELLS), [
        w.startHaunt(w.ifElse(w.is(w.level(w.active, 'wits'), '>', 3), 1, 2), { who: w.active }),
      ]),
    ],
  },
  rules: {
    draught: { on: 'moves', layer: 'floor', value: 1 },
    knock: { on: 'standing.offer', when: w.not(w.isIn(w.active, w.self)), do: [w.say('knock')] },
  },
});
