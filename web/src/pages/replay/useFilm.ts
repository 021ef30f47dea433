import type { ReplayFrame } from '@hollow/protocol';
import { useEffect, useState } from 'react';
import { ApiError, api } from '../../net/api.ts';
import { Film } from './film.ts';

export interface Loaded {
  readonly film: Film | null;
  readonly failed: string | null;
}

/** The whole record, in as many calls as it takes. */
async function load(game: string, viewer: number | 'all' | 'public', lang: string): Promise<Film> {
  const first = await api.replay(game, viewer, lang, 1);
  const frames: ReplayFrame[] = [...first.frames];
  while (frames.length > 0 && frames.length < first.rows) {
    const { frames: more } = await api.replay(game, viewer, lang, frames.length + 1);
    if (more.length === 0) break;
    frames.push(...more);
  }
  return new Film(first.held, frames);
}

export function useFilm(game: string, viewer: number | 'all' | 'public', lang: string): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ film: null, failed: null });
  useEffect(() => {
    let wanted = true;
    const show = (next: Loaded): void => {
      if (wanted) setLoaded(next);
    };
    load(game, viewer, lang).then(
      (film) => show({ film, failed: null }),
      (error: unknown) => show({ film: null, failed: error instanceof ApiError ? error.code : 'internal' }),
    );
    return () => {
      wanted = false;
    };
  }, [game, viewer, lang]);
  return loaded;
}
