import type { Decision, Option, TraitId, View } from '@hollow/engine';

/** The view as it travels: without the state that bots sample from, unless the client asked for it (`known=1`). */
type Sampled = 'known' | 'backs' | 'buried' | 'lookers';
export type WireView = Omit<View, Sampled> & Partial<Pick<View, Sampled>>;

/** A question as it travels. `shares`: the traits that the digits of its options stand for. */
export type SentDecision = Omit<Decision, 'options'> & {
  readonly options: readonly (Option | string)[];
  readonly shares?: readonly TraitId[];
};

/** A view as it travels. */
export type SentView = Omit<WireView, 'decisions'> & { readonly decisions: readonly SentDecision[] };
