import type { Outcome, SeenEvent, SeenEventOf } from '@hollow/engine';
import { foesOf, type Phrase, type Text } from '@hollow/text/browser';
import type { TablePacks } from '../packs/TablePacks.ts';
import { type SpokenArgs, sayKey } from '../words/say.ts';
import { type Explorer, whomConcerns } from './seen.ts';

/** The story of a game: its turning points, each told by a sentence that somebody has written for such a moment. */

const LONGEST = 15;
/** So many ways there are to tell of a death, one after the other. */
const DEATHS = 4;

interface Point {
  readonly at: number;
  /** How much the story would miss it. */
  readonly weight: number;
  readonly key: string;
  readonly args: SpokenArgs;
}

type Names = (id: string | null, kind?: 'rooms' | 'explorers' | 'haunts') => string;

/** Which decks a story tells of: the one that brings the haunt nearer, and those of things that are carried. */
export type StoryDecks = Pick<TablePacks, 'countedDeck' | 'isItemDeck'>;

/** A deed of the haunt: whether it was done is known of one that takes no dice, and where the reader knows what the dice had to come to. */
interface Deed {
  readonly at: number;
  readonly rule: string;
  readonly doer: string;
  readonly who: Phrase | string;
  readonly rolled: boolean;
  readonly done: boolean;
}

/** A deed is rolled for by whoever does it, with the dice that its page asks for or that are a task. */
const isFor = ({ who, behind, tags }: SeenEventOf<'roll'>, { doer, rule }: Deed): boolean =>
  who === doer && (tags.includes('task') || (behind !== undefined && rule.endsWith(`/${behind}`)));

/** What has been told, so that a second time is told otherwise or not at all. */
class Chronicle {
  readonly points: Point[] = [];
  readonly #names: Names;
  readonly #text: Text;
  readonly #decks: StoryDecks;
  #rooms = 0;
  #counted = 0;
  #items = 0;
  #haunted = false;
  #fights = 0;
  #dead = 0;
  #worst = 2;
  /** The blows that are told of the present turn, by whom they fell on. */
  readonly #blows = new Map<string | null, Point>();
  readonly #deeds: Deed[] = [];
  readonly #once = new Set<string>();

  constructor(text: Text, decks: StoryDecks) {
    this.#text = text;
    this.#decks = decks;
    this.#names = (id, kind) => (id === null || id === '' ? 'none' : text.name(id, kind));
  }

