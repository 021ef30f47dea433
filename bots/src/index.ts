export type { Bot } from './bot.ts';
export { type Haunted, haunted } from './haunted.ts';
export { type Picker, picker } from './picker.ts';
export { type Answer, besides, choicesOf, ENDLESS, type Limits, playOn } from './play-on.ts';
export { quickBot } from './quick.ts';
export { randomBot, SELDOM } from './random.ts';
export { isTooLate, stackFor, type Wish, wishOf } from './stacked-haunt.ts';
