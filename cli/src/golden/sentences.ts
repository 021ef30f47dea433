import type { EventType, SeenEvent, SeenEventOf } from '@hollow/engine';
import type { Phrase, Text } from '@hollow/text';

/** Told by what comes of them, or by the course of the tale. */
const SILENT: ReadonlySet<EventType> = new Set<EventType>([
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
  'reads',
  'won',
  'deck-reshuffled',
]);

const tagged = (event: SeenEvent, tag: string): boolean => event.type === 'roll' && event.tags.includes(tag);
/** Tells whether an event is one of that type that the same character is in. */
const isBy =
  <T extends 'move' | 'trait'>(type: T, who: string) =>
  (event: SeenEvent): event is SeenEvent & SeenEventOf<T> =>
    event.type === type && event.who === who;
const ofFight = (event: SeenEvent): boolean => tagged(event, 'attack') || tagged(event, 'defence');

/** Turns the events of one turn into sentences: steps become a way, rolls and damage one sentence each with what belongs to them. */
export class Sentences {
  readonly #words: Text;
  #events: readonly SeenEvent[] = [];
  #at = 0;

  constructor(words: Text) {
    this.#words = words;
  }

  of(events: readonly SeenEvent[]): string[] {
    const dead = new Set<string>();
    this.#events = events.filter((event) => {
      if (event.type === 'died') dead.add(event.who);
      // What an effect still takes from the dead is no news.
      return !SILENT.has(event.type) && !(event.type === 'trait' && dead.has(event.who));
    });
    const told: string[] = [];
    this.#at = 0;
    for (let event = this.#ahead; event !== undefined; event = this.#ahead) {
      const line = this.#next(event);
      if (line !== '') told.push(line);
    }
    return told;
  }

  /** The event that is to be told; none at the end of the turn. */
  get #ahead(): SeenEvent | undefined {
    return this.#events[this.#at];
  }

  /** Takes the events that go on with the same thing. */
  #while<E extends SeenEvent>(goesOn: (event: SeenEvent) => event is E): E[];
  #while(goesOn: (event: SeenEvent) => boolean): SeenEvent[];
  #while(goesOn: (event: SeenEvent) => boolean): SeenEvent[] {
    const taken: SeenEvent[] = [];
    for (let event = this.#ahead; event !== undefined && goesOn(event); event = this.#ahead) {
      taken.push(event);
      this.#at++;
    }
    return taken;
  }

  #name(id: string): string {
    return id === '' ? 'none' : this.#words.name(id);
  }

  #noun(id: string): Phrase | string {
    return id === '' ? 'none' : this.#words.noun(id);
  }

  #next(event: SeenEvent): string {
    const words = this.#words;
    if (event.type === 'move') return this.#way(event.who, this.#while(isBy('move', event.who)));
    this.#at++;
    switch (event.type) {
      case 'discover': {
        const { who, room, floor } = event;
        this.#while((next) => ofFight(next) || (next.type === 'move' && next.who === who && next.to === room));
        return words.t('tale.find', { who: this.#noun(who), room: this.#name(room), floor: this.#name(floor) });
      }
      case 'draw': {
        const { who, deck, card } = event;
        this.#while((next) => next.type === 'card' && next.card === card && next.to === who);
        return words.t('tale.draw', { who: this.#noun(who), deck, card: this.#name(card) });
      }
      case 'attack':
        return this.#fight(event);
      case 'offer':
        return this.#deed(event);
      case 'roll':
        return ofFight(event) ? '' : words.t('tale.roll', { who: this.#noun(event.who), ...this.#thrown(event) });
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

  #way(who: string, steps: readonly SeenEventOf<'move'>[]): string {
    const via = steps.slice(0, -1).map(({ to }) => this.#name(to));
    return this.#words.t('tale.walk', {
      who: this.#noun(who),
      via: via.length === 0 ? 'none' : via.join(', '),
      to: this.#name(steps.at(-1)?.to ?? ''),
    });
  }

  #thrown({ tags, dice, about, total }: SeenEventOf<'roll'>): {
    trait: string;
    dice: number;
    about: string;
    total: number;
  } {
    return {
      trait: tags.includes('trait') ? this.#name(tags.at(-1) ?? '') : 'none',
      dice,
      about: this.#name(about),
      total,
    };
  }

  #fight(event: SeenEventOf<'attack'>): string {
    const before = this.#at;
    const others = this.#while((next) => next.type !== 'fought');
    const fought = this.#ahead;
    // What happens between the blows is told before them.
    const aside = others.filter((next) => !ofFight(next));
    if (fought?.type !== 'fought' || aside.length > 0) {
      this.#at = before;
      return this.#words.event(event);
    }
    this.#at++;
    return this.#words.t('tale.fight', {
      by: this.#noun(event.by),
      on: this.#noun(event.on),
      weapon: this.#noun(event.weapon),
      trait: this.#name(event.trait),
      attack: fought.attack,
      defence: fought.defence,
    });
  }

  #deed(event: SeenEventOf<'offer'>): string {
    const next = this.#events[this.#at];
    const rolled = next?.type === 'roll' && next.who === event.who && !ofFight(next) ? next : null;
    if (rolled !== null) this.#at++;
    const { trait, total } = rolled === null ? { trait: 'none', total: 0 } : this.#thrown(rolled);
    return this.#words.t('tale.deed', {
      who: this.#noun(event.who),
      action: this.#words.action(event.rule),
      rolled: rolled === null ? 'none' : this.#words.t('tale.rolled', { total, trait }),
    });
  }

  /** Clips that one thing moves the same way are one sentence. */
  #clips(event: SeenEventOf<'trait'>): string {
    const sign = Math.sign(event.steps);
    if (sign === 0) return '';
    const more = this.#while(
      (next): next is SeenEventOf<'trait'> =>
        isBy('trait', event.who)(next) && next.about === event.about && Math.sign(next.steps) === sign,
    );
    const clips = [event, ...more].map(({ trait, steps }) =>
      this.#words.t('tale.clip', { n: Math.abs(steps), trait: this.#name(trait) }),
    );
    return this.#words.t('tale.trait', {
      who: this.#noun(event.who),
      change: sign < 0 ? 'loss' : 'gain',
      clips: clips.join(', '),
      about: this.#name(event.about),
    });
  }

  /** What somebody leaves in a room at once. */
  #left(event: SeenEventOf<'card' | 'piece'>): string {
    const { from, room } = event;
    if (from === '' || room === '') return this.#words.event(event);
    const leaves = (next: SeenEvent): next is SeenEventOf<'card' | 'piece'> =>
      (next.type === 'card' || next.type === 'piece') && next.from === from && next.room === room;
    // Lost gains and companions that stay behind go without saying.
    const more = this.#while((next) => leaves(next) || (next.type === 'token' && next.with !== undefined));
    const things = [event, ...more.filter(leaves)].map((left) =>
      this.#name(left.type === 'card' ? left.card : left.token),
    );
    return this.#words.t('tale.leaves', {
      who: this.#noun(from),
      cards: things.join(', '),
      room: this.#words.noun(room),
    });
  }

  /** Pieces of a haunt that come one after the other; companions stand where their keeper stands. */
  #appears(event: SeenEventOf<'token'>): string {
    if (event.with !== undefined) return '';
    const ofHaunt = (next: SeenEvent): next is SeenEventOf<'token'> =>
      next.type === 'token' && next.token.includes('/') && next.room !== '' && next.with === undefined;
    if (!ofHaunt(event)) return this.#words.event(event);
    const more = this.#while(ofHaunt).map(({ token, room }) =>
      this.#words.t('tale.also', { token: this.#noun(token), room: this.#words.noun(room) }),
    );
    return this.#words.t('tale.appears', {
      token: this.#noun(event.token),
      room: this.#words.noun(event.room),
      more: more.length === 0 ? 'none' : more.join(', '),
    });
  }

  #gone(event: SeenEventOf<'room-lost'>): string {
    const more = this.#while((next) => next.type === 'room-lost');
    const rooms = [event, ...more].map(({ room }) => this.#name(room));
    return this.#words.t('tale.gone', { n: rooms.length, rooms: rooms.join(', ') });
  }

  #damage(event: SeenEventOf<'damage'>): string {
    const clips = this.#while((next): next is SeenEventOf<'trait'> => isBy('trait', event.who)(next) && next.steps < 0);
    const list = clips.map(({ trait, from, to }) => `${this.#name(trait)} ${from} → ${to}`);
    return this.#words.t('tale.damage', {
      who: this.#noun(event.who),
      n: event.n,
      kind: this.#name(event.kind),
      about: this.#name(event.about),
      clips: list.length === 0 ? 'none' : list.join(', '),
    });
  }
}
