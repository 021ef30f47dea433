// Made by `npm run content:index`.
import hauntDontSayIt from './haunts/dont-say-it.ts';
import hauntForwardThisOrDie from './haunts/forward-this-or-die.ts';
import hauntHelpingHands from './haunts/helping-hands.ts';
import hauntHideAndEat from './haunts/hide-and-eat.ts';
import hauntHolyGround from './haunts/holy-ground.ts';
import hauntHousekeeping from './haunts/housekeeping.ts';
import hauntTermsAndConditions from './haunts/terms-and-conditions.ts';

export const haunts = [
  hauntDontSayIt,
  hauntForwardThisOrDie,
  hauntHelpingHands,
  hauntHideAndEat,
  hauntHolyGround,
  hauntHousekeeping,
  hauntTermsAndConditions,
];
