import { only } from '../../../core/choice.ts';
import { cardCode, placeOf, rowOf } from '../../../core/tables.ts';
import { num, oneRoom, oneThing, oneWho, optional } from '../../../define/field.ts';
import { write } from '../../../define/make.ts';
import { defineOp, type Near } from '../../../define/operation.ts';
import { bits, listOf, maybe, quantity } from '../../../define/register.ts';
import type { Num, OneRoom, OneThing, OneWho } from '../../../language/ex.ts';
import type { StartHauntOp } from '../../../language/words.generated.ts';
import { isDead, isExplorer, roundFrom, seatOf } from '../../../machine/characters.ts';
import { idOf, tell } from '../../../machine/log.ts';
import { putToAll } from '../../../machine/machine.ts';
import { type Cell, layInPlace, leadTo, numberAt } from '../../../play/find-haunt.ts';
import { enterHaunt, livingOrNext, traitorOf } from '../../../play/haunt.ts';
import { settle, voters } from '../../../play/vote.ts';
import { HELD } from '../../../state/state.ts';
import { handWord } from '../cards/hand.ts';
import { changeOmen } from './_change-omen.ts';

/** The search for a haunt, and for who takes the traitor's part. */
const registers = {
  number: quantity,
  revealer: maybe('explorer'),
  room: maybe('room'),
  omen: maybe('card'),
  haunt: maybe('haunt'),
  traitor: maybe('explorer'),
  /** Who would take the traitor's part, in the order in which they were asked. */
  offers: bits,
  votes: listOf('explorer'),
};
type Search = Near<typeof registers>;

const cellOf = ({ r }: Search): Cell => ({ omen: r.omen, room: r.room });

/** Those who may take the part of the one the haunt has chosen, from the left. */
const others = ({ g, r }: Search): number[] =>
  roundFrom(g, r.traitor).filter((who) => who !== r.traitor && !isDead(g, who));

const willing = (x: Search): number[] => others(x).filter((_, i) => x.r.offers[i] === 1);

/** The volunteer takes the traitor's part, the place of the chosen one, and the card that began the haunt. */
function takePart({ g, r }: Search, volunteer: number): void {
  const chosen = r.traitor;
  const { place, part } = g.s.things;
  r.traitor = volunteer;
  tell(g, 'takes-part', { who: idOf(g, volunteer), from: idOf(g, chosen) }, true);
  if (!g.law['reluctant-traitor.swap']()) return;
  [place[chosen], place[volunteer]] = [rowOf(place, volunteer), rowOf(place, chosen)];
  [part[chosen], part[volunteer]] = [rowOf(part, volunteer), rowOf(part, chosen)];
  for (const who of [chosen, volunteer])
    tell(g, 'placed', { who: idOf(g, who), from: '', to: g.p.rooms[placeOf(g, who)]?.id ?? '' });
  if (r.omen >= 0) handWord.perform(g, volunteer, { thing: r.omen, to: HELD + volunteer });
}

