// Made by `npm run content:index`.

import eventCreepyPuppet from './events/creepy-puppet.ts';
import eventHideousShriek from './events/hideous-shriek.ts';
import eventSecretPassage from './events/secret-passage.ts';
import eventSmoke from './events/smoke.ts';
import explorerBrandonJaspers from './explorers/brandon-jaspers.ts';
import explorerDarrinFlashWilliams from './explorers/darrin-flash-williams.ts';
import explorerFatherRhinehardt from './explorers/father-rhinehardt.ts';
import explorerHeatherGranville from './explorers/heather-granville.ts';
import explorerJennyLeclerc from './explorers/jenny-leclerc.ts';
import explorerMadameZostra from './explorers/madame-zostra.ts';
import explorerMissyDubourde from './explorers/missy-dubourde.ts';
import explorerOxBellows from './explorers/ox-bellows.ts';
import explorerPeterAkimoto from './explorers/peter-akimoto.ts';
import explorerProfessorLongfellow from './explorers/professor-longfellow.ts';
import explorerVivianLopez from './explorers/vivian-lopez.ts';
import explorerZoeIngstrom from './explorers/zoe-ingstrom.ts';
import itemArmor from './items/armor.ts';
import itemAxe from './items/axe.ts';
import itemIdol from './items/idol.ts';
import itemLuckyStone from './items/lucky-stone.ts';
import itemRabbitsFoot from './items/rabbits-foot.ts';
import omenBite from './omens/bite.ts';
import omenBook from './omens/book.ts';
import omenCrystalBall from './omens/crystal-ball.ts';
import omenDog from './omens/dog.ts';
import omenGirl from './omens/girl.ts';
import omenHolySymbol from './omens/holy-symbol.ts';
import omenMadman from './omens/madman.ts';
import omenMask from './omens/mask.ts';
import omenMedallion from './omens/medallion.ts';
import omenRing from './omens/ring.ts';
import omenSkull from './omens/skull.ts';
import omenSpear from './omens/spear.ts';
import omenSpiritBoard from './omens/spirit-board.ts';
import roomAbandonedRoom from './rooms/abandoned-room.ts';
import roomAttic from './rooms/attic.ts';
import roomBalcony from './rooms/balcony.ts';
import roomBallroom from './rooms/ballroom.ts';
import roomBasementLanding from './rooms/basement-landing.ts';
import roomBedroom from './rooms/bedroom.ts';
import roomBloodyRoom from './rooms/bloody-room.ts';
import roomCatacombs from './rooms/catacombs.ts';
import roomChapel from './rooms/chapel.ts';
import roomCharredRoom from './rooms/charred-room.ts';
import roomChasm from './rooms/chasm.ts';
import roomCoalChute from './rooms/coal-chute.ts';
import roomCollapsedRoom from './rooms/collapsed-room.ts';
import roomConservatory from './rooms/conservatory.ts';
import roomCreakyHallway from './rooms/creaky-hallway.ts';
import roomCrypt from './rooms/crypt.ts';
import roomDiningRoom from './rooms/dining-room.ts';
import roomDustyHallway from './rooms/dusty-hallway.ts';
import roomEntranceHall from './rooms/entrance-hall.ts';
import roomFoyer from './rooms/foyer.ts';
import roomFurnaceRoom from './rooms/furnace-room.ts';
import roomGallery from './rooms/gallery.ts';
import roomGameRoom from './rooms/game-room.ts';
import roomGardens from './rooms/gardens.ts';
import roomGrandStaircase from './rooms/grand-staircase.ts';
import roomGraveyard from './rooms/graveyard.ts';
import roomGymnasium from './rooms/gymnasium.ts';
import roomJunkRoom from './rooms/junk-room.ts';
import roomKitchen from './rooms/kitchen.ts';
import roomLarder from './rooms/larder.ts';
import roomLibrary from './rooms/library.ts';
import roomMasterBedroom from './rooms/master-bedroom.ts';
import roomMysticElevator from './rooms/mystic-elevator.ts';
import roomOperatingLaboratory from './rooms/operating-laboratory.ts';
import roomOrganRoom from './rooms/organ-room.ts';
import roomPatio from './rooms/patio.ts';
import roomPentagramChamber from './rooms/pentagram-chamber.ts';
import roomResearchLaboratory from './rooms/research-laboratory.ts';
import roomServantsQuarters from './rooms/servants-quarters.ts';
import roomStairsFromBasement from './rooms/stairs-from-basement.ts';
import roomStatuaryCorridor from './rooms/statuary-corridor.ts';
import roomStoreroom from './rooms/storeroom.ts';
import roomTower from './rooms/tower.ts';
import roomUndergroundLake from './rooms/underground-lake.ts';
import roomUpperLanding from './rooms/upper-landing.ts';
import roomVault from './rooms/vault.ts';
import roomWineCellar from './rooms/wine-cellar.ts';
import tokenBelowCollapsedRoom from './tokens/below-collapsed-room.ts';
import tokenSecretPassage from './tokens/secret-passage.ts';
import tokenSmoke from './tokens/smoke.ts';
import tokenVaultEmpty from './tokens/vault-empty.ts';

export const explorers = [
  explorerBrandonJaspers,
  explorerDarrinFlashWilliams,
  explorerFatherRhinehardt,
  explorerHeatherGranville,
  explorerJennyLeclerc,
  explorerMadameZostra,
  explorerMissyDubourde,
  explorerOxBellows,
  explorerPeterAkimoto,
  explorerProfessorLongfellow,
  explorerVivianLopez,
  explorerZoeIngstrom,
];

export const rooms = [
  roomAbandonedRoom,
  roomAttic,
  roomBalcony,
  roomBallroom,
  roomBasementLanding,
  roomBedroom,
  roomBloodyRoom,
  roomCatacombs,
  roomChapel,
  roomCharredRoom,
  roomChasm,
  roomCoalChute,
  roomCollapsedRoom,
  roomConservatory,
  roomCreakyHallway,
  roomCrypt,
  roomDiningRoom,
  roomDustyHallway,
  roomEntranceHall,
  roomFoyer,
  roomFurnaceRoom,
  roomGallery,
  roomGameRoom,
  roomGardens,
  roomGrandStaircase,
  roomGraveyard,
  roomGymnasium,
  roomJunkRoom,
  roomKitchen,
  roomLarder,
  roomLibrary,
  roomMasterBedroom,
  roomMysticElevator,
  roomOperatingLaboratory,
  roomOrganRoom,
  roomPatio,
  roomPentagramChamber,
  roomResearchLaboratory,
  roomServantsQuarters,
  roomStairsFromBasement,
  roomStatuaryCorridor,
  roomStoreroom,
  roomTower,
  roomUndergroundLake,
  roomUpperLanding,
  roomVault,
  roomWineCellar,
];

export const cards = [
  omenBite,
  omenBook,
  omenCrystalBall,
  omenDog,
  omenGirl,
  omenHolySymbol,
  omenMadman,
  omenMask,
  omenMedallion,
  omenRing,
  omenSkull,
  omenSpear,
  omenSpiritBoard,
  itemArmor,
  itemAxe,
  itemIdol,
  itemLuckyStone,
  itemRabbitsFoot,
  eventCreepyPuppet,
  eventHideousShriek,
  eventSecretPassage,
  eventSmoke,
];

export const tokens = [tokenBelowCollapsedRoom, tokenSecretPassage, tokenSmoke, tokenVaultEmpty];
