import { without } from 'virtual:words';
import type { ParsedWords, Text } from '@hollow/text/browser';
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { prefs, showAs } from '../prefs/device.ts';
import { usePrefs } from '../prefs/usePrefs.ts';
import { Announcer } from '../ui/announce.tsx';
import { fetchPart, openAnew } from '../ui/later/parts.ts';
import { useStanding, whenStands } from '../ui/later/stands.ts';
import { type Route, routeKey, routeOf } from '../ui/route/route.ts';
import { useRoute } from '../ui/route/router.tsx';
import { fetchWords, LANGUAGES, textFrom, wholeWords } from '../words/load.ts';
import { TextProvider, WordsProvider } from '../words/Words.tsx';
import { onWanted, useWhole } from '../words/whole.ts';
import { Broken } from './Broken.tsx';

type PageOf<P extends Route['page']> = ComponentType<{ readonly route: Extract<Route, { readonly page: P }> }>;
type Loader<P extends Route['page']> = () => Promise<{ readonly default: PageOf<P> }>;
type AnyPage = ComponentType<{ readonly route: Route }>;

/** Every page is loaded when it is first opened. */
const LOADERS: { readonly [P in Route['page']]: Loader<P> } = {
  door: () => import('../pages/door/FrontDoor.tsx'),
  new: () => import('../pages/door/NewTable.tsx'),
  join: () => import('../pages/door/JoinPage.tsx'),
  mine: () => import('../pages/door/MyTables.tsx'),
  claim: () => import('../pages/door/Claim.tsx'),
  lost: () => import('../pages/door/Lost.tsx'),
  game: () => import('../pages/sitting/GamePage.tsx'),
  watch: () => import('../pages/sitting/WatchPage.tsx'),
  tv: () => import('../pages/tv/Tv.tsx'),
  replay: () => import('../pages/replay/ReplayScreen.tsx'),
  rules: () => import('../rulebook/Rulebook.tsx'),
  cards: () => import('../rulebook/Browser.tsx'),
  learn: () => import('../pages/learn/Learn.tsx'),
  practice: () => import('../pages/door/PracticePage.tsx'),
  balance: () => import('../pages/balance/BalancePage.tsx'),
};

/** Pages that stand with the first words; all others wait for the rest of them. */
const AT_ONCE: ReadonlySet<Route['page']> = new Set(['door', 'game', 'watch']);

/** Pages that say themselves when what one came for is there. */
const SAYS_ITSELF: ReadonlySet<Route['page']> = new Set(['game', 'watch']);

const loaderOf = (page: Route['page']) => () =>
  fetchPart(LOADERS[page] as () => Promise<{ readonly default: AnyPage }>);

const PAGES = new Map((Object.keys(LOADERS) as Route['page'][]).map((page) => [page, lazy(loaderOf(page))]));

/** The reader's choice, else the first language of the browser that there are words for. */
function chooseLanguage(wanted: string): string {
  if (LANGUAGES.includes(wanted)) return wanted;
  const likes = navigator.languages.flatMap((tag) => [tag, tag.replace(/-.*$/, '')]);
  return likes.find((tag) => LANGUAGES.includes(tag)) ?? 'en';
}

/** All that the first page needs to be there at once. */
export interface First {
  readonly lang: string;
  readonly words: ParsedWords;
  readonly page: Route['page'];
  readonly Page: AnyPage;
}

export async function loadFirst(): Promise<First> {
  const lang = chooseLanguage(prefs.get().lang);
  const { page } = routeOf(window.location.pathname);
  const [words, { default: Page }] = await Promise.all([fetchWords(lang), loaderOf(page)()]);
  return { lang, words, page, Page };
}

interface Loaded {
  readonly words: ParsedWords;
  readonly text: Text;
}

const withText = (words: ParsedWords): Loaded => ({ words, text: textFrom(words) });

/** Milliseconds until words that did not come are asked for again. */
const AGAIN = 5000;

/** So long after it stands, in milliseconds, a page that says only the first words gets the rest. */
const SOON = 1000;

/** The rest of the words comes when a part that says them is wanted, or when the page has stood for a while; asked for again where it did not come. */
function useRest(words: ParsedWords | null, onWhole: (words: ParsedWords) => void): void {
  useEffect(() => {
    if (words === null || words.isPartial !== true) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (): void => {
      clearTimeout(timer);
      wholeWords(words).then(
        (whole) => {
          if (!isOver) onWhole(whole);
        },
        () => {
          if (!isOver && !openAnew()) timer = setTimeout(ask, AGAIN);
        },
      );
    };
    const leave = whenStands(() => {
      timer = setTimeout(ask, SOON);
    });
    const forget = onWanted(ask);
    window.addEventListener('online', ask);
    return () => {
      isOver = true;
      clearTimeout(timer);
      leave();
      forget();
      window.removeEventListener('online', ask);
    };
  }, [words, onWhole]);
}

/** The words of a language, and whether they do not come. They are asked for again by and by, and when the device is online again. */
function useLoaded(lang: string, first: First | null): { readonly loaded: Loaded | null; readonly failed: boolean } {
  const [loaded, setLoaded] = useState<Loaded | null>(() => (first?.lang === lang ? withText(first.words) : null));
  const [failed, setFailed] = useState(false);
  const isThere = loaded?.words.lang === lang;
  const show = useCallback((words: ParsedWords) => setLoaded(withText(words)), []);
  useRest(loaded?.words ?? null, show);
  const isFirst = loaded === null;
  useEffect(() => {
    if (isThere) return;
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (): void => {
      clearTimeout(timer);
      // A page that stands is not taken apart for a moment: another language comes whole.
      const words = fetchWords(lang);
      (isFirst ? words : words.then(wholeWords)).then(
        (words) => {
          if (!wanted) return;
          show(words);
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
  }, [lang, isThere, isFirst, show]);
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

const OPENING = <div className="opening" aria-hidden="true" />;

function Page({ first }: { readonly first: First | null }) {
  const route = useRoute();
  const isAtOnce = AT_ONCE.has(route.page);
  const isSpoken = useWhole(!isAtOnce) || isAtOnce;
  useStanding(!SAYS_ITSELF.has(route.page));
  const Shown = first?.page === route.page ? first.Page : PAGES.get(route.page);
  return (
    <Broken key={routeKey(route)}>
      <Suspense fallback={OPENING}>
        {Shown === undefined ? null : isSpoken ? <Shown route={route} /> : OPENING}
      </Suspense>
    </Broken>
  );
}

/** `first` was loaded before, so that the page is whole when it is first shown. */
export function App({ first = null }: { readonly first?: First | null }) {
  const wishes = usePrefs();
  const language = chooseLanguage(wishes.lang);
  const { loaded, failed } = useLoaded(language, first);
  useEffect(() => {
    document.documentElement.lang = language === 'qps' ? 'en' : language;
    showAs(wishes);
  }, [language, wishes]);
  if (loaded === null) return failed ? <Wordless /> : null;
  return (
    <WordsProvider value={loaded.words}>
      <TextProvider value={loaded.text}>
        <Page first={first} />
        <Announcer />
      </TextProvider>
    </WordsProvider>
  );
}
