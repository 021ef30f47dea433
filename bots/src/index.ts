export type { Bot, ThinkingBudget } from './bot.ts';
export { chanceIn, hopeOf, outlookPartOf } from './hope.ts';
export { BOT_NAMES, type BotName, makeBot, PLAYOUTS, type Thinking } from './kinds.ts';
export {
  botOfLevel,
  isPartner,
  LEVEL_PLAYOUTS,
  LEVELS,
  type Level,
  type Mind,
  partnerLevel,
  playoutsUnder,
} from './levels.ts';
export { lightBot } from './light.ts';
export {
  FEATURE_NAMES,
  LIGHT_PARTS,
  type LightPart,
  type PartWeights,
  UNTRAINED,
  type Weights,
} from './light-features.ts';
export { LightMind, LightTurn, type WeightsIn } from './light-mind.ts';
export { type LightTable, playOnLightly } from './light-play.ts';
export { motiveOf } from './motive.ts';
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
export { searchBot } from './search.ts';
export { dealFor, hasComeTo, isLedTo, isTooLate, type SoughtHaunt, stackFor, wishOf } from './stacked-haunt.ts';
export { Suspicion } from './suspicion.ts';
export { planTogether, type SeenBefore, type SharedPlan } from './together.ts';
export {
  featuresHash,
  type HauntsWeights,
  hauntHash,
  OUTLOOK_PARTS,
  type OutlookPart,
  type OutlookWeights,
  type SharedWeights,
  UNFITTED,
  weightsOn,
} from './weights.ts';