  /** Somebody, for a sentence that asks for the form it needs. */
  #noun(id: string | null): Phrase | string {
    return id === null || id === '' ? 'none' : this.#text.noun(id);
  }

  #tell(at: number, weight: number, key: string, args: SpokenArgs = {}): Point {
    const point = { at, weight, key: `story.${key}`, args };
    this.points.push(point);
    return point;
  }

  /** Whoever dies of a blow cannot remember it: the death tells enough. */
  #forgetBlow(who: string): void {
    const point = this.#blows.get(who);
    if (point !== undefined) this.points.splice(this.points.indexOf(point), 1);
    this.#blows.delete(who);
  }

  /** Each time that the dice of a deed came out is told; of one that takes none the first; of one of which no success is known, that it was tried. */
  tellDeeds(): void {
    for (const [rule, tries] of Map.groupBy(this.#deeds, (deed) => deed.rule)) {
      const deed = this.#text.action(rule);
      const [first, ...again] = tries.filter(({ done }) => done);
      const [tried] = tries;
      if (first !== undefined) this.#tell(first.at, 55, 'deed', { who: first.who, deed });
      else if (tried !== undefined) this.#tell(tried.at, 50, 'deed-tried', { who: tried.who, deed, n: tries.length });
      for (const { at, who, rolled } of again) if (rolled) this.#tell(at, 47, 'deed-again', { who, deed });
    }
  }

  /** What the dice of the last deed came to. */
  #rolled(event: SeenEventOf<'roll'>): void {
    const last = this.#deeds.at(-1);
    if (last === undefined || last.rolled || !isFor(event, last)) return;
    const { need = 0, total } = event;
    this.#deeds[this.#deeds.length - 1] = { ...last, rolled: true, done: need > 0 && total >= need };
  }

  /** One event; most of them are nothing to tell. */
  hear(event: SeenEvent, at: number): void {
    const name = this.#names;
    const who = this.#noun(whomConcerns(event));
    switch (event.type) {
      case 'begins':
        this.#tell(at, 100, 'begins', {
          names: this.#text.list(
            event.order.map((id) => name(id)),
            'and',
          ),
        });
        return;
      case 'discover':
        this.#rooms += 1;
        if (this.#rooms === 1) this.#tell(at, 60, 'first-room', { who, room: name(event.room, 'rooms') });
        else if (this.#rooms % 20 === 0)
          this.#tell(at, 34, 'rooms', { n: this.#rooms, who, room: name(event.room, 'rooms') });
        return;
      case 'draw':
        this.#drew(event, at, who);
        return;
      case 'damage':
        if (event.n > this.#worst) {
          this.#worst = event.n;
          const point = this.#tell(at, 30 + event.n, 'hurt', { who, n: event.n, about: name(event.about) });
          this.#blows.set(whomConcerns(event), point);
        }
        return;
      case 'turn':
      case 'monster-turn':
        this.#blows.clear();
        return;
      case 'haunt':
        this.#haunted = true;
        this.#tell(at, 100, 'haunt', {
          who: this.#noun(event.revealer),
          haunt: name(event.haunt, 'haunts'),
          traitor: this.#noun(event.traitor),
          foes: foesOf(event.hauntKind),
        });
        return;
      default:
        if (this.#haunted) this.#afterwards(event, at, who);
    }
  }

  #drew({ deck, card }: SeenEventOf<'draw'>, at: number, who: Phrase | string): void {
    if (deck === this.#decks.countedDeck) {
      this.#counted += 1;
      if (!this.#haunted)
        this.#tell(at, this.#counted === 1 ? 56 : 22 + this.#counted, 'drawn', {
          who,
          deck: this.#names(deck),
          n: this.#counted,
          card: this.#names(card),
        });
    } else if (this.#decks.isItemDeck(deck)) {
      this.#items += 1;
      if (this.#items === 1) this.#tell(at, 24, 'item', { who, card: this.#names(card) });
    }
  }

  #afterwards(event: SeenEvent, at: number, who: Phrase | string): void {
    const name = this.#names;
    switch (event.type) {
      case 'offer': {
        const { rule, who: doer } = event;
        if (rule.startsWith('haunts/')) this.#deeds.push({ at, rule, doer, who, rolled: false, done: true });
        return;
      }
      case 'roll':
        this.#rolled(event);
        return;
      case 'fought': {
        this.#fights += 1;
        const { attack, defence } = event;
        if (this.#fights === 1 || Math.abs(attack - defence) > 4)
          this.#tell(at, this.#fights === 1 ? 46 : 32, 'fight', {
            by: this.#noun(event.by),
            on: this.#noun(event.on),
            attack,
            defence,
          });
        return;
      }
      case 'died':
        this.#forgetBlow(event.who);
        this.#tell(at, 85, `died-${this.#dead % DEATHS}`, { who });
        this.#dead += 1;
        return;
      case 'revealed':
      case 'joined':
        this.#tell(at, 75, 'side', { who, side: name(event.side) });
        return;
      case 'room-lost':
        if (!this.#once.has('room-lost')) this.#tell(at, 40, 'room-lost', { room: name(event.room, 'rooms') });
        this.#once.add('room-lost');
        return;
      case 'stunned':
        if (!this.#once.has('stunned')) this.#tell(at, 28, 'stunned', { who });
        this.#once.add('stunned');
        return;
      default:
    }
  }
}

/** At most fifteen sentences: the weightiest points, in the order in which they happened, and how it ended. */
export function storyOf(
  events: readonly SeenEvent[],
  outcome: Outcome | null,
  text: Text,
  decks: StoryDecks,
  explorers: readonly (Pick<Explorer, 'id' | 'side'> & Partial<Pick<Explorer, 'seat'>>)[] = [],
): string[] {
  const chronicle = new Chronicle(text, decks);
  for (const [at, event] of events.entries()) chronicle.hear(event, at);
  chronicle.tellDeeds();
  const most = outcome === null ? LONGEST : LONGEST - 1;
  const kept = chronicle.points
    .toSorted((a, b) => b.weight - a.weight || a.at - b.at)
    .slice(0, most)
    .sort((a, b) => a.at - b.at);
  const told = kept.map(({ key, args }) => sayKey(text, key, args));
  return outcome === null ? told : [...told, text.outcome(outcome, explorers)];
}
