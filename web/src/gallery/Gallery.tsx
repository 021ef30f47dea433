import lessons from 'virtual:lessons';
import { useEffect, useState } from 'react';
import { DoorwayScene } from '../scenes/DoorwayScene.tsx';
import { HillScene } from '../scenes/Scene.tsx';
import { LANGUAGES } from '../words/load.ts';
import { Composed } from './Composed.tsx';
import { Cards, DiceShelf, Marks, People, RoomShelf } from './Drawings.tsx';
import { Floors, Houses } from './Houses.tsx';
import { Tables } from './Tables.tsx';

const query = new URLSearchParams(location.search);
const EDITIONS = Object.keys(lessons);
const edition = query.get('edition') ?? EDITIONS[0] ?? '';
const listed = (name: string): string[] => (query.get(name) ?? '').split(',').filter((id) => id !== '');
/** `?page=doorway&monsters=shade&pieces=lantern`. */
const inTheDoor = { monsters: listed('monsters'), pieces: listed('pieces') };

const PAGES = {
  marks: Marks,
  people: People,
  rooms: RoomShelf,
  composed: Composed,
  cards: Cards,
  dice: DiceShelf,
  house: Houses,
  table: () => null,
  floors: Floors,
  hill: () => (
    <div className="stage-box">
      <HillScene w={1440} h={900} />
    </div>
  ),
  doorway: () => (
    <div className="stage-box">
      <DoorwayScene w={1440} h={900} packs={[]} haunt={query.get('haunt') ?? 'the-gallery'} {...inTheDoor} />
    </div>
  ),
} as const;
type PageId = keyof typeof PAGES;

const PAPERS = ['dark', 'light'] as const;

/** All parts, page by page, for those who draw them. Headings are ids: nobody else reads them. */
export function Gallery() {
  const [page, setPage] = useState<PageId>(() => {
    const asked = query.get('page');
    return asked !== null && asked in PAGES ? (asked as PageId) : 'marks';
  });
  const [paper, setPaper] = useState(query.get('paper') ?? 'dark');
  const Page = PAGES[page];
  useEffect(() => {
    document.documentElement.dataset.paper = paper;
  }, [paper]);
  if (page === 'table') return <Tables />;
  return (
    <main className="gallery" data-paper={paper}>
      <nav>
        {(Object.keys(PAGES) as PageId[]).map((id) => (
          <button key={id} type="button" aria-pressed={id === page} onClick={() => setPage(id)}>
            {id}
          </button>
        ))}
        {PAPERS.map((id) => (
          <button key={id} type="button" aria-pressed={id === paper} onClick={() => setPaper(id)}>
            {id}
          </button>
        ))}
        {LANGUAGES.map((lang) => (
          <a key={lang} href={`?lang=${lang}&page=${page}&edition=${edition}`}>
            {lang}
          </a>
        ))}
        {EDITIONS.map((id) => (
          <a key={id} href={`?page=${page}&edition=${id}`}>
            {id}
          </a>
        ))}
      </nav>
      <Page />
    </main>
  );
}
