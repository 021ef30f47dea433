import type { SwitchDef } from '@hollow/engine';

const between = (value: string, ...others: string[]): SwitchDef => ({ options: [value, ...others], default: value });

/**
 * Where the books of the second edition disagree, and the readings of the third: the recommended reading comes first.
 */
export const SWITCHES: Readonly<Record<string, SwitchDef>> = {
  preHauntFloor: between('lowestPrinted', 'one'),
  preHauntDamageWaste: between('allowed', 'forbidden'),
  damageWording: between('diceOnly', 'pointsAreDice'),
  frontDoor: between('hauntOnly', 'openAfterHaunt'),
  mismatchedTile: between('discardPile', 'bottomOfStack'),
  sealedFloorRepair: between('minimalChange', 'freeRebuild'),
  barrierFail: between('endsMovement', 'continues'),
  barrierRanged: between('blocked', 'allowed'),
  barrierTraitor: between('ignores', 'rolls'),
  elevatorEndTurnRoll: between('ifNotMoved', 'ifInside'),
  coalChuteSlideCost: between('0', '1'),
  collapsedRoll: between('discoverer', 'firstToEnter'),
  collapsedFallDamage: between('exceptTraitor', 'everyone'),
  fallTilePlacement: between('anyOpenBasementDoor', 'besideLanding'),
  vaultTraitor: between('rolls', 'ignores'),
  undergroundLake: between('fallsFromUpper', 'basementOnly'),
  newItemImmediateUse: between('countsAsThisTurnsUse', 'extraUse'),
  companionToken: between('always', 'onlyAsMonster'),
  itemActionsPerTurn: between('eachOnce', 'oneInAll'),
  rangedBacklash: between('noneFromOtherRoom', 'never'),
  hauntRollTiming: between('endOfTurn', 'onDraw'),
  hauntRoll: between('below', 'atMost'),
  hauntRolls: between('oncePerTurn', 'oncePerOmen'),
  deathBeforeHaunt: between('never', 'possible'),
  unplayedHauntSearch: between('nearestOmenRoom', 'nextOmenTileInStack'),
  reluctantTraitor: between('notOffered', 'volunteerSwap'),
  unclearRule: between('voteThenCoin', 'groupDecides'),
  openHaunt: between('secret', 'open'),
  emptyDeck: between('reshuffleDiscards', 'drawNothing'),
  hiddenTraitorOnHazard: between('mayReveal', 'mustReveal'),
  tileTextOrder: between('cardThenText', 'textThenCard'),
  tileMatch: between('bestFit', 'entryDoorOnly'),
  spentEvent: between('discard', 'bury'),
  itemTokens: between('tradable', 'fixed'),
  traitorIgnoresCardDamage: between('false', 'true'),
  stunRecovery: between('endOfMissedTurn', 'endOfMonsterTurn'),
  monstersUseCardPassages: between('true', 'false'),
  traitRoomsForTransformedTraitor: between('true', 'false'),
  companionCustody: between('automatic', 'optional'),
  moveAllowance: between('currentSpeed', 'startOfTurnSpeed'),
  germContact: between('sharing', 'entering'),
};

/**
 * One preset for the recommended readings and one for each book: its own reading where it speaks, the default where it
 * is silent or slips.
 */
export const PRESETS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'second-edition': {},
  ru: {
    damageWording: 'pointsAreDice',
    frontDoor: 'openAfterHaunt',
    mismatchedTile: 'bottomOfStack',
    sealedFloorRepair: 'freeRebuild',
    barrierFail: 'continues',
    barrierRanged: 'allowed',
    elevatorEndTurnRoll: 'ifInside',
    collapsedRoll: 'firstToEnter',
    collapsedFallDamage: 'everyone',
    rangedBacklash: 'never',
    newItemImmediateUse: 'countsAsThisTurnsUse',
    stunRecovery: 'endOfMonsterTurn',
    monstersUseCardPassages: 'false',
    traitRoomsForTransformedTraitor: 'false',
    hiddenTraitorOnHazard: 'mustReveal',
    unplayedHauntSearch: 'nextOmenTileInStack',
  },
  de: {
    preHauntFloor: 'one',
    collapsedRoll: 'firstToEnter',
    collapsedFallDamage: 'everyone',
    vaultTraitor: 'ignores',
    newItemImmediateUse: 'extraUse',
    companionToken: 'onlyAsMonster',
    traitorIgnoresCardDamage: 'true',
    companionCustody: 'optional',
  },
  it: { itemActionsPerTurn: 'oneInAll', newItemImmediateUse: 'extraUse', itemTokens: 'fixed' },
  zh: { collapsedFallDamage: 'everyone', rangedBacklash: 'never', traitRoomsForTransformedTraitor: 'false' },
};
