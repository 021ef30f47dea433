import type { Stakes, Task } from '../contract/option.ts';
import type { Choice, ChoiceOf, Sheet } from '../core/choice.ts';
import type { AttackRoll, DicePool, G, RuleCode, TaskRoll } from '../core/context.ts';
import { inScope } from '../core/scope.ts';
import { nodeAt, rowOf, topFrame, traitId } from '../core/tables.ts';
import { seatOf, stepOf } from '../machine/characters.ts';
import { hasRuleAt, rulesAt } from '../machine/fold.ts';
import { closeHappening, happen, happening, NEW_EVENT, topNode } from '../machine/machine.ts';
import { faceKinds, fightTags, fixedDice, needOf, originTags, spread, sumFaces, traitDice } from '../play/dice.ts';
import { beforeThrow, certain, chanceOf, compare, forecast, type Results, thrownAgain } from '../play/forecast.ts';
import { offerWeapons } from '../play/means.ts';
import { isSpared } from '../play/spoils.ts';
import { canDie } from '../play/traits.ts';
import { attackPool, attackTrait, defencePool, vulnerable, weaponBonus, weapons } from '../play/weapons.ts';
import type { Frame, State } from '../state/state.ts';
import { throwWord } from '../words/operations/dice/throw.ts';
import { fightWord } from '../words/operations/fight/fight.ts';
import { askWord } from '../words/operations/flow/ask.ts';
import { menuWord } from '../words/operations/turn/menu.ts';
import { atQuestion, uncited } from './looking.ts';
import { readsPage } from './pages.ts';

/** What comes of an option, as it follows from what the seat knows: dice and chances of a roll, and whether damage kills. */

type Foretold = Partial<Stakes & Task> & { readonly deadly?: true };
const NOTHING: Foretold = {};

// ── fights ──────────────────────────────────────────────────────────────────────────────────────────────────
const foretellDefence = (g: G, target: number, trait: number): ReturnType<typeof forecast> =>
  forecast(g, { who: target, pool: defencePool(g, target, trait), bonus: 0, tags: fightTags(g, 'defence', trait) });

/** What comes to dice that show nothing at all. */
const addedTo = (results: Results): number => results.findIndex((chance) => chance > 0);

function stakes(g: G, attacker: number, target: number, trait: number, card: number): Stakes {
  const pool = attackPool(g, attacker, trait, card);
  const fight = happen(g, { ...NEW_EVENT, t: 'attack', who: target, by: attacker, thing: card });
  const attack = forecast(g, { who: attacker, pool, bonus: weaponBonus(g, card), tags: fightTags(g, 'attack', trait) });
  const defence = foretellDefence(g, target, trait);
  closeHappening(g, fight);
  const chances = compare(g, attack.results, defence.results);
  const [adds, addsAgainst] = [addedTo(attack.results), addedTo(defence.results)];
  return {
    trait: traitId(g, trait),
    dice: attack.dice,
    against: defence.dice,
    ...(adds > 0 ? { adds } : {}),
    ...(addsAgainst > 0 ? { addsAgainst } : {}),
    ...chances,
  };
}

/** Of several means that are asked for later, how likely the best comes out ahead. */
function bestOf(means: readonly Stakes[]): Foretold {
  if (means.length === 0) return NOTHING;
  const { chance, risk } = means.reduce((a, b) => (b.chance > a.chance ? b : a));
  return { chance, risk, best: true };
}

/** The same of a fight in which a loser is hurt as the books have it. */
function ofFight(g: G, attacker: number, target: number, trait: number, weapon: number): Stakes {
  const foretold = stakes(g, attacker, target, trait, weapon);
  return isSpared(g, { attacker, target, trait, weapon }, attacker) ? { ...foretold, safe: true } : foretold;
}

