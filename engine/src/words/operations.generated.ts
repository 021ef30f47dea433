// Made by `npm run language` from the definitions in engine/src/words; a test holds it to them.
import type { AnyOp } from '../define/operation.ts';
import { accompanyWord } from './operations/cards/accompany.ts';
import { drawWord } from './operations/cards/draw.ts';
import { drawCardsWord } from './operations/cards/draw-cards.ts';
import { handWord } from './operations/cards/hand.ts';
import { pickWord } from './operations/cards/pick.ts';
import { resolveWord } from './operations/cards/resolve.ts';
import { spawnWord } from './operations/cards/spawn.ts';
import { transferWord } from './operations/cards/transfer.ts';
import { damageWord } from './operations/damage/damage.ts';
import { hurtWord } from './operations/damage/hurt.ts';
import { dieWord } from './operations/death/die.ts';
import { holdWord } from './operations/death/hold.ts';
import { killWord } from './operations/death/kill.ts';
import { markWord } from './operations/death/mark.ts';
import { alterWord } from './operations/dice/alter.ts';
import { rerollWord } from './operations/dice/reroll.ts';
import { rollWord } from './operations/dice/roll.ts';
import { throwWord } from './operations/dice/throw.ts';
import { useTraitWord } from './operations/dice/use-trait.ts';
import { attackWord } from './operations/fight/attack.ts';
import { contestWord } from './operations/fight/contest.ts';
import { fightWord } from './operations/fight/fight.ts';
import { askWord } from './operations/flow/ask.ts';
import { callWord } from './operations/flow/call.ts';
import { chooseWord } from './operations/flow/choose.ts';
import { clauseWord } from './operations/flow/clause.ts';
import { eachWord } from './operations/flow/each.ts';
import { endWord } from './operations/flow/end.ts';
import { loopWord } from './operations/flow/loop.ts';
import { repeatWord } from './operations/flow/repeat.ts';
import { sayWord } from './operations/flow/say.ts';
import { setWord } from './operations/flow/set.ts';
import { tableWord } from './operations/flow/table.ts';
import { whenWord } from './operations/flow/when.ts';
import { prepareWord } from './operations/haunt/prepare.ts';
import { startHauntWord } from './operations/haunt/start-haunt.ts';
import { addRoomWord } from './operations/house/add-room.ts';
import { discoverWord } from './operations/house/discover.ts';
import { moveRoomWord } from './operations/house/move-room.ts';
import { reopenWord } from './operations/house/reopen.ts';
import { returnRoomsWord } from './operations/house/return-rooms.ts';
import { actWord } from './operations/monsters/act.ts';
import { letActWord } from './operations/monsters/let-act.ts';
import { monsterTurnWord } from './operations/monsters/monster-turn.ts';
import { arriveWord } from './operations/movement/arrive.ts';
import { crossWord } from './operations/movement/cross.ts';
import { placeWord } from './operations/movement/place.ts';
import { putWord } from './operations/movement/put.ts';
import { spendWord } from './operations/movement/spend.ts';
import { stepWord } from './operations/movement/step.ts';
import { walkWord } from './operations/movement/walk.ts';
import { dealWord } from './operations/pieces/deal.ts';
import { deployWord } from './operations/pieces/deploy.ts';
import { exchangeWord } from './operations/pieces/exchange.ts';
import { flipWord } from './operations/pieces/flip.ts';
import { removeWord } from './operations/pieces/remove.ts';
import { sendWord } from './operations/pieces/send.ts';
import { takeRoomWord } from './operations/pieces/take-room.ts';
import { useSourceWord } from './operations/pieces/use-source.ts';
import { insteadWord } from './operations/rules/instead.ts';
import { resumeWord } from './operations/rules/resume.ts';
import { rulesWord } from './operations/rules/rules.ts';
import { controlWord } from './operations/sides/control.ts';
import { joinWord } from './operations/sides/join.ts';
import { revealWord } from './operations/sides/reveal.ts';
import { showWord } from './operations/sides/show.ts';
import { tellWord } from './operations/sides/tell.ts';
import { winWord } from './operations/sides/win.ts';
import { lookWord } from './operations/stacks/look.ts';
import { searchWord } from './operations/stacks/search.ts';
import { shuffleWord } from './operations/stacks/shuffle.ts';
import { moveClipWord } from './operations/traits/move-clip.ts';
import { setTraitWord } from './operations/traits/set-trait.ts';
import { shiftWord } from './operations/traits/shift.ts';
import { bundleWord } from './operations/turn/bundle.ts';
import { giveWord } from './operations/turn/give.ts';
import { menuWord } from './operations/turn/menu.ts';
import { roundWord } from './operations/turn/round.ts';
import { tradeWord } from './operations/turn/trade.ts';
import { tradeThingsWord } from './operations/turn/trade-things.ts';
import { turnWord } from './operations/turn/turn.ts';

const WORDS: readonly AnyOp[] = [
  accompanyWord,
  drawCardsWord,
  drawWord,
  handWord,
  pickWord,
  resolveWord,
  spawnWord,
  transferWord,
  damageWord,
  hurtWord,
  dieWord,
  holdWord,
  killWord,
  markWord,
  alterWord,
  rerollWord,
  rollWord,
  throwWord,
  useTraitWord,
  attackWord,
  contestWord,
  fightWord,
  askWord,
  callWord,
  chooseWord,
  clauseWord,
  eachWord,
  endWord,
  loopWord,
  repeatWord,
  sayWord,
  setWord,
  tableWord,
  whenWord,
  prepareWord,
  startHauntWord,
  addRoomWord,
  discoverWord,
  moveRoomWord,
  reopenWord,
  returnRoomsWord,
  actWord,
  letActWord,
  monsterTurnWord,
  arriveWord,
  crossWord,
  placeWord,
  putWord,
  spendWord,
  stepWord,
  walkWord,
  dealWord,
  deployWord,
  exchangeWord,
  flipWord,
  removeWord,
  sendWord,
  takeRoomWord,
  useSourceWord,
  insteadWord,
  resumeWord,
  rulesWord,
  controlWord,
  joinWord,
  revealWord,
  showWord,
  tellWord,
  winWord,
  lookWord,
  searchWord,
  shuffleWord,
  moveClipWord,
  setTraitWord,
  shiftWord,
  bundleWord,
  giveWord,
  menuWord,
  roundWord,
  tradeThingsWord,
  tradeWord,
  turnWord,
];

/** Every one of them by its name. */
export const OPERATIONS: ReadonlyMap<string, AnyOp> = new Map(WORDS.map((word) => [word.op, word]));
