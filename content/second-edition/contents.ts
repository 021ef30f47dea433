// Made by `npm run content:index`.

import eventAMomentOfHope from './events/a-moment-of-hope.ts';
import eventAngryBeing from './events/angry-being.ts';
import eventBloodyVision from './events/bloody-vision.ts';
import eventBurningMan from './events/burning-man.ts';
import eventClosetDoor from './events/closet-door.ts';
import eventCreepyCrawlies from './events/creepy-crawlies.ts';
import eventCreepyPuppet from './events/creepy-puppet.ts';
import eventDebris from './events/debris.ts';
import eventDisquietingSounds from './events/disquieting-sounds.ts';
import eventDrip from './events/drip.ts';
import eventFootsteps from './events/footsteps.ts';
import eventFuneral from './events/funeral.ts';
import eventGraveDirt from './events/grave-dirt.ts';
import eventGroundskeeper from './events/groundskeeper.ts';
import eventHangedMen from './events/hanged-men.ts';
import eventHideousShriek from './events/hideous-shriek.ts';
import eventImageInTheMirrorGive from './events/image-in-the-mirror-give.ts';
import eventImageInTheMirrorReceive from './events/image-in-the-mirror-receive.ts';
import eventItIsMeantToBe from './events/it-is-meant-to-be.ts';
import eventJonahsTurn from './events/jonahs-turn.ts';
import eventLightsOut from './events/lights-out.ts';
import eventLockedSafe from './events/locked-safe.ts';
import eventMistsFromTheWalls from './events/mists-from-the-walls.ts';
import eventMysticSlide from './events/mystic-slide.ts';
import eventNightView from './events/night-view.ts';
import eventPhoneCall from './events/phone-call.ts';
import eventPossession from './events/possession.ts';
import eventRevolvingWall from './events/revolving-wall.ts';
import eventRotten from './events/rotten.ts';
import eventSecretPassage from './events/secret-passage.ts';
import eventSecretStairs from './events/secret-stairs.ts';
import eventShriekingWind from './events/shrieking-wind.ts';
import eventSilence from './events/silence.ts';
import eventSkeletons from './events/skeletons.ts';
import eventSmoke from './events/smoke.ts';
import eventSomethingHidden from './events/something-hidden.ts';
import eventSomethingSlimy from './events/something-slimy.ts';
import eventSpider from './events/spider.ts';
import eventTheBeckoning from './events/the-beckoning.ts';
import eventTheLostOne from './events/the-lost-one.ts';
import eventTheVoice from './events/the-voice.ts';
import eventTheWalls from './events/the-walls.ts';
import eventWebs from './events/webs.ts';
import eventWhatThe from './events/what-the.ts';
import eventWhoops from './events/whoops.ts';
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
import itemAdrenalineShot from './items/adrenaline-shot.ts';
import itemAmuletOfTheAges from './items/amulet-of-the-ages.ts';
import itemAngelFeather from './items/angel-feather.ts';
import itemArmor from './items/armor.ts';
import itemAxe from './items/axe.ts';
import itemBell from './items/bell.ts';
import itemBloodDagger from './items/blood-dagger.ts';
import itemBottle from './items/bottle.ts';
import itemCandle from './items/candle.ts';
import itemDarkDice from './items/dark-dice.ts';
import itemDynamite from './items/dynamite.ts';
import itemHealingSalve from './items/healing-salve.ts';
import itemIdol from './items/idol.ts';
import itemLuckyStone from './items/lucky-stone.ts';
import itemMedicalKit from './items/medical-kit.ts';
import itemMusicBox from './items/music-box.ts';
import itemPickpocketsGloves from './items/pickpockets-gloves.ts';
import itemPuzzleBox from './items/puzzle-box.ts';
import itemRabbitsFoot from './items/rabbits-foot.ts';
import itemRevolver from './items/revolver.ts';
import itemSacrificialDagger from './items/sacrificial-dagger.ts';
import itemSmellingSalts from './items/smelling-salts.ts';
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
import tokenBlessing from './tokens/blessing.ts';
import tokenCloset from './tokens/closet.ts';
import tokenDog from './tokens/dog.ts';
import tokenDrip from './tokens/drip.ts';
import tokenSafe from './tokens/safe.ts';
import tokenSecretPassage from './tokens/secret-passage.ts';
import tokenSecretStairs from './tokens/secret-stairs.ts';
import tokenSkeletons from './tokens/skeletons.ts';
import tokenSlide from './tokens/slide.ts';
import tokenSmoke from './tokens/smoke.ts';
import tokenVaultEmpty from './tokens/vault-empty.ts';
import tokenWallSwitch from './tokens/wall-switch.ts';

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
  itemAdrenalineShot,
  itemAmuletOfTheAges,
  itemAngelFeather,
  itemArmor,
  itemAxe,
  itemBell,
  itemBloodDagger,
  itemBottle,
  itemCandle,
  itemDarkDice,
  itemDynamite,
  itemHealingSalve,
  itemIdol,
  itemLuckyStone,
  itemMedicalKit,
  itemMusicBox,
  itemPickpocketsGloves,
  itemPuzzleBox,
  itemRabbitsFoot,
  itemRevolver,
  itemSacrificialDagger,
  itemSmellingSalts,
  eventAMomentOfHope,
  eventAngryBeing,
  eventBloodyVision,
  eventBurningMan,
  eventClosetDoor,
  eventCreepyCrawlies,
  eventCreepyPuppet,
  eventDebris,
  eventDisquietingSounds,
  eventDrip,
  eventFootsteps,
  eventFuneral,
  eventGraveDirt,
  eventGroundskeeper,
  eventHangedMen,
  eventHideousShriek,
  eventImageInTheMirrorGive,
  eventImageInTheMirrorReceive,
  eventItIsMeantToBe,
  eventJonahsTurn,
  eventLightsOut,
  eventLockedSafe,
  eventMistsFromTheWalls,
  eventMysticSlide,
  eventNightView,
  eventPhoneCall,
  eventPossession,
  eventRevolvingWall,
  eventRotten,
  eventSecretPassage,
  eventSecretStairs,
  eventShriekingWind,
  eventSilence,
  eventSkeletons,
  eventSmoke,
  eventSomethingHidden,
  eventSomethingSlimy,
  eventSpider,
  eventTheBeckoning,
  eventTheLostOne,
  eventTheVoice,
  eventTheWalls,
  eventWebs,
  eventWhatThe,
  eventWhoops,
];

export const tokens = [
  tokenBelowCollapsedRoom,
  tokenBlessing,
  tokenCloset,
  tokenDog,
  tokenDrip,
  tokenSafe,
  tokenSecretPassage,
  tokenSecretStairs,
  tokenSkeletons,
  tokenSlide,
  tokenSmoke,
  tokenVaultEmpty,
  tokenWallSwitch,
];
