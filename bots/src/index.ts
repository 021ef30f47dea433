export type { Bot } from './bot.ts';
export { BOT_NAMES, type BotName, makeBot, PLAYOUTS, type Thinking } from './kinds.ts';
export { lightBot } from './light.ts';
export {
  FEATURE_NAMES,
  LIGHT_PARTS,
  type LightPart,
  type PartWeights,
  UNTRAINED,
  type Weights,
} from './light-features.ts';
export { botAnswers, botAt, botsOf, type MakeBot, playBots } from './play-bots.ts';
export {
  type DealExplorers,
  exploreIntoHaunt,
  type Haunted,
  playDealIntoHaunt,
  playIntoHaunt,
  setupForHaunt,
} from './play-into-haunt.ts';
export { quickBot } from './quick.ts';
export { randomBot, SELDOM } from './random.ts';
export { type BotAnswer, besides, choicesOf, ENDLESS, type Limits, playAtRandom } from './random-play.ts';
export { dealFor, hasComeTo, isLedTo, isTooLate, type SoughtHaunt, stackFor, wishOf } from './stacked-haunt.ts';
