import type { SeenEvent, View } from '@hollow/engine';
import { type Kind, kindOfDeck, type Text } from '@hollow/text';
import { hauntTarget } from './context.ts';
import type { ThingIndex } from './things.ts';

/** Told when the person's own explorer came there. */
const MINE = ':mine';

/** Turns events into the lines of the log: cards are read out, rooms tell their rules, rolls what they mean. */
export class Story {
  readonly #words: Text;
  readonly #things: ThingIndex;
  readonly #mine: (explorer: string) => boolean;
  /** Rooms and tokens whose rules have been told, and rooms that the person has been in. */
  #told = new Set<string>();

  constructor(words: Text, things: ThingIndex, mine: (explorer: string) => boolean) {
    this.#words = words;
    this.#things = things;
    this.#mine = mine;
  }

  /** What has been told so far, so that a step taken back can be told again. */
  get told(): ReadonlySet<string> {
    return new Set(this.#told);
  }

  set told(told: ReadonlySet<string>) {
    this.#told = new Set(told);
  }

  /** The events of one answer, and the position after them. */
  lines(events: readonly SeenEvent[], view: View): string[] {
    return inOrder(events).flatMap((event) => {
      const line = this.#words.event(event);
      return [...(line === '' ? [] : [line]), ...this.#more(event, view).map((more) => `    ${more}`)];
    });
  }

  #more(event: SeenEvent, view: View): string[] {
    const { ruleset } = view.known;
    switch (event.type) {
      case 'scenario': {
        const why = this.#words.flavour(event.scenario, 'scenarios');
        return why === '' ? [] : [why];
      }
      case 'draw':
        return this.#card(event.card, kindOfDeck(event.deck), ruleset, this.#mine(event.who));
      case 'token':
        return this.#rules(event.token, 'tokens', ruleset, '');
      case 'discover':
      case 'room-added':
        return this.#rules(event.room, 'rooms', ruleset, this.#mine(event.who) ? MINE : '');
      case 'move':
      case 'placed':
        return this.#mine(event.who) ? this.#rules(event.to, 'rooms', ruleset, MINE) : [];
      case 'roll': {
        if (event.tags.includes('haunt')) return hauntTarget(this.#words, event);
        const row = this.#words.row(event, ruleset);
        return row === null ? [] : [row];
      }
      case 'trait':
      case 'damage':
        return this.#rules(event.about, 'rooms', ruleset, '');
      default:
        return [];
    }
  }

  #card(id: string, kind: Kind | undefined, ruleset: Readonly<Record<string, string>>, mood: boolean): string[] {
    const thing = this.#things.find(id, kind);
    if (thing === undefined) return [];
    const flavour = mood ? this.#words.flavour(id, thing.kind) : '';
    return [...(flavour === '' ? [] : [flavour]), ...this.#things.rules(thing, ruleset)];
  }

  /** The rules of a room or token, told once to each ear. */
  #rules(id: string, kind: Kind, ruleset: Readonly<Record<string, string>>, ear: string): string[] {
    const key = `${kind}/${id}`;
    const thing = this.#things.find(id, kind);
    const fresh = !this.#told.has(key + ear);
    this.#told.add(key).add(key + ear);
    return fresh && thing?.kind === kind ? this.#things.rules(thing, ruleset) : [];
  }
}

/** A turn that something has brought to an end goes on until all of it is done; that it is over is told then. */
const isTooEarly = (event: SeenEvent): boolean => event.type === 'ended' && event.what === 'turn';

/** That a pile is gone is told after the card that was the last of it. */
function inOrder(events: readonly SeenEvent[]): SeenEvent[] {
  const told: SeenEvent[] = [];
  let gone: SeenEvent | null = null;
  for (const event of events) {
    if (isTooEarly(event)) continue;
    if (event.type === 'pile-gone') {
      gone = event;
      continue;
    }
    told.push(event);
    if (gone !== null) told.push(gone);
    gone = null;
  }
  return gone === null ? told : [...told, gone];
}
