import type { OpTable } from '../define/op-table.ts';
import { isDead, isExplorer, roundFrom, seatOf } from '../machine/characters.ts';
import { only } from '../machine/choice.ts';
import type { G, SetFn } from '../machine/context.ts';
import { law, reading } from '../machine/law.ts';
import { idOf, tell } from '../machine/log.ts';
import { done, perform, put, putToAll } from '../machine/machine.ts';
import { type Frame, HELD } from '../state/state.ts';
import { type Cell, changeOmen, layInPlace, leadTo, numberAt } from './find-haunt.ts';
import { beginHaunt } from './haunt.ts';
import { settle, voters } from './vote.ts';

/** The explorer or, where a table lets people die before the haunt, the next who lives on the left. */
const living = (g: G, who: number): number =>
  who < 0 || !isDead(g, who) ? who : (roundFrom(g, who).find((x) => !isDead(g, x)) ?? who);

/** Who turns traitor by the list of haunts; not always the one who revealed it. */
function traitorOf(g: G, rule: SetFn | null): number {
  const listed = (law(g, 'reveal.traitor-list') ? rule?.(g)[0] : undefined) ?? -1;
  const chosen = living(g, listed);
  if (chosen < 0 || chosen === g.s.revealer) return chosen;
  return law(g, 'reveal.traitor-not-always-revealer') ? chosen : g.s.revealer;
}

/** Registers of the search for a haunt and for who takes the traitor's part. */
const NUMBER = 0;
const REVEALER = 1;
const ROOM = 2;
const OMEN = 3;
const HAUNT = 4;
const TRAITOR = 5;
const ANSWERS = 6;

/** Stages: a haunt is looked for; the chosen one is asked, then all others; of several volunteers the table takes one; it begins. */
const SEARCH = 1;
const NAME = 2;
const ASK = 3;
const VOLUNTEERS = 4;
const COUNT = 5;
const VOTE = 6;
const SETTLE = 7;
const BEGIN = 8;

const at = (f: Frame, register: number): number => f.r[register] as number;
const cellOf = (f: Frame): Cell => ({ omen: at(f, OMEN), room: at(f, ROOM) });

/** One step nearer to a haunt that can be played. */
function search(g: G, f: Frame): void {
  const lead = leadTo(g, at(f, NUMBER), cellOf(f));
  if ('haunt' in lead) {
    f.r[HAUNT] = lead.haunt;
    f.st = NAME;
    return;
  }
  if ('rooms' in lead) {
    put(g, f, 'omen-room', seatOf(g, at(f, REVEALER)));
    return;
  }
  const before = cellOf(f);
  if ('tile' in lead) f.r[ROOM] = lead.tile;
  else f.r[OMEN] = lead.omen;
  f.r[NUMBER] = numberAt(g, cellOf(f));
  if ('tile' in lead) layInPlace(g, lead.tile, before.room);
  else changeOmen(g, before.omen, lead.omen, at(f, REVEALER));
}

/** Those who may take the part of the one the haunt has chosen, from the left. */
const others = (g: G, traitor: number): number[] =>
  roundFrom(g, traitor).filter((who) => who !== traitor && !isDead(g, who));

const willing = (g: G, f: Frame): number[] => {
  const answers = f.r[ANSWERS] as number[];
  return others(g, at(f, TRAITOR)).filter((_, i) => answers[i] === 1);
};

/** The volunteer takes the traitor's part, the place of the chosen one, and the card that began the haunt. */
function takePart(g: G, f: Frame, volunteer: number): void {
  const chosen = at(f, TRAITOR);
  const { place, part } = g.s.things;
  f.r[TRAITOR] = volunteer;
  f.st = BEGIN;
  tell(g, 'takes-part', { who: idOf(g, volunteer), from: idOf(g, chosen) }, true);
  if (!law(g, 'reluctant-traitor.swap')) return;
  [place[chosen], place[volunteer]] = [place[volunteer], place[chosen]];
  [part[chosen], part[volunteer]] = [part[volunteer], part[chosen]];
  for (const who of [chosen, volunteer])
    tell(g, 'placed', { who: idOf(g, who), from: '', to: g.p.rooms[place[who]]?.id ?? '' });
  const omen = at(f, OMEN);
  if (omen >= 0) perform(g, 'hand', volunteer, [omen, HELD + volunteer, 0]);
}

