import { secondEdition } from '@hollow/content';
import type { SeenEvent } from '@hollow/engine';
import type { LogEntry } from '@hollow/protocol';
import { loadText } from '@hollow/text';
import { describe, expect, test } from 'vitest';
import { picturesOf, type ScenePicture } from '../src/stage/queue.ts';
import type { Game } from '../src/state/game.ts';
import { progressOf } from '../src/table/tome/tome.ts';
import { gameHeldBy, type WordsFor, wholeGame } from './whole-games.ts';

/** The law of the stage, in whole games: whatever the page shows during a scene was known before the step, or has been shown in it. */

const text = loadText('en', [secondEdition]);
const scoped = new Map<string, typeof text>();

function during(haunt: string): typeof text {
  const found = scoped.get(haunt) ?? text.during({ haunt });
  scoped.set(haunt, found);
  return found;
}

const wordsFor: WordsFor = (view) => {
  const { tome } = view;
  if (tome === null) return null;
  const lines = [...during(tome.haunt).tome(view), ...text.heard(view)];
  return { haunt: tome.haunt, number: tome.number, pages: {}, labels: {}, tome: lines };
};

interface Moment {
  readonly before: Game;
  readonly picture: ScenePicture;
  /** Events that have been shown, and those of the scene that is on. */
  readonly known: readonly SeenEvent[];
}

const eventsIn = (entries: readonly LogEntry[]): SeenEvent[] =>
  entries.flatMap((entry) => (entry.kind === 'event' ? [entry.event] : []));

function momentsOf(games: readonly Game[]): Moment[] {
  return games.slice(1).flatMap((after, i) => {
    const before = games[i] ?? after;
    const pictures = picturesOf(before, after, { pace: 'steady', hands: true });
    return pictures.flatMap((picture): Moment[] => {
      if (picture.scene === null) return [];
      const shown = picture.game.entries.filter(({ n }) => n > before.n);
      return [{ before, picture, known: [...new Set([...eventsIn(shown), ...eventsIn(picture.scene.items)])] }];
    });
  });
}

/** Rooms that an event names. */
const roomsIn = (event: SeenEvent): unknown[] => [
  'to' in event ? event.to : null,
  'room' in event ? event.room : null,
  event.type === 'sent' ? '' : null,
];

/** A deed that is done, or dice that it asks for. */
const isAbout = (event: SeenEvent, id: string | undefined): boolean =>
  ('behind' in event && event.behind === id) || (event.type === 'offer' && event.rule.endsWith(`/${id}`));

describe('during every scene of a whole game', () => {
  const moments = momentsOf(gameHeldBy(wholeGame(6), 0, wordsFor));

  test('nobody stands in a room to which they have not been seen to go: neither in the header nor on the small map', () => {
    for (const { before, picture, known } of moments) {
      const { explorers = [], tokens = [] } = before.view?.position ?? {};
      const were = new Set([...explorers, ...tokens].map(({ id, room }) => `${id} ${room}`));
      const rooms = new Set(known.flatMap(roomsIn));
      const now = picture.game.view?.position;
      const gone = [...(now?.explorers ?? []), ...(now?.tokens ?? [])].filter(
        ({ id, room }) => !were.has(`${id} ${room}`),
      );
      expect(gone.filter(({ room }) => !rooms.has(room)).map(({ id }) => id)).toEqual([]);
    }
  });

  test('whatever is not told by what happens is as it was before', () => {
    for (const { before, picture } of moments) {
      const { position: _, decisions, standing, ...rest } = picture.game.view ?? { position: null };
      const { position: _before, decisions: _asked, standing: _offers, ...was } = before.view ?? { position: null };
      expect(rest).toEqual(was);
      expect([decisions, standing]).toEqual([[], []]);
    }
  });

  test('the book stays closed until the haunt is shown', () => {
    const opened = moments.filter(({ before, picture }) => before.words === null && picture.game.words !== null);
    expect(opened.length).toBeGreaterThan(0);
    for (const { known } of opened) expect(known.some(({ type }) => type === 'haunt')).toBe(true);
  });

  test('nothing counted in the book rises, and no line of it changes', () => {
    const reading = moments.filter(({ before }) => before.words !== null);
    expect(reading.length).toBeGreaterThan(0);
    for (const { before, picture } of reading) {
      const [was, now] = [before.words?.tome ?? [], picture.game.words?.tome ?? []];
      expect(progressOf(now)).toEqual(progressOf(was));
      expect(now.slice(0, was.length).map((line) => line.text)).toEqual(was.map((line) => line.text));
    }
  });

  test('the book tells of a deed of another page with the scene in which it is done', () => {
    const told = moments.flatMap(({ before, picture, known }) => {
      const were = before.words?.tome.map(({ id }) => id) ?? [];
      const used = picture.game.words?.tome.filter(({ kind, id }) => kind === 'used' && !were.includes(id)) ?? [];
      return used.map(({ id }) => ({ id, known }));
    });
    expect(told.length).toBeGreaterThan(0);
    for (const { id, known } of told)
      expect(
        known.some((event) => isAbout(event, id)),
        id,
      ).toBe(true);
  });
});
