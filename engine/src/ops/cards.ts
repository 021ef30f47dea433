import { ContentError } from '../define/names.ts';
import type { OpTable } from '../define/op-table.ts';
import { mixPile, pickOne } from '../machine/chance.ts';
import { isCard, isExplorer, isToken, isVillain, roomOf, seatOf } from '../machine/characters.ts';
import { only } from '../machine/choice.ts';
import type { G } from '../machine/context.ts';
import { law, reading } from '../machine/law.ts';
import { carrierId, idOf, tell, thingId, tokenId } from '../machine/log.ts';
import {
  closeHappening,
  done,
  fire,
  happen,
  happening,
  instead,
  name,
  perform,
  pushScoped,
  put,
} from '../machine/machine.ts';
import { markNew } from '../machine/offers.ts';
import { rule } from '../rules/index.ts';
import { BOX, DISCARD, HELD, holder, inRoom, isHeld, OPEN, STACK } from '../state/state.ts';

export function shuffleDeck(g: G, deck: number): void {
  for (const card of g.s.piles[deck]) g.s.known[card] = 0;
  mixPile(g, 'stacks', g.s.piles[deck], (card) => g.p.cards[card].id);
}

/** The top card of a deck, the discards shuffled in when it has run out; -1 if there is none. */
function takeTop(g: G, deck: number): number {
  const { s } = g;
  if (
    s.piles[deck].length === 0 &&
    s.spent[deck].length > 0 &&
    reading(g, 'emptyDeck') !== 'drawNothing' &&
    law(g, 'card.deck-empty')
  ) {
    s.piles[deck] = s.spent[deck];
    s.spent[deck] = [];
    for (const card of s.piles[deck]) s.things.place[card] = STACK + deck;
    shuffleDeck(g, deck);
    tell(g, 'deck-reshuffled', { deck: g.p.decks[deck].id }, true);
  }
  const card = s.piles[deck].pop() ?? -1;
  if (card >= 0) s.known[card] = 0;
  return card;
}

/** Takes a card out of whatever pile it lies in. */
export function lift(g: G, card: number): void {
  const { deck } = g.p.cards[card];
  g.s.piles[deck] = g.s.piles[deck].filter((c) => c !== card);
  g.s.spent[deck] = g.s.spent[deck].filter((c) => c !== card);
  g.s.known[card] = 0;
}

/** A piece of the haunt changes hands; it has no custody of its own. */
function handPiece(g: G, piece: number, to: number): void {
  const { things } = g.s;
  const from = things.place[piece];
  things.place[piece] = to;
  if (inRoom(to)) things.part[piece] = roomOf(g, g.scope.self) === to ? things.part[g.scope.self] : 0;
  tell(g, 'piece', {
    token: tokenId(g, piece),
    from: isHeld(from) ? idOf(g, holder(from)) : '',
    to: isHeld(to) ? idOf(g, holder(to)) : '',
    room: inRoom(to) ? g.p.rooms[to].id : '',
  });
}

