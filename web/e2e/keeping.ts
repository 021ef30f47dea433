import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadHouseWords } from '@hollow/text';
import type { Page } from '@playwright/test';

/** Where words that are not for somebody could lie on their device, and the words to look for. */

const HAUNTS = fileURLToPath(new URL('../../text/en/second-edition/haunts/', import.meta.url));

/** All that comes to a page from now on: the text of every answer and every message of a socket. */
export function trafficOf(page: Page): string[] {
  const got: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => got.push(String(payload))));
  page.on('response', (response) => {
    response.text().then(
      (body) => got.push(body),
      () => {},
    );
  });
  return got;
}

/** What a page shows, stores and keeps in caches. */
export const keptBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const found = await cache.match(request);
        if (/json|text|javascript/.test(found?.headers.get('content-type') ?? ''))
          cached.push((await found?.text()) ?? '');
      }
    }
    return [
      document.documentElement.outerHTML,
      JSON.stringify(Object.entries(localStorage)),
      JSON.stringify(Object.entries(sessionStorage)),
      ...cached,
    ].join('\n');
  });

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

const pageOf = (haunt: string, side: string): Readonly<Record<string, Json>> =>
  JSON.parse(readFileSync(join(HAUNTS, haunt, `${side}.json`), 'utf8'));

const sentencesOf = (value: Json): string[] =>
  typeof value === 'string'
    ? value.includes('{') || value.length < 12
      ? []
      : [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(sentencesOf)
      : [];

/** Haunts that have pages of their own for the sides. */
export const HAUNTS_WITH_PAGES = readdirSync(HAUNTS, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

/** What every page is sent: short words of a haunt may stand in it too. */
const HOUSE = sentencesOf(JSON.parse(JSON.stringify(loadHouseWords('en', ['second-edition']))) as Json).join('\n');

/** Every sentence of a side's page, however short, that stands neither on another nor in the words of the house, and its actions as they are named in options and events. */
export function secretsOf(haunt: string, side: string): string[] {
  const others = readdirSync(join(HAUNTS, haunt))
    .map((name) => name.replace('.json', ''))
    .filter((name) => name !== side)
    .map((name) => pageOf(haunt, name));
  const told = [HOUSE, ...others.flatMap(sentencesOf)].join('\n');
  const page = pageOf(haunt, side);
  const known = others.flatMap(({ actions = {} }) => Object.keys(actions as object));
  const actions = Object.keys((page.actions ?? {}) as object).filter((id) => !known.includes(id));
  return [
    ...sentencesOf(page).filter((sentence) => !told.includes(sentence)),
    ...actions.map((id) => `haunts/${haunt}/${id}`),
  ];
}

/** Those of them that are there, as they are or as JSON writes them. */
export const foundIn = (secrets: readonly string[], kept: string): string[] =>
  secrets.filter((secret) => kept.includes(secret) || kept.includes(JSON.stringify(secret).slice(1, -1)));

/** The haunt of a game, and what the other side did in it before the eyes of a seat: the names and labels of those deeds are no secret any more. */
export async function doneInSight(
  page: Page,
  game: string,
  seat: number,
): Promise<{ readonly haunt: string; readonly told: readonly string[] }> {
  const address = new URL(`/api/games/${game}/view?viewer=${seat}`, page.url()).href;
  const { view } = (await (await page.request.get(address)).json()) as {
    readonly view: {
      readonly position: { readonly haunt: string };
      readonly tome: { readonly usedByOthers: readonly string[] };
    };
  };
  const { haunt } = view.position;
  const labels = readdirSync(join(HAUNTS, haunt)).flatMap((name) =>
    Object.entries((pageOf(haunt, name.replace('.json', '')).actions ?? {}) as Readonly<Record<string, string>>),
  );
  return {
    haunt,
    told: view.tome.usedByOthers.flatMap((deed) => [
      `haunts/${haunt}/${deed}`,
      ...labels.flatMap(([id, label]) => (id === deed ? label : [])),
    ]),
  };
}
