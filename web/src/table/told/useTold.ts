import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { linesAfter, Teller } from '../../log/log.ts';
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
  const { sound } = usePrefs();
  const { entries, n, view } = game;
  const asked = ownDecision(view);
  const id = asked?.id ?? null;
  const told = useRef({ n, asked: null as number | null, since: 0 });
  const heard = useRef(n);

  const tell = useEffectEvent(() => {
    const last = told.current;
    told.current = { n, asked: id, since: 0 };
    const lines = breathOf(linesAfter(teller.lines(entries), last.n), text);
    const prompt = asked === null || id === last.asked ? '' : text.prompt(asked);
    const whole = [...lines, prompt].filter((line) => line !== '').join(' ');
    if (whole !== '') announce(whole);
  });
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
    if (fresh.length === 0 || !sound) return;
    const cue = fresh
      .filter(isEvent)
      .map(({ event }) => cueFor(event.type))
      .findLast((found) => found !== null);
    if (cue !== undefined && cue !== null) play(cue);
  }, [entries, n, sound]);
}