export const CARDS: OpTable = {
  draw: (raw, c) => {
    const deck = c.names.deck(String(raw.deck));
    const n = c.num(raw.n);
    const who = c.set(raw.who);
    const wanted = raw.card === undefined ? null : c.one(raw.card);
    return {
      run(g, f) {
        const list = who(g).filter((x) => isExplorer(g, x));
        const times = n(g);
        done(f);
        if (wanted !== null) {
          const card = wanted(g);
          if (!g.s.piles[deck].includes(card)) return;
          lift(g, card);
          shuffleDeck(g, deck);
          g.s.piles[deck].push(card);
          for (const x of list.slice(0, 1)) perform(g, 'draw-cards', x, [deck, 1, -1, 1]);
          return;
        }
        for (const x of list.toReversed()) perform(g, 'draw-cards', x, [deck, times]);
      },
    };
  },

  /** Registers: deck, how many still, event, 1 if it is known which card: nothing stands in place of that. */
  'draw-cards': () => ({
    run(g, f) {
      const { s } = g;
      const who = g.scope.self;
      const [deck, left, ev] = f.r as number[];
      if (f.st === 0 && f.r[3] === 1) {
        f.st = 2;
        return;
      }
      if (f.st === 0) {
        const opened = happen(g, { t: 'draw', who, room: roomOf(g, who), n: left, kind: g.p.decks[deck].id });
        f.r.push(opened);
        f.st = 1;
        instead(g, 'draw.instead', who, opened);
        return;
      }
      if (f.st === 1) {
        if (happening(g, ev).replaced.length > 0) f.r[1] = 0;
        closeHappening(g, ev);
        f.st = 2;
        return;
      }
      const card = left > 0 ? takeTop(g, deck) : -1;
      if (card < 0) {
        if (left > 0) tell(g, 'deck-empty', { who: idOf(g, who), deck: g.p.decks[deck].id });
        done(f);
        return;
      }
      f.r[1] = left - 1;
      s.things.place[card] = OPEN;
      s.drawn[deck]++;
      s.lastDrawn[deck] = card;
      markNew(g, card);
      s.lastDrawnIn[deck] = roomOf(g, who);
      if (who === s.turn.who) {
        s.turn.drawn[deck]++;
        if (law(g, 'move.card-stops')) s.turn.stopped = true;
      }
      tell(g, 'draw', { who: idOf(g, who), deck: g.p.decks[deck].id, card: g.p.cards[card].id }, true);
      if (law(g, `card.${g.p.decks[deck].id}`))
        pushScoped(g, g.p.core.resolve, { self: who, actor: who, owner: HELD + card, ev: -1, vals: {} });
    },
  }),

  /** Carries out the card that the scope belongs to. */
  resolve: () => ({
    run(g, f) {
      const card = holder(g.scope.owner);
      const code = g.p.cards[card];
      const who = g.scope.self;
      switch (f.st) {
        case 0:
          f.st = 1;
          if (code.kept) perform(g, 'hand', who, [card, HELD + who, 0]);
          return;
        case 1:
          // The traitor reads an event, or the Bite, and may decline it before anything is rolled.
          if (
            f.r.length === 0 &&
            isVillain(g, who) &&
            (!code.kept || code.tags.includes('may-be-declined')) &&
            law(g, 'traitor.events')
          ) {
            if (law(g, 'traitor.events-decision')) put(g, f, 'accept-card', seatOf(g, who), true);
            else f.r = [0];
            return;
          }
          f.st = 2;
          if (code.draw >= 0 && f.r[0] !== 0)
            pushScoped(g, code.draw, { self: who, actor: who, owner: HELD + card, ev: -1, vals: {} });
          return;
        case 2: {
          if (g.s.things.place[card] === OPEN) {
            law(g, 'card.event-discarded');
            g.s.things.place[card] = DISCARD + code.deck;
            if (reading(g, 'spentEvent') === 'bury') {
              g.s.things.place[card] = STACK + code.deck;
              g.s.piles[code.deck].unshift(card);
              g.s.known[card] = -1;
            } else g.s.spent[code.deck].push(card);
          }
          const ev = happen(g, { t: 'draw', who, thing: card, kind: g.p.decks[code.deck].id, room: roomOf(g, who) });
          f.r = [ev];
          f.st = 3;
          fire(g, 'draw.after', who, ev);
          return;
        }
        default:
          closeHappening(g, f.r[0] as number);
          done(f);
      }
    },
    options(g, _f, sheet) {
      const card = holder(g.scope.owner);
      sheet.open.push({ verb: 'accept', card }, { verb: 'decline', card });
    },
    take(g, f, taken) {
      f.r = [taken.verb === 'accept' ? 1 : 0];
      if (taken.verb === 'decline') tell(g, 'declined', { who: idOf(g, g.scope.self), card: g.p.cards[taken.card].id });
    },
  }),

  transfer: (raw, c) => {
    const things = c.set(raw.things);
    const to = raw.to === undefined ? null : c.one(raw.to);
    const rooms = raw.rooms === undefined ? null : c.one(raw.rooms);
    const pile = raw.pile === undefined ? '' : String(raw.pile);
    if (!['', 'discard', 'stack', 'box'].includes(pile)) throw new ContentError(c.path, `there is no pile “${pile}”`);
    const theft = raw.theft === true ? 1 : 0;
    const spends = raw.spends === true || (theft === 1 && raw.spends !== false);
    const goal = (g: G, card: number): number => {
      if (to !== null) return to(g) < 0 ? -1 : HELD + to(g);
      if (rooms !== null) return rooms(g);
      if (pile === 'box') return BOX;
      return (pile === 'discard' ? DISCARD : STACK) + g.p.cards[card].deck;
    };
    return {
      run(g, f) {
        const list = things(g).filter((t) => isCard(g, t) || (isToken(g, t) && pile === ''));
        done(f);
        for (const card of list.toReversed()) {
          const place = goal(g, card);
          if (place < 0) continue;
          if (spends && (theft === 0 || rule(g, 'item.received-this-turn')())) g.s.handled.push(card);
          perform(g, 'hand', g.scope.self, [card, place, theft]);
        }
      },
    };
  },

  /** A card changes its place; what comes and goes with its custody is carried out. Registers: card, place, 1 if stolen. */
  hand: () => ({
    run(g, f) {
      const { s } = g;
      const [card, to, theft] = f.r as number[];
      if (isToken(g, card)) {
        handPiece(g, card, to);
        done(f);
        return;
      }
      const code = g.p.cards[card];
      const place = s.things.place[card];
      const custody = (who: number, kind: number, block: number): void => {
        pushScoped(g, block, { self: who, actor: who, owner: HELD + card, ev: -1, vals: { $custody: kind } });
      };
      switch (f.st) {
        case 0:
          f.st = 1;
          f.r.push(isHeld(place) ? holder(place) : -1);
          if (isHeld(place) && place !== to) {
            custody(holder(place), 2, code.lose);
            if (theft === 1) custody(holder(place), 0, code.stolen);
          }
          return;
        case 1: {
          lift(g, card);
          s.things.place[card] = to;
          const self = g.scope.self;
          if (
            inRoom(place) &&
            !s.things.place.some((p, i) => isCard(g, i) && p === place) &&
            law(g, 'drop.pile-removed')
          )
            tell(g, 'pile-gone', { room: g.p.rooms[place].id });
          if (inRoom(to)) s.things.part[card] = roomOf(g, self) === to ? s.things.part[self] : 0;
          if (to >= DISCARD && to < STACK) s.spent[code.deck].push(card);
          if (to >= STACK && to < BOX) {
            s.piles[code.deck].push(card);
            shuffleDeck(g, code.deck);
          }
          tell(g, 'card', {
            card: code.id,
            from: isHeld(place) ? idOf(g, holder(place)) : '',
            to: isHeld(to) ? idOf(g, holder(to)) : '',
            room: inRoom(to) ? g.p.rooms[to].id : '',
            pile: to >= BOX ? 'box' : to >= STACK ? 'stack' : to >= DISCARD ? 'discard' : '',
          });
          f.st = 2;
          if (isHeld(to)) custody(holder(to), 1, code.gain);
          return;
        }
        case 2: {
          const former = f.r[3] as number;
          const ev = happen(g, { t: 'transfer', who: isHeld(to) ? holder(to) : former, by: former, thing: card });
          f.r.push(ev);
          f.st = 3;
          fire(g, 'transfer.after', happening(g, ev).who, ev);
          return;
        }
        default:
          closeHappening(g, f.r[4] as number);
          done(f);
      }
    },
  }),

  pick: (raw, c) => {
    const of = c.set(raw.of);
    const as = String(raw.as);
    return {
      run(g, f) {
        const list = of(g);
        if (list.length > 0) {
          const thing = pickOne(g, list, (x) => carrierId(g, HELD + x));
          name(g, f, as, thing);
          tell(g, 'picked', { thing: thingId(g, thing), about: carrierId(g, g.scope.owner) }, true);
        }
        done(f);
      },
    };
  },

  /** A token from its pool: on the side of a barrier where the character stands, else on the side that is chosen. */
  spawn: (raw, c) => {
    const kind = c.names.token(String(raw.kind));
    const rooms = c.one(raw.rooms);
    const bound = raw.bound === undefined ? null : c.one(raw.bound);
    const pool = (g: G): number =>
      g.s.things.def.findIndex((d, i) => isToken(g, i) && d === kind && g.s.things.place[i] === BOX);
    const set = (g: G, room: number, side: number): void => {
      const token = pool(g);
      g.s.things.place[token] = room;
      g.s.things.part[token] = side;
      g.s.things.bound[token] = bound?.(g) ?? -1;
      tell(g, 'token', { token: g.p.tokens[kind].id, room: g.p.rooms[room].id });
    };
    return {
      run(g, f) {
        const room = rooms(g);
        const { self } = g.scope;
        if (room >= 0 && pool(g) >= 0) {
          const { parts, arrive } = g.p.rooms[room].def;
          if (parts === undefined || !law(g, 'room.barrier.token-side')) set(g, room, 0);
          else if (self >= 0 && roomOf(g, self) === room) set(g, room, g.s.things.part[self]);
          else if (arrive !== undefined || self < 0) set(g, room, arrive ?? 0);
          else {
            put(g, f, 'part', seatOf(g, self));
            return;
          }
        }
        done(f);
      },
      options(g, _f, sheet) {
        const room = rooms(g);
        g.p.rooms[room].def.parts?.forEach((_, part) => {
          sheet.open.push({ verb: 'part', part, room });
        });
      },
      take(g, f, taken) {
        const { room, part } = only(taken, 'part');
        set(g, room, part);
        done(f);
      },
    };
  },

  /** A token from its pool that goes wherever the character goes. */
  accompany: (raw, c) => {
    const kind = c.names.token(String(raw.kind));
    const who = c.one(raw.who);
    return {
      run(g, f) {
        const { def, place } = g.s.things;
        const x = who(g);
        const token = def.findIndex((d, i) => isToken(g, i) && d === kind && place[i] === BOX);
        if (x >= 0 && token >= 0) {
          place[token] = HELD + x;
          tell(g, 'token', { token: g.p.tokens[kind].id, room: g.p.rooms[roomOf(g, x)]?.id ?? '', with: idOf(g, x) });
        }
        done(f);
      },
    };
  },
};