/** An attack of the turn. */
function attacking(g: G, target: number): Foretold {
  const { self } = g.scope;
  const sheet: Sheet = { open: [], barred: null };
  if (weapons(g, self, target, true).length > 0)
    offerWeapons(g, { attacker: self, target, trait: -1, traits: [], own: 1 }, sheet);
  const cards = sheet.open.map((means) => (means.verb === 'weapon' ? means.card : -1));
  const [first = ofFight(g, self, target, attackTrait(g, self, -1), -1), ...others] = cards.map((card) =>
    ofFight(g, self, target, attackTrait(g, self, card), card),
  );
  return others.length === 0 ? first : bestOf([first, ...others]);
}

/** A means of the attack that is just being made. */
function means(g: G, f: Frame, choice: ChoiceOf<'trait' | 'weapon' | 'bare'>): Foretold {
  const { attacker, target, lose } = fightWord.read(f);
  if (attacker < 0) return NOTHING;
  // What brings the fight about may say itself what losing does.
  const foretell = lose < 0 ? ofFight : stakes;
  if (choice.verb === 'trait') return foretell(g, attacker, target, choice.trait, -1);
  const card = choice.verb === 'weapon' ? choice.card : -1;
  return foretell(g, attacker, target, attackTrait(g, attacker, card), card);
}

// ── deeds of the haunt ──────────────────────────────────────────────────────────────────────────────────────
/** How likely the deed succeeds when it is rolled for with this. */
function taskWith(g: G, roll: TaskRoll, pool: DicePool): Task {
  const { self } = g.scope;
  const need = roll.need(g);
  const [dice, kinds] =
    'trait' in pool
      ? [traitDice(g, self, pool.trait), ['trait', traitId(g, pool.trait)]]
      : [fixedDice(g, pool.dice(g)), []];
  const tags = ['task', ...originTags(g), ...kinds];
  const { results } = forecast(g, { who: self, pool: dice + roll.extra(g), bonus: roll.bonus(g), tags });
  return { need, chance: chanceOf(results, need) };
}

/** The traits with which a deed attacks somebody: those that can do harm, else the first. */
function strikingTraits(g: G, target: number, traits: readonly number[]): readonly number[] {
  const fit = traits.filter((trait) => vulnerable(g, target, trait));
  return fit.length > 0 ? fit : traits.slice(0, 1);
}

/** A deed that is an attack. */
function strikeWith(g: G, { on, traits }: AttackRoll): Foretold {
  const target = on(g);
  if (target < 0) return NOTHING;
  const all = strikingTraits(g, target, traits).map((trait) => stakes(g, g.scope.self, target, trait, -1));
  const [only] = all;
  return only !== undefined && all.length === 1 ? only : bestOf(all);
}

/** A deed that can be done on this turn. Of several traits the best counts. */
function doing(g: G, roll: TaskRoll | AttackRoll, owner: number): Foretold {
  const { self } = g.scope;
  if (self < 0) return NOTHING;
  return inScope(g, self, owner, -1, () =>
    roll.kind === 'attack'
      ? strikeWith(g, roll)
      : roll.pools.map((pool) => taskWith(g, roll, pool)).reduce((a, b) => (b.chance > a.chance ? b : a)),
  );
}

/** How likely a deed succeeds if the character does it where it stands, with the best of the traits it may take; certain where nothing is rolled for. */
export function chanceOfDeed(g: G, { roll }: Pick<RuleCode, 'roll'>, who: number): number {
  if (roll === null) return 1;
  const foretell = (): number => {
    if (roll.kind === 'task') return doing(g, roll, -1).chance ?? 1;
    const target = roll.on(g);
    if (target < 0) return 0;
    const chances = strikingTraits(g, target, roll.traits).map((trait) => stakes(g, who, target, trait, -1).chance);
    return Math.max(0, ...chances);
  };
  return uncited(g, () => inScope(g, who, -1, -1, foretell));
}

/** The deed for which a trait is just being chosen. */
function taskAt(g: G, { b, pc }: Frame): TaskRoll | null {
  if (pc !== 0 || topNode(g).op !== askWord.op) return null;
  const roll = g.p.rules.find(({ block }) => block === b)?.roll ?? null;
  return roll?.kind === 'task' ? roll : null;
}

