// Made by `npm run content:index`.
import hauntComePlayWithUs from './haunts/come-play-with-us.ts';
import hauntDontSayIt from './haunts/dont-say-it.ts';
import hauntForwardThisOrDie from './haunts/forward-this-or-die.ts';
import hauntHelpingHands from './haunts/helping-hands.ts';
import hauntHideAndEat from './haunts/hide-and-eat.ts';
import hauntHolyGround from './haunts/holy-ground.ts';
import hauntHousekeeping from './haunts/housekeeping.ts';
import hauntTermsAndConditions from './haunts/terms-and-conditions.ts';

export const haunts = [
  hauntComePlayWithUs,
  hauntDontSayIt,
  hauntForwardThisOrDie,
  hauntHelpingHands,
  hauntHideAndEat,
  hauntHolyGround,
  hauntHousekeeping,
  hauntTermsAndConditions,
];
