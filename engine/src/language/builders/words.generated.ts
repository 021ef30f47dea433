// Made by `npm run language` from the definitions in engine/src/words; a test holds it to them.
export { alter } from '../../words/operations/dice/alter.ts';
export { reroll } from '../../words/operations/dice/reroll.ts';
export { dice, roll, trait } from '../../words/operations/dice/roll.ts';
export { ask } from '../../words/operations/flow/ask.ts';
export { call } from '../../words/operations/flow/call.ts';
export { choose } from '../../words/operations/flow/choose.ts';
export { asFor, each, eachOne } from '../../words/operations/flow/each.ts';
export { end } from '../../words/operations/flow/end.ts';
export { loop } from '../../words/operations/flow/loop.ts';
export { repeat } from '../../words/operations/flow/repeat.ts';
export { say } from '../../words/operations/flow/say.ts';
export { add, addOf, set, setOf } from '../../words/operations/flow/set.ts';
export { table } from '../../words/operations/flow/table.ts';
export { when } from '../../words/operations/flow/when.ts';