// ── rolls that are being made ───────────────────────────────────────────────────────────────────────────────
/** How likely a roll with these results succeeds: it comes to what it has to, or its side of a fight comes out ahead. Nothing for other rolls. */
function success(g: G, ev: number, results: Results): Foretold {
  const h = happening(g, ev);
  const need = needOf(h);
  if (need > 0) return { chance: chanceOf(results, need) };
  const f = g.s.frames.findLast((each) => nodeAt(g, each)?.op === fightWord.op && fightWord.read(each).roll === ev);
  if (f === undefined) return NOTHING;
  g.scope = rowOf(g.s.scopes, f.s);
  const { target, trait, attack } = fightWord.read(f);
  if (!h.tags.includes('attack')) return { chance: compare(g, certain(attack), results).risk };
  return { chance: compare(g, results, foretellDefence(g, target, trait).results).chance };
}

/** The roll that is about to be made, if nothing is done about it. */
function passing(g: G, f: Frame): Foretold {
  const { event } = throwWord.read(f);
  return success(g, event, beforeThrow(g, event));
}

/** The roll of which these dice are thrown again. */
function rerolling(g: G, counts: readonly number[]): Foretold {
  const { ev } = g.scope;
  const kept = sumFaces(happening(g, ev).faces) - sumFaces(spread(faceKinds(g), counts));
  return success(g, ev, thrownAgain(g, ev, sumFaces(counts), kept));
}

// ── damage ──────────────────────────────────────────────────────────────────────────────────────────────────
/** Whether something that the hurt player may read of stands in place of the loss. */
function isAverted(g: G, who: number, trait: number, loss: number): boolean {
  if (!hasRuleAt(g, 'shift.instead')) return false;
  const shift = happen(g, { ...NEW_EVENT, t: 'shift', who, n: -loss, kind: 'loss', thing: trait });
  const rules = rulesAt(g, 'shift.instead', who, shift);
  closeHappening(g, shift);
  return rules.some(({ rule }) => readsPage(g, g.s, seatOf(g, who), rule.page));
}

/** Damage shared out like this: whether it brings a clip to the skull. */
function suffering(g: G, { losses }: ChoiceOf<'split'>): Foretold {
  const who = g.scope.self;
  const kills = losses.some(
    ([trait, loss]) => loss > 0 && stepOf(g, who, trait) - loss < 0 && !isAverted(g, who, trait, loss),
  );
  return kills ? { deadly: true } : NOTHING;
}

/** Foretells an option from what the seat knows, with the frame on top of that. */
type Foreteller = (f: Frame) => Foretold;

/** How an option is foretold; null where there is nothing to foretell, as with most. */
function foretellerOf(g: G, choice: Choice, top: Frame): Foreteller | null {
  const { op } = topNode(g);
  switch (choice.verb) {
    case 'attack':
      return op === menuWord.op ? () => attacking(g, choice.target) : null;
    case 'weapon':
    case 'bare':
      return op === fightWord.op ? (f) => means(g, f, choice) : null;
    case 'trait': {
      if (op === fightWord.op) return (f) => means(g, f, choice);
      const task = taskAt(g, top);
      return task === null ? null : () => taskWith(g, task, choice);
    }
    case 'offer': {
      const { roll } = rowOf(g.p.rules, choice.rule);
      return roll === null || op !== menuWord.op ? null : () => doing(g, roll, choice.owner);
    }
    case 'pass':
      return g.s.question?.kind === 'before-roll' ? (f) => passing(g, f) : null;
    case 'reroll':
      return () => rerolling(g, choice.counts);
    case 'split':
      return canDie(g) ? () => suffering(g, choice) : null;
    default:
      return null;
  }
}

/** What a roll behind an option would be made with and its chances, or whether it kills, from the state as the seat knows it. */
export function stakesFor(g: G, choice: Choice, known: () => State): Foretold {
  const foretell = foretellerOf(g, choice, topFrame(g));
  return foretell === null ? NOTHING : atQuestion(g, known(), foretell);
}
