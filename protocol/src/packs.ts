import type { Pack } from '@hollow/engine';
import type { HouseWords } from '@hollow/text';
import * as z from 'zod';

/** Which packs a server offers, which a table plays, and what a client is told of them; docs/PROTOCOL.md lists the calls. */

/** The id of a pack and the name with hash under which it is kept: `the-long-dark@0123456789abcd`. */
export const PackHash = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*@[0-9a-f]{14}$/);

/** A pack that a table plays: the edition first, then what adds to it. */
export interface PackName {
  readonly id: string;
  readonly hash: string;
}

/** What everybody is told of a pack before they sit down. */
export interface PackNotice extends PackName {
  /** As the pack says; null where it says nothing. */
  readonly version: string | null;
  readonly authors: readonly string[];
  readonly license: string | null;
  readonly kind: 'edition' | 'expansion';
  /** The pack that an expansion says it extends; null for an edition, and for what adds to any. */
  readonly extends: string | null;
  readonly counts: {
    readonly explorers: number;
    readonly rooms: number;
    readonly cards: number;
    readonly tokens: number;
    readonly haunts: number;
  };
  /** How many may sit at a table, and by how many they are how many explorers each of them brings; null for an expansion. */
  readonly players: {
    readonly min: number;
    readonly max: number;
    /** Not told by a server of 0.2.0, whose answers a browser may have kept. */
    readonly each?: Readonly<Record<string, number>>;
  } | null;
}

/** GET /api/packs?lang=: a pack that a table on this server may be made with. */
export interface PackOffer extends PackNotice {
  /** Brought by whoever runs the server; the others come with the game. */
  readonly own: boolean;
  readonly name: string;
  /** What it brings, in a sentence; empty where it does not say. */
  readonly about: string;
  /** Languages that it has words in; in all others it speaks English. */
  readonly languages: readonly string[];
}

/** What may be known of a haunt before it begins. Numbers are for people; a haunt is named `pack/id`. */
export interface HauntNotice {
  /** `pack/id`. */
  readonly haunt: string;
  readonly number: number;
  /** It has rules and can come; the others only have a line in the chart. */
  readonly playable: boolean;
}

/** A scenario to begin with, and the haunts that it can lead to; by which omen is not told. */
export interface ScenarioNotice {
  readonly id: string;
  /** In rising order; those that have no rules yet are among them. */
  readonly haunts: readonly number[];
}

/** GET /api/packs/:hash: the house of a pack. It never changes and may be kept for ever. */
export interface PackHouse extends PackNotice {
  /** The pack without its haunts, chart, loose effects and words. */
  readonly pack: Pack;
  readonly haunts: readonly HauntNotice[];
  /** Where it has any: which haunts each of them can lead to, by number. */
  readonly scenarios?: readonly ScenarioNotice[];
}

/** GET /api/packs/:hash/words/:lang: names, rules and flavour of rooms, cards, tokens and explorers; nothing of haunts. */
export interface PackWords {
  readonly hash: string;
  readonly lang: string;
  readonly name: string;
  readonly about: string;
  /** How many things this language has no words for: they are said in English. */
  readonly english: number;
  /** To be put to the words of the interface: `joinWords` of `@hollow/text/browser`. */
  readonly words: HouseWords['words'];
}
