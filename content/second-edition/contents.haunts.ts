// Made by `npm run content:index`.
import hauntABreathOfWind from './haunts/a-breath-of-wind.ts';
import hauntAFriendForTheAges from './haunts/a-friend-for-the-ages.ts';
import hauntAirborne from './haunts/airborne.ts';
import hauntAmokFlesh from './haunts/amok-flesh.ts';
import hauntAnInvocationOfDarkness from './haunts/an-invocation-of-darkness.ts';
import hauntBetterWithFriends from './haunts/better-with-friends.ts';
import hauntBuriedAlive from './haunts/buried-alive.ts';
import hauntCarnivorousIvy from './haunts/carnivorous-ivy.ts';
import hauntCheckmate from './haunts/checkmate.ts';
import hauntComesTheHero from './haunts/comes-the-hero.ts';
import hauntDeathDothFindUsAll from './haunts/death-doth-find-us-all.ts';
import hauntFamilyGathering from './haunts/family-gathering.ts';
import hauntFleshwalkers from './haunts/fleshwalkers.ts';
import hauntFlyAwayHome from './haunts/fly-away-home.ts';
import hauntFrankensteinsLegacy from './haunts/frankensteins-legacy.ts';
import hauntFrogLegStew from './haunts/frog-leg-stew.ts';
import hauntGhostBride from './haunts/ghost-bride.ts';
import hauntGuillotines from './haunts/guillotines.ts';
import hauntHellbeasts from './haunts/hellbeasts.ts';
import hauntHereThereBeDragons from './haunts/here-there-be-dragons.ts';
import hauntHouseOfTheLivingDead from './haunts/house-of-the-living-dead.ts';
import hauntIWasATeenageLycanthrope from './haunts/i-was-a-teenage-lycanthrope.ts';
import hauntInvisibleTraitor from './haunts/invisible-traitor.ts';
import hauntLetThemIn from './haunts/let-them-in.ts';
import hauntLost from './haunts/lost.ts';
import hauntPayThePiper from './haunts/pay-the-piper.ts';
import hauntPerchanceToDream from './haunts/perchance-to-dream.ts';
import hauntRingOfKingSolomon from './haunts/ring-of-king-solomon.ts';
import hauntSmallChange from './haunts/small-change.ts';
import hauntStackedLikeCordwood from './haunts/stacked-like-cordwood.ts';
import hauntTentacledHorror from './haunts/tentacled-horror.ts';
import hauntTheAbyssGazesBack from './haunts/the-abyss-gazes-back.ts';
import hauntTheDanceOfDeath from './haunts/the-dance-of-death.ts';
import hauntTheFeast from './haunts/the-feast.ts';
import hauntTheFloatingEye from './haunts/the-floating-eye.ts';
import hauntTheHeir from './haunts/the-heir.ts';
import hauntTheMummyWalks from './haunts/the-mummy-walks.ts';
import hauntThePhantomsEmbrace from './haunts/the-phantoms-embrace.ts';
import hauntTheSeance from './haunts/the-seance.ts';
import hauntTheStarSickness from './haunts/the-star-sickness.ts';
import hauntTheStarsAreRight from './haunts/the-stars-are-right.ts';
import hauntTheWebOfDestiny from './haunts/the-web-of-destiny.ts';
import hauntTickTickTick from './haunts/tick-tick-tick.ts';
import hauntTombOfDracula from './haunts/tomb-of-dracula.ts';
import hauntTreasureHunt from './haunts/treasure-hunt.ts';
import hauntUnitedWeStand from './haunts/united-we-stand.ts';
import hauntVoodoo from './haunts/voodoo.ts';
import hauntWailOfTheBanshee from './haunts/wail-of-the-banshee.ts';
import hauntWormOuroboros from './haunts/worm-ouroboros.ts';
import hauntYouWearItWell from './haunts/you-wear-it-well.ts';

export const haunts = [
  hauntABreathOfWind,
  hauntAFriendForTheAges,
  hauntAirborne,
  hauntAmokFlesh,
  hauntAnInvocationOfDarkness,
  hauntBetterWithFriends,
  hauntBuriedAlive,
  hauntCarnivorousIvy,
  hauntCheckmate,
  hauntComesTheHero,
  hauntDeathDothFindUsAll,
  hauntFamilyGathering,
  hauntFleshwalkers,
  hauntFlyAwayHome,
  hauntFrankensteinsLegacy,
  hauntFrogLegStew,
  hauntGhostBride,
  hauntGuillotines,
  hauntHellbeasts,
  hauntHereThereBeDragons,
  hauntHouseOfTheLivingDead,
  hauntIWasATeenageLycanthrope,
  hauntInvisibleTraitor,
  hauntLetThemIn,
  hauntLost,
  hauntPayThePiper,
  hauntPerchanceToDream,
  hauntRingOfKingSolomon,
  hauntSmallChange,
  hauntStackedLikeCordwood,
  hauntTentacledHorror,
  hauntTheAbyssGazesBack,
  hauntTheDanceOfDeath,
  hauntTheFeast,
  hauntTheFloatingEye,
  hauntTheHeir,
  hauntTheMummyWalks,
  hauntThePhantomsEmbrace,
  hauntTheSeance,
  hauntTheStarSickness,
  hauntTheStarsAreRight,
  hauntTheWebOfDestiny,
  hauntTickTickTick,
  hauntTombOfDracula,
  hauntTreasureHunt,
  hauntUnitedWeStand,
  hauntVoodoo,
  hauntWailOfTheBanshee,
  hauntWormOuroboros,
  hauntYouWearItWell,
];
