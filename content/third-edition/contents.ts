// Made by `npm run content:index`.

import eventBrainFood from './events/brain-food.ts';
import explorerAnitaHernandez from './explorers/anita-hernandez.ts';
import explorerBrittaniBowen from './explorers/brittani-bowen.ts';
import explorerDanNguyen from './explorers/dan-nguyen.ts';
import explorerIsaValencia from './explorers/isa-valencia.ts';
import explorerJadenJones from './explorers/jaden-jones.ts';
import explorerJosefHooper from './explorers/josef-hooper.ts';
import explorerMichelleMonroe from './explorers/michelle-monroe.ts';
import explorerOliverSwift from './explorers/oliver-swift.ts';
import explorerPersephonePuleri from './explorers/persephone-puleri.ts';
import explorerSammyAngler from './explorers/sammy-angler.ts';
import explorerStephanieRichter from './explorers/stephanie-richter.ts';
import explorerWarrenLeung from './explorers/warren-leung.ts';
import itemChainsaw from './items/chainsaw.ts';
import omenArmor from './omens/armor.ts';
import roomBallroom from './rooms/ballroom.ts';
import roomBasementLanding from './rooms/basement-landing.ts';
import roomEntranceHall from './rooms/entrance-hall.ts';
import roomGallery from './rooms/gallery.ts';
import roomGroundFloorStaircase from './rooms/ground-floor-staircase.ts';
import roomGymnasium from './rooms/gymnasium.ts';
import roomHallway from './rooms/hallway.ts';
import roomUpperLanding from './rooms/upper-landing.ts';
import tokenObstacle from './tokens/obstacle.ts';

export const explorers = [
  explorerAnitaHernandez,
  explorerBrittaniBowen,
  explorerDanNguyen,
  explorerIsaValencia,
  explorerJadenJones,
  explorerJosefHooper,
  explorerMichelleMonroe,
  explorerOliverSwift,
  explorerPersephonePuleri,
  explorerSammyAngler,
  explorerStephanieRichter,
  explorerWarrenLeung,
];

export const rooms = [
  roomBallroom,
  roomBasementLanding,
  roomEntranceHall,
  roomGallery,
  roomGroundFloorStaircase,
  roomGymnasium,
  roomHallway,
  roomUpperLanding,
];

export const cards = [omenArmor, itemChainsaw, eventBrainFood];

export const tokens = [tokenObstacle];
