import type { Text, Words } from '@hollow/text/browser';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { WordsProvider } from '../words/HauntText.tsx';
import { LANGUAGES, loadWords, textFrom } from '../words/load.ts';
import { TextProvider } from '../words/Words.tsx';
import { Announcer } from './announce.tsx';
import { Broken } from './Broken.tsx';
import { fetched } from './parts.ts';
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

function useLoaded(lang: string): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let wanted = true;
    loadWords(lang).then((words) => {
      if (wanted) setLoaded({ words, text: textFrom(words) });
    });
    return () => {
      wanted = false;
    };
  }, [lang]);
  return loaded;
}

function Page() {
  const route = useRoute();
  const Shown = PAGES[route.page] as ComponentType<{ readonly route: Route }>;
  return <Shown key={keyOf(route)} route={route} />;
}

export function App() {
  const { lang, paper, size, motion } = usePrefs();
  const language = chosen(lang);
  const loaded = useLoaded(language);
  useEffect(() => {
    const root = document.documentElement;
    root.lang = language === 'qps' ? 'en' : language;
    root.dataset.paper = paper;
    root.dataset.motion = motion;
    root.dataset.size = size;
  }, [language, paper, size, motion]);
  if (loaded === null) return null;
  return (
    <WordsProvider value={loaded.words}>
      <TextProvider value={loaded.text}>
        <Broken>
          <Suspense fallback={<div className="opening" aria-hidden="true" />}>
            <Page />
          </Suspense>
        </Broken>
        <Announcer />
      </TextProvider>
    </WordsProvider>
  );
}