/** Nobody, one or several would: without a volunteer the chosen one stays the traitor. */
function count(g: G, f: Frame): void {
  const found = willing(g, f);
  tell(g, 'volunteers', { who: found.map((who) => idOf(g, who)) }, true);
  if (found.length === 0 && !law(g, 'reluctant-traitor.no-volunteer')) found.push(others(g, at(f, TRAITOR))[0]);
  if (found.length === 0) f.st = BEGIN;
  else if (found.length === 1 || !law(g, 'unclear.vote')) takePart(g, f, found[0]);
  else {
    // Which of several it is no rule decides.
    f.r.push([]);
    f.st = VOTE;
    putToAll(g, 'vote', voters(g));
  }
}

function settleVote(g: G, f: Frame): void {
  const { winner, how } = settle(g, willing(g, f), voters(g), f.r[ANSWERS + 1] as number[]);
  tell(g, 'voted', { who: idOf(g, winner), how }, true);
  takePart(g, f, winner);
}

/** Collects the answers of several. True when the last of them is in. */
function collect(f: Frame, register: number, value: number, wanted: number): boolean {
  const list = f.r[register] as number[];
  list.push(value);
  return list.length === wanted;
}

/** The haunt begins at once, with the traitor of the list and the first haunt that can be found: for scripts. */
export function beginAtOnce(g: G, number: number, revealer: number, room: number): void {
  const lead = leadTo(g, number, { omen: -1, room });
  const haunt = 'haunt' in lead ? lead.haunt : -1;
  g.s.revealer = revealer;
  beginHaunt(g, { haunt, number, room, traitor: traitorOf(g, g.p.haunts[haunt]?.traitor ?? null) });
}

/** From the omen to the haunt: which one it is and who turns traitor. */
export const REVEAL: OpTable = {
  startHaunt: (raw, c) => {
    const number = c.num(raw.number);
    const who = c.one(raw.who);
    const omen = raw.omen === undefined ? null : c.one(raw.omen);
    const room = raw.room === undefined ? null : c.one(raw.room);
    return {
      run(g, f) {
        switch (f.st) {
          case 0: {
            const revealer = living(g, law(g, 'haunt-roll.revealer') ? who(g) : roundFrom(g, who(g))[0]);
            f.r = [number(g), revealer, room?.(g) ?? -1, omen?.(g) ?? -1, -1, -1];
            f.st = SEARCH;
            return;
          }
          case SEARCH:
            search(g, f);
            return;
          case NAME: {
            g.s.revealer = at(f, REVEALER);
            const haunt = g.p.haunts[at(f, HAUNT)];
            f.r[TRAITOR] = traitorOf(g, haunt?.traitor ?? null);
            const asked = reading(g, 'reluctantTraitor') === 'volunteerSwap' && haunt?.playable && !g.s.stopAtHaunt;
            f.st = asked && isExplorer(g, at(f, TRAITOR)) && law(g, 'reluctant-traitor.volunteer') ? ASK : BEGIN;
            return;
          }
          case ASK:
            put(g, f, 'traitor-part', seatOf(g, at(f, TRAITOR)));
            return;
          case VOLUNTEERS: {
            const asked = others(g, at(f, TRAITOR));
            f.r.push([]);
            if (asked.length === 0) {
              f.st = BEGIN;
              return;
            }
            putToAll(
              g,
              'volunteer',
              asked.map((x) => seatOf(g, x)),
              asked,
            );
            return;
          }
          case COUNT:
            count(g, f);
            return;
          case SETTLE:
            settleVote(g, f);
            return;
          default: {
            const [found, , place, , haunt, traitor] = f.r as number[];
            done(f);
            beginHaunt(g, { haunt, number: found, room: place, traitor });
          }
        }
      },
      options(g, f, sheet) {
        if (f.st === SEARCH) {
          const lead = leadTo(g, at(f, NUMBER), cellOf(f));
          if ('rooms' in lead) for (const r of lead.rooms) sheet.open.push({ verb: 'room', room: r });
        } else if (f.st === VOTE) for (const x of willing(g, f)) sheet.open.push({ verb: 'who', who: x });
        else sheet.open.push({ verb: 'willing' }, { verb: 'unwilling' });
      },
      take(g, f, taken) {
        if (f.st === SEARCH) {
          f.r[ROOM] = only(taken, 'room').room;
          f.r[NUMBER] = numberAt(g, cellOf(f));
        } else if (f.st === ASK) {
          f.st = taken.verb === 'willing' ? BEGIN : VOLUNTEERS;
          if (taken.verb === 'unwilling') tell(g, 'unwilling', { who: idOf(g, at(f, TRAITOR)) }, true);
        } else if (f.st === VOTE) {
          if (collect(f, ANSWERS + 1, only(taken, 'who').who, voters(g).length)) f.st = SETTLE;
        } else if (collect(f, ANSWERS, taken.verb === 'willing' ? 1 : 0, others(g, at(f, TRAITOR)).length))
          f.st = COUNT;
      },
    };
  },
};
