// Made by `npm run content:index`.
import hauntAmokFlesh from './haunts/amok-flesh.ts';
import hauntAnInvocationOfDarkness from './haunts/an-invocation-of-darkness.ts';
import hauntCheckmate from './haunts/checkmate.ts';
import hauntFleshwalkers from './haunts/fleshwalkers.ts';
import hauntGuillotines from './haunts/guillotines.ts';
import hauntInvisibleTraitor from './haunts/invisible-traitor.ts';
import hauntLost from './haunts/lost.ts';
import hauntSmallChange from './haunts/small-change.ts';
import hauntTheAbyssGazesBack from './haunts/the-abyss-gazes-back.ts';
import hauntTheDanceOfDeath from './haunts/the-dance-of-death.ts';
import hauntTheFeast from './haunts/the-feast.ts';
import hauntTheHeir from './haunts/the-heir.ts';
import hauntTheMummyWalks from './haunts/the-mummy-walks.ts';
import hauntTheStarSickness from './haunts/the-star-sickness.ts';
import hauntTheStarsAreRight from './haunts/the-stars-are-right.ts';
import hauntTickTickTick from './haunts/tick-tick-tick.ts';
import hauntTreasureHunt from './haunts/treasure-hunt.ts';
import hauntYouWearItWell from './haunts/you-wear-it-well.ts';

export const haunts = [
  hauntAmokFlesh,
  hauntAnInvocationOfDarkness,
  hauntCheckmate,
  hauntFleshwalkers,
  hauntGuillotines,
  hauntInvisibleTraitor,
  hauntLost,
  hauntSmallChange,
  hauntTheAbyssGazesBack,
  hauntTheDanceOfDeath,
  hauntTheFeast,
  hauntTheHeir,
  hauntTheMummyWalks,
  hauntTheStarSickness,
  hauntTheStarsAreRight,
  hauntTickTickTick,
  hauntTreasureHunt,
  hauntYouWearItWell,
];
