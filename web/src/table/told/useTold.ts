import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { linesAfter, logLines, Teller } from '../../log/log.ts';
import { isEvent, ownDecision } from '../../log/seen.ts';
import { breathOf } from '../../log/telling.ts';
import { usePrefs } from '../../prefs/usePrefs.ts';
import type { Game } from '../../state/game.ts';
import { announce } from '../../ui/announce.tsx';
import { cueFor, play } from '../../ui/browser/sound.ts';
import { useText } from '../../words/Words.tsx';
import { useNaming } from '../seat/useNaming.ts';

/** What happens is told when nothing has followed it for so long, and at the latest after so long, in milliseconds. */
const PAUSE = 700;
const LONGEST = 3000;

/** Tells every change to those who listen, once and in one breath with what comes along with it, and gives the sounds to those who want them. */
export function useTold(game: Game): void {
  const text = useText();
  const naming = useNaming();
  const teller = useMemo(() => new Teller(text, naming), [text, naming]);
  const { sound, volume } = usePrefs();
  const { entries, n, view, early, beat } = game;
  const asked = ownDecision(view);
  const id = asked?.id ?? null;
  const told = useRef({ n, asked: null as number | null, since: 0 });
  const heard = useRef(n);
  /** What was said while scenes were still to be shown, and told at once. */
  const said = useRef<ReadonlySet<number>>(new Set());

  const tell = useEffectEvent(() => {
    const last = told.current;
    told.current = { n, asked: id, since: 0 };
    const fresh = linesAfter(teller.lines(entries), last.n).filter((line) => !said.current.has(line.n));
    // Of a line that has grown since it was told, only what is new.
    const unheard = fresh.map((line) =>
      line.first <= last.n && line.added !== undefined ? { ...line, text: line.added } : line,
    );
    const lines = breathOf(unheard, text);
    const prompt = asked === null || id === last.asked ? '' : text.prompt(asked);
    const whole = [...lines, prompt].filter((line) => line !== '').join(' ');
    if (whole !== '') announce(whole);
  });
  const tellEarly = useEffectEvent(() => {
    const fresh = early.filter((entry) => !said.current.has(entry.n));
    if (fresh.length === 0) return;
    said.current = new Set([...said.current, ...fresh.map((entry) => entry.n)]);
    announce(breathOf(logLines(fresh, text, naming), text).join(' '));
  });
  useEffect(() => {
    if (early.length > 0) tellEarly();
  }, [early]);
  useEffect(() => {
    if (n === told.current.n && id === told.current.asked) return;
    const now = performance.now();
    if (told.current.since === 0) told.current = { ...told.current, since: now };
    const timer = setTimeout(tell, Math.max(0, Math.min(PAUSE, told.current.since + LONGEST - now)));
    return () => clearTimeout(timer);
  }, [n, id]);
  // The last things of a game are told before its end takes the table's place.
  useEffect(
    () => () => {
      if (told.current.since !== 0) tell();
    },
    [],
  );

  useEffect(() => {
    const fresh = entries.filter((entry) => entry.n > heard.current);
    heard.current = n;
    // Where things are acted out, every scene has its own sound.
    if (fresh.length === 0 || !sound || beat > 0) return;
    const cue = fresh
      .filter(isEvent)
      .map(({ event }) => cueFor(event.type))
      .findLast((found) => found !== null);
    if (cue !== undefined && cue !== null) play(cue, volume);
  }, [entries, n, sound, volume, beat]);
}