export const startHauntWord = defineOp({
  op: 'startHaunt',
  means:
    'The haunt of that number begins; where it cannot be played, the one of the nearest omen room for the same omen or, where a scenario chooses, of the next omen.',
  example: { number: 1, who: { x: 'self' } },
  fields: { number: num, who: oneWho, omen: optional(oneThing), room: optional(oneRoom) },
  registers,
  stages: {
    begin: {
      passing: true,
      run(x) {
        const { g, a, r } = x;
        const by = a.who(g);
        r.number = a.number(g);
        r.revealer = livingOrNext(
          g,
          g.law['haunt-roll.revealer'](by, () => rowOf(roundFrom(g, by), 0)),
        );
        r.room = a.room?.(g) ?? -1;
        r.omen = a.omen?.(g) ?? -1;
        x.to('search');
      },
    },
    /** One step nearer to a haunt that can be played. */
    search: {
      holds: ['number', 'revealer', 'room', 'omen'],
      run(x) {
        const { g, r } = x;
        const before = cellOf(x);
        const lead = leadTo(g, r.number, before);
        if ('haunt' in lead) {
          r.haunt = lead.haunt;
          if (lead.omen !== undefined) {
            r.omen = lead.omen;
            tell(g, 'omen-counts', { card: cardCode(g, lead.omen).id }, true);
          }
          x.to('name');
        } else if ('rooms' in lead) x.ask('omen-room', seatOf(g, r.revealer));
        else if ('tile' in lead) {
          r.room = lead.tile;
          r.number = numberAt(g, cellOf(x));
          layInPlace(g, lead.tile, before.room);
        } else {
          r.omen = lead.omen;
          r.number = numberAt(g, cellOf(x));
          changeOmen(g, before.omen, lead.omen, r.revealer);
        }
      },
      options(x, sheet) {
        const lead = leadTo(x.g, x.r.number, cellOf(x));
        if ('rooms' in lead) for (const room of lead.rooms) sheet.open.push({ verb: 'room', room });
      },
      take(x, taken) {
        x.r.room = only(taken, 'room').room;
        x.r.number = numberAt(x.g, cellOf(x));
      },
    },
    /** Who turns traitor by the list; where the table lets them decline, they are asked. */
    name: {
      passing: true,
      run(x) {
        const { g, r } = x;
        g.s.revealer = r.revealer;
        const haunt = g.p.haunts[r.haunt];
        r.traitor = traitorOf(g, haunt?.traitor ?? null);
        const mayDecline = g.law['reluctant-traitor.asked']() && haunt?.playable && !g.s.stopAtHaunt;
        const isAsked = mayDecline && isExplorer(g, r.traitor) && g.law['reluctant-traitor.volunteer']();
        x.to(isAsked ? 'willing' : 'found');
      },
    },
    willing: {
      holds: ['number', 'revealer', 'room', 'omen', 'haunt', 'traitor'],
      run: (x) => x.ask('traitor-part', seatOf(x.g, x.r.traitor)),
      options(_x, sheet) {
        sheet.open.push({ verb: 'willing' }, { verb: 'unwilling' });
      },
      take(x, taken) {
        x.to(taken.verb === 'willing' ? 'found' : 'volunteers');
        if (taken.verb === 'unwilling') tell(x.g, 'unwilling', { who: idOf(x.g, x.r.traitor) }, true);
      },
    },
    volunteers: {
      holds: ['number', 'revealer', 'room', 'omen', 'haunt', 'traitor', 'offers'],
      run(x) {
        const asked = others(x);
        if (asked.length === 0) x.to('found');
        else
          putToAll(
            x.g,
            'volunteer',
            asked.map((who) => seatOf(x.g, who)),
            asked,
          );
      },
      options(_x, sheet) {
        sheet.open.push({ verb: 'willing' }, { verb: 'unwilling' });
      },
      take(x, taken) {
        x.r.offers = [...x.r.offers, taken.verb === 'willing' ? 1 : 0];
        if (x.r.offers.length === others(x).length) x.to('count');
      },
    },
    /** Nobody, one or several would: without a volunteer the chosen one stays the traitor. */
    count: {
      passing: true,
      run(x) {
        const { g } = x;
        const offered = willing(x);
        tell(g, 'volunteers', { who: offered.map((who) => idOf(g, who)) }, true);
        const found = offered.length === 0 ? g.law['reluctant-traitor.no-volunteer'](others(x)) : offered;
        const [first] = found;
        if (first === undefined) x.to('found');
        else if (found.length > 1 && g.law['unclear.vote']()) {
          x.to('vote');
          putToAll(g, 'vote', voters(g));
        } else {
          x.to('found');
          takePart(x, first);
        }
      },
    },
    /** Which of several it is no rule decides. */
    vote: {
      holds: ['number', 'revealer', 'room', 'omen', 'haunt', 'traitor', 'offers', 'votes'],
      run(x) {
        const { g, r } = x;
        const { winner, how } = settle(g, willing(x), voters(g), r.votes);
        tell(g, 'voted', { who: idOf(g, winner), how }, true);
        x.to('found');
        takePart(x, winner);
      },
      options(x, sheet) {
        for (const who of willing(x)) sheet.open.push({ verb: 'who', who });
      },
      take(x, taken) {
        x.r.votes = [...x.r.votes, only(taken, 'who').who];
      },
    },
    found: {
      holds: ['number', 'revealer', 'room', 'omen', 'haunt', 'traitor', 'offers', 'votes'],
      run(x) {
        const { haunt, number, room, traitor } = x.r;
        const found = { haunt, number, room, traitor };
        x.done();
        enterHaunt(x.g, found);
      },
    },
  },
});

export interface StartHauntOptions {
  readonly who?: OneWho;
  readonly omen?: OneThing;
  readonly room?: OneRoom;
}
export const startHaunt = (number: Num, options: StartHauntOptions = {}): StartHauntOp =>
  write<StartHauntOp>({ op: 'startHaunt', number, who: { x: 'self' }, ...options });
