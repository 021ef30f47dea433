// Made by `npm run content:index`.

import eventABite from './events/a-bite.ts';
import eventACryForHelp from './events/a-cry-for-help.ts';
import eventAFullTable from './events/a-full-table.ts';
import eventAMomentOfHope from './events/a-moment-of-hope.ts';
import eventASecretPassage from './events/a-secret-passage.ts';
import eventASplashOfCrimson from './events/a-splash-of-crimson.ts';
import eventAVialOfDust from './events/a-vial-of-dust.ts';
import eventAlienGeometry from './events/alien-geometry.ts';
import eventAnEerieFeeling from './events/an-eerie-feeling.ts';
import eventBatOutOfHell from './events/bat-out-of-hell.ts';
import eventBehindYou from './events/behind-you.ts';
import eventBrainFood from './events/brain-food.ts';
import eventBurningFigure from './events/burning-figure.ts';
import eventCassettePlayer from './events/cassette-player.ts';
import eventClownRoom from './events/clown-room.ts';
import eventCreakingDoor from './events/creaking-door.ts';
import eventDarkAndStormyNight from './events/dark-and-stormy-night.ts';
import eventEerieMirror from './events/eerie-mirror.ts';
import eventFlickeringLights from './events/flickering-lights.ts';
import eventForbiddenKnowledge from './events/forbidden-knowledge.ts';
import eventFuneral from './events/funeral.ts';
import eventHangedMen from './events/hanged-men.ts';
import eventImpossibleArchitecture from './events/impossible-architecture.ts';
import eventJarOfOrgans from './events/jar-of-organs.ts';
import eventJonahsTurn from './events/jonahs-turn.ts';
import eventMeatMoss from './events/meat-moss.ts';
import eventMysteriousFluid from './events/mysterious-fluid.ts';
import eventPhoneCall from './events/phone-call.ts';
import eventPoorYorick from './events/poor-yorick.ts';
import eventRadioBroadcast from './events/radio-broadcast.ts';
import eventSayCheese from './events/say-cheese.ts';
import eventSecretElevator from './events/secret-elevator.ts';
import eventSeveredHand from './events/severed-hand.ts';
import eventSpiders from './events/spiders.ts';
import eventTaxidermy from './events/taxidermy.ts';
import eventTechnicalDifficulties from './events/technical-difficulties.ts';
import eventTheDeepestCloset from './events/the-deepest-closet.ts';
import eventTheFlowering from './events/the-flowering.ts';
import eventTheHouseIsHungry from './events/the-house-is-hungry.ts';
import eventTheOldestHouse from './events/the-oldest-house.ts';
import eventTheStarsAtNight from './events/the-stars-at-night.ts';
import eventTinyRobot from './events/tiny-robot.ts';
import eventWanderingGhost from './events/wandering-ghost.ts';
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
import itemAngelsFeather from './items/angels-feather.ts';
import itemBrooch from './items/brooch.ts';
import itemChainsaw from './items/chainsaw.ts';
import itemCreepyDoll from './items/creepy-doll.ts';
import itemCrossbow from './items/crossbow.ts';
import itemDynamite from './items/dynamite.ts';
import itemFirstAidKit from './items/first-aid-kit.ts';
import itemFlashlight from './items/flashlight.ts';
import itemGun from './items/gun.ts';
import itemHeadphones from './items/headphones.ts';
import itemLeatherJacket from './items/leather-jacket.ts';
import itemLuckyCoin from './items/lucky-coin.ts';
import itemMachete from './items/machete.ts';
import itemMagicCamera from './items/magic-camera.ts';
import itemMap from './items/map.ts';
import itemMirror from './items/mirror.ts';
import itemMysticalStopwatch from './items/mystical-stopwatch.ts';
import itemNecklaceOfTeeth from './items/necklace-of-teeth.ts';
import itemRabbitsFoot from './items/rabbits-foot.ts';
import itemSkeletonKey from './items/skeleton-key.ts';
import itemStrangeAmulet from './items/strange-amulet.ts';
import itemStrangeMedicine from './items/strange-medicine.ts';
import omenArmor from './omens/armor.ts';
import omenBook from './omens/book.ts';
import omenDagger from './omens/dagger.ts';
import omenDog from './omens/dog.ts';
import omenHolySymbol from './omens/holy-symbol.ts';
import omenIdol from './omens/idol.ts';
import omenMask from './omens/mask.ts';
import omenRing from './omens/ring.ts';
import omenSkull from './omens/skull.ts';
import roomArmory from './rooms/armory.ts';
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
import roomJunkRoom from './rooms/junk-room.ts';
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
import roomPanicRoom from './rooms/panic-room.ts';
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
import roomVault from './rooms/vault.ts';
import roomWinterBedroom from './rooms/winter-bedroom.ts';
import tokenBlessing from './tokens/blessing.ts';
import tokenObstacle from './tokens/obstacle.ts';
import tokenSecretPassage from './tokens/secret-passage.ts';

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
  roomArmory,
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
  roomJunkRoom,
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
  roomPanicRoom,
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
  roomVault,
  roomWinterBedroom,
];

export const cards = [
  omenArmor,
  omenBook,
  omenDagger,
  omenDog,
  omenHolySymbol,
  omenIdol,
  omenMask,
  omenRing,
  omenSkull,
  itemAngelsFeather,
  itemBrooch,
  itemChainsaw,
  itemCreepyDoll,
  itemCrossbow,
  itemDynamite,
  itemFirstAidKit,
  itemFlashlight,
  itemGun,
  itemHeadphones,
  itemLeatherJacket,
  itemLuckyCoin,
  itemMachete,
  itemMagicCamera,
  itemMap,
  itemMirror,
  itemMysticalStopwatch,
  itemNecklaceOfTeeth,
  itemRabbitsFoot,
  itemSkeletonKey,
  itemStrangeAmulet,
  itemStrangeMedicine,
  eventABite,
  eventACryForHelp,
  eventAFullTable,
  eventAMomentOfHope,
  eventASecretPassage,
  eventASplashOfCrimson,
  eventAVialOfDust,
  eventAlienGeometry,
  eventAnEerieFeeling,
  eventBatOutOfHell,
  eventBehindYou,
  eventBrainFood,
  eventBurningFigure,
  eventCassettePlayer,
  eventClownRoom,
  eventCreakingDoor,
  eventDarkAndStormyNight,
  eventEerieMirror,
  eventFlickeringLights,
  eventForbiddenKnowledge,
  eventFuneral,
  eventHangedMen,
  eventImpossibleArchitecture,
  eventJarOfOrgans,
  eventJonahsTurn,
  eventMeatMoss,
  eventMysteriousFluid,
  eventPhoneCall,
  eventPoorYorick,
  eventRadioBroadcast,
  eventSayCheese,
  eventSecretElevator,
  eventSeveredHand,
  eventSpiders,
  eventTaxidermy,
  eventTechnicalDifficulties,
  eventTheDeepestCloset,
  eventTheFlowering,
  eventTheHouseIsHungry,
  eventTheOldestHouse,
  eventTheStarsAtNight,
  eventTinyRobot,
  eventWanderingGhost,
];

export const tokens = [tokenBlessing, tokenObstacle, tokenSecretPassage];
