import type { SeenEvent } from '@hollow/engine';
import type { Words } from '../words.ts';

/** Told by what comes of them, or by the course of the tale. */
const SILENT = new Set([
  'turn',
  'turn-over',
  'round',
  'monster-turn',
  'tile',
  'tile-refused',
  'tiles-set-aside',
  'tiles-reshuffled',
  'ended',
  'pile-gone',
  'shuffled',
  'thrown',
  'rerolled',
  'declined',
  'offered',
  'haunt-begins',
  'won',
  'deck-reshuffled',
]);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const tagged = ({ type, tags }: SeenEvent, tag: string): boolean =>
  type === 'roll' && Array.isArray(tags) && tags.includes(tag);
const ofFight = (event: SeenEvent): boolean => tagged(event, 'attack') || tagged(event, 'defence');

/** Turns the events of one turn into sentences: steps become a way, rolls and damage one sentence each with what belongs to them. */
export class Sentences {
  readonly #words: Words;
  #events: readonly SeenEvent[] = [];
  #at = 0;

  constructor(words: Words) {
    this.#words = words;
  }

  of(events: readonly SeenEvent[]): string[] {
    const dead = new Set<unknown>();
    this.#events = events.filter((event) => {
      if (event.type === 'died') dead.add(event.who);
      // What an effect still takes from the dead is no news.
      return !SILENT.has(event.type) && !(event.type === 'trait' && dead.has(event.who));
    });
    const told: string[] = [];
    for (this.#at = 0; this.#at < this.#events.length; ) {
      const line = this.#next(this.#events[this.#at]);
      if (line !== '') told.push(line);
    }
    return told;
  }

  /** Takes the events that go on with the same thing. */
  #while(goesOn: (event: SeenEvent) => boolean): SeenEvent[] {
    const taken: SeenEvent[] = [];
    while (this.#at < this.#events.length && goesOn(this.#events[this.#at])) taken.push(this.#events[this.#at++]);
    return taken;
  }

  #name(id: unknown): string {
    return text(id) === '' ? 'none' : this.#words.name(text(id));
  }

  #next(event: SeenEvent): string {
    const { type, who } = event;
    const words = this.#words;
    if (type === 'move') return this.#way(this.#while((next) => next.type === 'move' && next.who === who));
    this.#at++;
    const name = this.#name(who);
    switch (type) {
      case 'discover':
        this.#while((next) => ofFight(next) || (next.type === 'move' && next.who === who && next.to === event.room));
        return words.t('tale.find', { who: name, room: this.#name(event.room), floor: this.#name(event.floor) });
      case 'draw':
        this.#while((next) => next.type === 'card' && next.card === event.card && next.to === who);
        return words.t('tale.draw', { who: name, deck: text(event.deck), card: this.#name(event.card) });
      case 'attack':
        return this.#fight(event);
      case 'offer':
        return this.#deed(event);
      case 'roll':
        return ofFight(event) ? '' : words.t('tale.roll', { who: name, ...this.#thrown(event) });
      case 'damage':
        return this.#damage(event);
      case 'trait':
        return this.#clips(event);
      case 'card':
      case 'piece':
        return this.#left(event);
      case 'room-lost':
        return this.#gone(event);
      case 'token':
        return this.#appears(event);
      default:
        return words.event(event);
    }
  }

  #way(steps: readonly SeenEvent[]): string {
    const last = steps[steps.length - 1];
    const via = steps.slice(0, -1).map(({ to }) => this.#name(to));
    return this.#words.t('tale.walk', {
      who: this.#name(last.who),
      via: via.length === 0 ? 'none' : via.join(', '),
      to: this.#name(last.to),
    });
  }

  #thrown(event: SeenEvent): { trait: string; dice: number; about: string; total: number } {
    const tags = Array.isArray(event.tags) ? event.tags.map(String) : [];
    return {
      trait: tags.includes('trait') ? this.#name(tags[tags.length - 1]) : 'none',
      dice: Number(event.dice),
      about: this.#name(event.about),
      total: Number(event.total),
    };
  }

  #fight(event: SeenEvent): string {
    const before = this.#at;
    const others = this.#while((next) => next.type !== 'fought');
    const fought = this.#events[this.#at];
    // What happens between the blows is told before them.
    const aside = others.filter((next) => !ofFight(next));
    if (fought === undefined || aside.length > 0) {
      this.#at = before;
      return this.#words.event(event);
    }
    this.#at++;
    return this.#words.t('tale.fight', {
      by: this.#name(event.by),
      on: this.#name(event.on),
      weapon: this.#name(event.weapon),
      trait: this.#name(event.trait),
      attack: Number(fought.attack),
      defence: Number(fought.defence),
    });
  }

  #deed(event: SeenEvent): string {
    const next = this.#events[this.#at];
    const rolled = next?.type === 'roll' && next.who === event.who && !ofFight(next) ? next : null;
    if (rolled !== null) this.#at++;
    const { trait, total } = rolled === null ? { trait: 'none', total: 0 } : this.#thrown(rolled);
    return this.#words.t('tale.deed', {
      who: this.#name(event.who),
      action: this.#words.action(text(event.rule)),
      rolled: rolled === null ? 'none' : this.#words.t('tale.rolled', { total, trait }),
    });
  }

  /** Clips that one thing moves the same way are one sentence. */
  #clips(event: SeenEvent): string {
    const sign = Math.sign(Number(event.steps));
    if (sign === 0) return '';
    const more = this.#while(
      ({ type, who, about, steps }) =>
        type === 'trait' && who === event.who && about === event.about && Math.sign(Number(steps)) === sign,
    );
    const clips = [event, ...more].map(({ trait, steps }) =>
      this.#words.t('tale.clip', { n: Math.abs(Number(steps)), trait: this.#name(trait) }),
    );
    return this.#words.t('tale.trait', {
      who: this.#name(event.who),
      change: sign < 0 ? 'loss' : 'gain',
      clips: clips.join(', '),
      about: this.#name(event.about),
    });
  }

  /** What somebody leaves in a room at once. */
  #left(event: SeenEvent): string {
    const { from, room } = event;
    if (text(from) === '' || text(room) === '') return this.#words.event(event);
    const leaves = (next: SeenEvent): boolean =>
      (next.type === 'card' || next.type === 'piece') && next.from === from && next.room === room;
    // Lost gains and companions that stay behind go without saying.
    const more = this.#while((next) => leaves(next) || (next.type === 'token' && next.with !== undefined));
    const things = [event, ...more.filter(leaves)].map(({ card, token }) => this.#name(card ?? token));
    return this.#words.t('tale.leaves', { who: this.#name(from), cards: things.join(', '), room: this.#name(room) });
  }

  /** Pieces of a haunt that come one after the other; companions stand where their keeper stands. */
  #appears(event: SeenEvent): string {
    if (event.with !== undefined) return '';
    const ofHaunt = ({ type, token, room, with: keeper }: SeenEvent): boolean =>
      type === 'token' && text(token).includes('/') && text(room) !== '' && keeper === undefined;
    if (!ofHaunt(event)) return this.#words.event(event);
    const more = this.#while(ofHaunt).map(({ token, room }) =>
      this.#words.t('tale.also', { token: this.#name(token), room: this.#name(room) }),
    );
    return this.#words.t('tale.appears', {
      token: this.#name(event.token),
      room: this.#name(event.room),
      more: more.length === 0 ? 'none' : more.join(', '),
    });
  }

  #gone(event: SeenEvent): string {
    const rooms = [event, ...this.#while(({ type }) => type === 'room-lost')].map(({ room }) => this.#name(room));
    return this.#words.t('tale.gone', { n: rooms.length, rooms: rooms.join(', ') });
  }

  #damage(event: SeenEvent): string {
    const clips = this.#while((next) => next.type === 'trait' && next.who === event.who && Number(next.steps) < 0);
    const list = clips.map(({ trait, from, to }) => `${this.#name(trait)} ${from} → ${to}`);
    return this.#words.t('tale.damage', {
      who: this.#name(event.who),
      n: Number(event.n),
      kind: this.#name(event.kind),
      about: this.#name(event.about),
      clips: list.length === 0 ? 'none' : list.join(', '),
    });
  }
}
