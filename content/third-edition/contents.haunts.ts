// Made by `npm run content:index`.
import hauntAGodInTheMachine from './haunts/a-god-in-the-machine.ts';
import hauntComePlayWithUs from './haunts/come-play-with-us.ts';
import hauntDontSayIt from './haunts/dont-say-it.ts';
import hauntForwardThisOrDie from './haunts/forward-this-or-die.ts';
import hauntHelpingHands from './haunts/helping-hands.ts';
import hauntHideAndEat from './haunts/hide-and-eat.ts';
import hauntHolyGround from './haunts/holy-ground.ts';
import hauntHousekeeping from './haunts/housekeeping.ts';
import hauntInheritance from './haunts/inheritance.ts';
import hauntSnackAttack from './haunts/snack-attack.ts';
import hauntTermsAndConditions from './haunts/terms-and-conditions.ts';
import hauntTheShadowMasquerade from './haunts/the-shadow-masquerade.ts';

export const haunts = [
  hauntAGodInTheMachine,
  hauntComePlayWithUs,
  hauntDontSayIt,
  hauntForwardThisOrDie,
  hauntHelpingHands,
  hauntHideAndEat,
  hauntHolyGround,
  hauntHousekeeping,
  hauntInheritance,
  hauntSnackAttack,
  hauntTermsAndConditions,
  hauntTheShadowMasquerade,
];
