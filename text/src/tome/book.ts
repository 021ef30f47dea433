import type { View } from '@hollow/engine';
import type { ThingNames } from '../names/names.ts';
import type { Strike } from '../render/deeds.ts';
import type { Fought } from '../render/fought.ts';
import { NO_OFFER, type OfferText } from '../render/offer.ts';
import type { ThrowTable } from '../render/throws.ts';

/** The page of a haunt that is read out: to everybody, or to one side. */
export interface HauntPage {
  readonly name: string;
  readonly opening: string;
  readonly goal: string;
  readonly win: string;
}

/** One entry of a viewer's page. `id` is that of the action, counter, rule or monster, `reasons` say what is missing. */
export interface TomeLine {
  readonly kind:
    | 'title'
    | 'opening'
    | 'right-now'
    | 'goal'
    | 'win'
    | 'counter'
    | 'note'
    | 'now'
    | 'later'
    | 'done'
    | 'rule'
    | 'ruling'
    | 'piece'
    | 'monster'
    | 'used';
  readonly text: string;
  readonly id?: string;
  readonly side?: string;
  /** How far it is, in hundredths. */
  readonly progress?: number;
  readonly reasons?: readonly string[];
  /** What an action does, with what has to be rolled. */
  readonly more?: string;
  /** The same for its button; of a rule that is offered what it does, of one that rolls what for; of a goal what it is, and not whose. */
  readonly brief?: string;
  /** What comes before everything else on a small button. */
  readonly warns?: OfferText['warns'];
  /** What the results of its rolls bring. */
  readonly throws?: readonly ThrowTable[];
  /** Of a rule that may follow a fight: between whom. */
  readonly fought?: Fought;
  /** Of a deed that is an attack: what comes of it in place of damage. */
  readonly strike?: Strike;
}

/** Nobody who is still a hero lives. */
export const noHeroLeft = (explorers: View['position']['explorers']): boolean =>
  !explorers.some(({ side, dead }) => side === 'heroes' && dead !== true);

/** What is read of a haunt. */
export interface HauntTold {
  page(haunt: string, side: string, noneLeft?: boolean): HauntPage;
  lines(view: View): TomeLine[];
  heard(view: View): TomeLine[];
  offer(haunt: string, path: readonly string[], sides?: readonly string[]): OfferText;
}

/** The pages as they are written. A page in a browser has no more: what is made from the data of a haunt comes from the server, line by line. */
export class WrittenPages implements HauntTold {
  readonly #names: ThingNames;

  constructor(names: ThingNames) {
    this.#names = names;
  }

  /** `noneLeft`: no hero is left alive, which the traitor may tell otherwise. */
  page(haunt: string, side: string, noneLeft = false): HauntPage {
    const [own, open] = [this.#names.book.page(haunt, side), this.#names.book.page(haunt, 'all')];
    return {
      name: this.#names.name(haunt, 'haunts'),
      opening: own.opening ?? '',
      goal: own.goal ?? open.goal ?? '',
      win: (noneLeft ? own.winDead : undefined) ?? own.win ?? open.win ?? '',
    };
  }

  lines(_view: View): TomeLine[] {
    return [];
  }

  heard(_view: View): TomeLine[] {
    return [];
  }

  offer(_haunt: string, _path: readonly string[], _sides?: readonly string[]): OfferText {
    return NO_OFFER;
  }
}
