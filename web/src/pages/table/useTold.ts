import { useEffect, useRef } from 'react';
import { announce } from '../../app/announce.tsx';
import { usePrefs } from '../../app/prefs.ts';
import { cueFor, play } from '../../app/sound.ts';
import type { Game } from '../../state/game.ts';
import { logLines } from '../../state/log.ts';
import { isEvent, openDecision } from '../../state/seen.ts';
import { useText } from '../../words/Words.tsx';

/** So much is said at once; more would never end. */
const MOST = 6;

/** Tells every change to those who listen, and gives the sounds to those who want them. */
export function useTold(game: Game): void {
  const text = useText();
  const { sound } = usePrefs();
  const { entries, n, view } = game;
  const last = useRef(n);
  useEffect(() => {
    const fresh = entries.filter((entry) => entry.n > last.current);
    last.current = n;
    if (fresh.length === 0) return;
    const lines = logLines(fresh, text).map(({ speaker, text: line }) =>
      speaker === null ? line : `${speaker}: ${line}`,
    );
    if (lines.length > 0) announce(lines.slice(-MOST).join(' '));
    if (!sound) return;
    const cue = fresh
      .filter(isEvent)
      .map(({ event }) => cueFor(event.type))
      .findLast((found) => found !== null);
    if (cue !== undefined && cue !== null) play(cue);
  }, [entries, n, text, sound]);
  const asked = openDecision(view);
  const id = asked?.id ?? null;
  const prompt = asked === null ? '' : text.prompt(asked);
  useEffect(() => {
    if (id !== null && prompt !== '') announce(prompt);
  }, [id, prompt]);
}
