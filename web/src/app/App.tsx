import { without } from 'virtual:words';
import type { Text, Words } from '@hollow/text/browser';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { WordsProvider } from '../words/HauntText.tsx';
import { LANGUAGES, loadWords, textFrom } from '../words/load.ts';
import { TextProvider } from '../words/Words.tsx';
import { Announcer } from './announce.tsx';
import { Broken } from './Broken.tsx';
import { fetched, openAnew } from './parts.ts';
import { usePrefs } from './prefs.ts';
import { keyOf, type Route } from './route.ts';
import { useRoute } from './router.tsx';
import '../ui/ui.css';
import './parts.css';
import './app.css';

type PageOf<P extends Route['page']> = ComponentType<{ readonly route: Extract<Route, { readonly page: P }> }>;

/** Every page is loaded when it is first opened. */
const PAGES: { readonly [P in Route['page']]: PageOf<P> } = {
  door: lazy(() => fetched(() => import('../pages/door/Door.tsx'))),
  new: lazy(() => fetched(() => import('../pages/door/NewTable.tsx'))),
  join: lazy(() => fetched(() => import('../pages/door/Join.tsx'))),
  mine: lazy(() => fetched(() => import('../pages/door/Mine.tsx'))),
  claim: lazy(() => fetched(() => import('../pages/door/Claim.tsx'))),
  lost: lazy(() => fetched(() => import('../pages/door/Lost.tsx'))),
  game: lazy(() => fetched(() => import('../pages/table/GamePage.tsx'))),
  watch: lazy(() => fetched(() => import('../pages/table/WatchPage.tsx'))),
  tv: lazy(() => fetched(() => import('../pages/tv/Tv.tsx'))),
  replay: lazy(() => fetched(() => import('../pages/replay/Replay.tsx'))),
  rules: lazy(() => fetched(() => import('../pages/rulebook/Rulebook.tsx'))),
  cards: lazy(() => fetched(() => import('../pages/rulebook/Browser.tsx'))),
  learn: lazy(() => fetched(() => import('../pages/learn/Learn.tsx'))),
};

/** The reader's choice, else the first language of the browser that there are words for. */
function chosen(wanted: string): string {
  if (LANGUAGES.includes(wanted)) return wanted;
  const likes = navigator.languages.flatMap((tag) => [tag, tag.split('-')[0]]);
  return likes.find((tag) => LANGUAGES.includes(tag)) ?? 'en';
}

interface Loaded {
  readonly words: Words;
  readonly text: Text;
}

/** Milliseconds until words that did not come are asked for again. */
const AGAIN = 5000;

/** The words of a language, and whether they do not come. They are asked for again by and by, and when the device is online again. */
function useLoaded(lang: string): { readonly loaded: Loaded | null; readonly failed: boolean } {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (): void => {
      clearTimeout(timer);
      loadWords(lang).then(
        (words) => {
          if (!wanted) return;
          setLoaded({ words, text: textFrom(words) });
          setFailed(false);
        },
        () => {
          if (!wanted || openAnew()) return;
          setFailed(true);
          timer = setTimeout(ask, AGAIN);
        },
      );
    };
    ask();
    window.addEventListener('online', ask);
    return () => {
      wanted = false;
      clearTimeout(timer);
      window.removeEventListener('online', ask);
    };
  }, [lang]);
  return { loaded, failed };
}

/** Without words there is one sentence that the page brings along. */
const Wordless = () => (
  <main className="alone">
    <h1 className="display">{without.title}</h1>
    <p>{without.line}</p>
    <button type="button" className="btn is-lamp" onClick={() => window.location.reload()}>
      {without.again}
    </button>
  </main>
);

function Page() {
  const route = useRoute();
  const Shown = PAGES[route.page] as ComponentType<{ readonly route: Route }>;
  return (
    <Broken key={keyOf(route)}>
      <Suspense fallback={<div className="opening" aria-hidden="true" />}>
        <Shown route={route} />
      </Suspense>
    </Broken>
  );
}

export function App() {
  const { lang, paper, size, motion } = usePrefs();
  const language = chosen(lang);
  const { loaded, failed } = useLoaded(language);
  useEffect(() => {
    const root = document.documentElement;
    root.lang = language === 'qps' ? 'en' : language;
    root.dataset.paper = paper;
    root.dataset.motion = motion;
    root.dataset.size = size;
  }, [language, paper, size, motion]);
  if (loaded === null) return failed ? <Wordless /> : null;
  return (
    <WordsProvider value={loaded.words}>
      <TextProvider value={loaded.text}>
        <Page />
        <Announcer />
      </TextProvider>
    </WordsProvider>
  );
}
