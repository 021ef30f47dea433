import type { Decision, Option, OptionOf, TraitId } from '@hollow/engine';
import type { SentDecision, SentView, WireView } from './wire-view.ts';

/**
 * Damage that may fall on four traits is shared out in hundreds of ways. They travel as one short word each: how much each trait loses, a digit (base 36)
 * for each trait, and `!` where it kills. The number of a way in the list is the answer, as with every option.
 */

/** Fewer ways than so many are told as they are. */
const MANY = 20;
const BASE = 36;

const isShare = (option: Option): option is OptionOf<'split'> => option.verb === 'split';

function packDecision(decision: Decision): SentDecision {
  const { options } = decision;
  const ways = options.filter(isShare);
  const [first] = ways;
  if (first === undefined || ways.length <= MANY || ways.length < options.length) return decision;
  const shares = Object.keys(first.losses);
  if (ways.some(({ losses }) => Object.values(losses).some((loss) => loss >= BASE))) return decision;
  const words = ways.map(
    ({ losses, deadly }) =>
      `${shares.map((trait) => (losses[trait] ?? 0).toString(BASE)).join('')}${deadly === true ? '!' : ''}`,
  );
  return { ...decision, shares, options: words };
}

function shareOf(word: string, traits: readonly TraitId[]): Option {
  const losses = Object.fromEntries(traits.map((trait, i) => [trait, Number.parseInt(word.charAt(i), BASE)]));
  return { verb: 'split', losses, ...(word.endsWith('!') ? { deadly: true } : {}) };
}

function unpackDecision({ shares, ...decision }: SentDecision): Decision {
  const options = decision.options.map((option) =>
    typeof option === 'string' ? shareOf(option, shares ?? []) : option,
  );
  return { ...decision, options };
}

/** The view with its questions in short. */
export function packShares(view: WireView): SentView {
  const decisions = view.decisions.map(packDecision);
  return decisions.every((decision, i) => decision === view.decisions[i]) ? view : { ...view, decisions };
}

const isPlain = (view: SentView): view is WireView =>
  view.decisions.every(({ options }) => options.every((option) => typeof option !== 'string'));

/** The view with all its options in full: the same object where nothing was in short, and the same for the same view. */
export function unpackShares(view: SentView): WireView {
  if (isPlain(view)) return view;
  const known = unpacked.get(view);
  if (known !== undefined) return known;
  const made = { ...view, decisions: view.decisions.map(unpackDecision) };
  unpacked.set(view, made);
  return made;
}

const unpacked = new WeakMap<SentView, WireView>();
