import type { CardCode, ExplorerCode, RoomCode } from '../core/context.ts';
import { rowOf } from '../core/tables.ts';
import { ContentError } from '../define/names.ts';
import { bears, CARD_TAGS, ROOM_TAGS } from '../language/tags.ts';
import { type CardDef, type EditionDef, type ExplorerDef, type RoomDef, SIDES } from '../language/types.ts';
import { nearestWord } from '../shapes/nearest.ts';
import type { Compiler } from './compiler.ts';
import type { Shelf } from './library.ts';
import { compileLinks, stairsOf } from './links.ts';
import { checkRulings } from './rulings.ts';

const bySide = (sides: readonly string[] | undefined): boolean[] => SIDES.map((side) => sides?.includes(side) ?? false);

/** A slip in a tag that rules go by would silently make another thing of it. */
function checkTags(
  path: string,
  tags: readonly string[] | undefined,
  known: readonly string[],
  others: readonly string[],
): void {
  for (const tag of tags ?? []) {
    if (known.includes(tag)) continue;
    if (others.includes(tag)) throw new ContentError(path, `the tag “${tag}” means nothing here`);
    const near = nearestWord(tag, known);
    if (near !== null) throw new ContentError(path, `the tag “${tag}” means nothing to the rules; “${near}” does`);
  }
}

/** Rooms through which no errand leads. */
const isAvoided = ({ tags }: RoomDef): boolean => bears(tags, 'asks-for-a-roll') || bears(tags, 'one-way');

export function compileRoom(c: Compiler, def: RoomDef, i: number, all: Shelf<RoomDef>): RoomCode {
  const setting = c.at(`rooms/${def.id}`, rowOf(all.from, i), c.declare(def.vars, 'carrier'));
  const names = c.names(setting);
  checkRulings(setting.path, def);
  checkTags(`${setting.path}/tags`, def.tags, ROOM_TAGS, CARD_TAGS);
  c.addRules(def.rules, 'room', i, setting);
  return {
    def,
    id: def.id,
    floors: def.floors.reduce((bits, floor) => bits | (1 << names.floor(floor)), 0),
    doors: bySide(def.doors),
    windows: bySide(def.windows),
    deck: def.symbol === undefined ? -1 : names.symbol(def.symbol),
    draws: def.draws ?? 1,
    partOf:
      def.parts === undefined
        ? null
        : SIDES.map((side) => Math.max(0, def.parts?.findIndex((part) => part.includes(side)) ?? 0)),
    links: stairsOf(c, def, i, all),
    ties: compileLinks(c, def, i, setting),
    tile: def.start?.tile ?? def.id,
    tags: def.tags ?? [],
    avoided: isAvoided(def),
    start: def.start !== undefined,
  };
}

export function compileCard(c: Compiler, def: CardDef, i: number, edition: EditionDef, pack: number): CardCode {
  const setting = c.at(`cards/${def.id}`, pack, c.declare(def.vars, 'carrier'));
  const names = c.names(setting);
  const block = (raw: unknown, part: string): number => c.block(raw, { ...setting, path: `${setting.path}/${part}` });
  checkRulings(setting.path, def);
  checkTags(`${setting.path}/tags`, def.tags, CARD_TAGS, ROOM_TAGS);
  c.addRules(def.rules, 'card', i, setting);
  const deck = names.deck(def.deck);
  const { items, kept } = rowOf(edition.decks, deck);
  const damage = def.weapon?.damage;
  if (damage !== undefined && !names.damageKinds.includes(damage))
    throw new ContentError(`${setting.path}/weapon`, `unknown kind of damage “${damage}”`);
  const item = items && !bears(def.tags, 'not-an-item');
  return {
    def,
    id: def.id,
    deck,
    item,
    itemRule: `item.${def.deck}`,
    kept: def.kept ?? kept,
    trade: def.can?.trade ?? item,
    drop: def.can?.drop ?? item,
    steal: def.can?.steal ?? item,
    bound: def.can?.cites ?? (item ? 'trade.untradable' : 'item.not-items'),
    draw: block(def.draw, 'draw'),
    gain: block(def.gain, 'gain'),
    lose: block(def.lose, 'lose'),
    stolen: block(def.stolen, 'stolen'),
    weapon:
      def.weapon === undefined
        ? null
        : { def: def.weapon, trait: names.trait(def.weapon.trait), cost: block(def.weapon.cost, 'weapon') },
    tags: def.tags ?? [],
  };
}

export function compileExplorer(def: ExplorerDef, edition: EditionDef): ExplorerCode {
  const tracks = edition.traits.map((t) => {
    const track = def.tracks[t];
    if (track === undefined) throw new ContentError(`explorers/${def.id}`, `no track for ${t}`);
    if (track.start < 0 || track.start >= track.values.length)
      throw new ContentError(`explorers/${def.id}`, `the start of ${t} lies off its track`);
    return track;
  });
  return { def, id: def.id, tracks: tracks.map(({ values }) => values), start: tracks.map(({ start }) => start) };
}
