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
import roomBloodyRoom from './rooms/bloody-room.ts';
import roomCatacombs from './rooms/catacombs.ts';
import roomChapel from './rooms/chapel.ts';
import roomCharredRoom from './rooms/charred-room.ts';
import roomChasm from './rooms/chasm.ts';
import roomCollapsedRoom from './rooms/collapsed-room.ts';
import roomConservatory from './rooms/conservatory.ts';
import roomCrampedPassageway from './rooms/cramped-passageway.ts';
import roomCrawlspace from './rooms/crawlspace.ts';
import roomDiningRoom from './rooms/dining-room.ts';
import roomEntranceHall from './rooms/entrance-hall.ts';
import roomFurnaceRoom from './rooms/furnace-room.ts';
import roomGallery from './rooms/gallery.ts';
import roomGameRoom from './rooms/game-room.ts';
import roomGraveyard from './rooms/graveyard.ts';
import roomGroundFloorStaircase from './rooms/ground-floor-staircase.ts';
import roomGuestQuarters from './rooms/guest-quarters.ts';
import roomGymnasium from './rooms/gymnasium.ts';
import roomHallway from './rooms/hallway.ts';
import roomKitchen from './rooms/kitchen.ts';
import roomLaboratory from './rooms/laboratory.ts';
import roomLarder from './rooms/larder.ts';
import roomLaundryChute from './rooms/laundry-chute.ts';
import roomLibrary from './rooms/library.ts';
import roomMysticElevator from './rooms/mystic-elevator.ts';
import roomNursery from './rooms/nursery.ts';
import roomObservatory from './rooms/observatory.ts';
import roomOperatingTheatre from './rooms/operating-theatre.ts';
import roomOrganRoom from './rooms/organ-room.ts';
import roomPrimaryBedroom from './rooms/primary-bedroom.ts';
import roomRitualRoom from './rooms/ritual-room.ts';
import roomSalon from './rooms/salon.ts';
import roomSecretStaircase from './rooms/secret-staircase.ts';
import roomSoundproofedRoom from './rooms/soundproofed-room.ts';
import roomSpecimenRoom from './rooms/specimen-room.ts';
import roomStatuaryCorridor from './rooms/statuary-corridor.ts';
import roomTower from './rooms/tower.ts';
import roomUndergroundCavern from './rooms/underground-cavern.ts';
import roomUndergroundLake from './rooms/underground-lake.ts';
import roomUpperLanding from './rooms/upper-landing.ts';
import roomWinterBedroom from './rooms/winter-bedroom.ts';
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
  roomBloodyRoom,
  roomCatacombs,
  roomChapel,
  roomCharredRoom,
  roomChasm,
  roomCollapsedRoom,
  roomConservatory,
  roomCrampedPassageway,
  roomCrawlspace,
  roomDiningRoom,
  roomEntranceHall,
  roomFurnaceRoom,
  roomGallery,
  roomGameRoom,
  roomGraveyard,
  roomGroundFloorStaircase,
  roomGuestQuarters,
  roomGymnasium,
  roomHallway,
  roomKitchen,
  roomLaboratory,
  roomLarder,
  roomLaundryChute,
  roomLibrary,
  roomMysticElevator,
  roomNursery,
  roomObservatory,
  roomOperatingTheatre,
  roomOrganRoom,
  roomPrimaryBedroom,
  roomRitualRoom,
  roomSalon,
  roomSecretStaircase,
  roomSoundproofedRoom,
  roomSpecimenRoom,
  roomStatuaryCorridor,
  roomTower,
  roomUndergroundCavern,
  roomUndergroundLake,
  roomUpperLanding,
  roomWinterBedroom,
];

export const cards = [omenArmor, itemChainsaw, eventBrainFood];

export const tokens = [tokenObstacle];
