import type { Text } from '@hollow/text/browser';
import { type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react';
import { CardFace } from '../card/CardFace.tsx';
import { Glossed } from '../glossary/Glossed.tsx';
import { Rulings } from '../glossary/Rulings.tsx';
import { Mark } from '../ink/Mark.tsx';
import { usePacks } from '../packs/context.ts';
import { RoomPicture } from '../rooms/Room.tsx';
import { Link } from '../ui/route/router.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { useText } from '../words/Words.tsx';
import { EditionShelf } from './EditionShelf.tsx';
import { plain } from './search.ts';
import './rulebook.css';

/** Rooms, and the cards of each deck. */
const ROOMS = 'rooms';

/** What a shelf is called: after what stands on it. */
const labelOf = (text: Text, kind: string): string => text.t('rulebook.shelf-of', { deck: text.noun(kind) });

/** So many were found on a shelf. */
const countOf = (text: Text, kind: string, n: number): string =>
  text.t('rulebook.found-in', { deck: text.noun(kind), n });

function RoomEntry({ id, floors }: { readonly id: string; readonly floors: readonly string[] }) {
  const text = useText();
  const rules = text.rulesText(usePacks().whole, 'rooms', id);
  return (
    <li className="panel browse-room">
      <RoomPicture id={id} />
      <div>
        <h3 className="display">{text.name(id, 'rooms')}</h3>
        <p className="quiet">{text.list(floors.map((floor) => text.name(floor)))}</p>
        <p className="mood">{text.flavour(id, 'rooms')}</p>
        {rules.map((line) => (
          <p key={line}>
            <Glossed>{line}</Glossed>
          </p>
        ))}
        <Rulings lines={text.rulings(id, 'rooms')} />
      </div>
    </li>
  );
}

/** Nothing of that name here, but perhaps elsewhere. */
function Nothing({
  counts,
  show,
}: {
  readonly counts: ReadonlyMap<string, number>;
  readonly show: (kind: string) => void;
}) {
  const text = useText();
  return (
    <div className="browse-none">
      <p role="status">{text.t('rulebook.none-here')}</p>
      {[...counts]
        .filter(([, n]) => n > 0)
        .map(([kind, n]) => (
          <button key={kind} type="button" className="btn" onClick={() => show(kind)}>
            {countOf(text, kind, n)}
          </button>
        ))}
    </div>
  );
}

/** Everything that lies on the table before a haunt. */
function Shelves({ choice }: { readonly choice: ReactNode }) {
  const text = useText();
  const packs = usePacks();
  const { t } = text;
  const id = useId();
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(ROOMS);
  const words = useDeferredValue(plain(typed.trim()));
  const found = useMemo(() => {
    const order = new Intl.Collator(text.lang === 'qps' ? 'en' : text.lang);
    const named = <T extends { readonly id: string }>(list: readonly T[], kind?: 'rooms'): readonly T[] =>
      list
        .filter((thing) => plain(text.name(thing.id, kind)).includes(words))
        .toSorted((a, b) => order.compare(text.name(a.id, kind), text.name(b.id, kind)));
    return { rooms: named(packs.whole.rooms ?? [], 'rooms'), cards: named(packs.cards) };
  }, [text, packs, words]);
  const ofDeck = (deck: string) => found.cards.filter((card) => card.deck === deck);
  const kinds = [ROOMS, ...packs.decks];
  const open = kinds.includes(shown) ? shown : ROOMS;
  const counts = new Map(
    kinds.map((kind) => [kind, kind === ROOMS ? found.rooms.length : ofDeck(kind).length] as const),
  );
  return (
    <div className="browser">
      <header>
        <Link to={{ page: 'door' }} className="home-link">
          <Mark id="house" />
          {t('web.title')}
        </Link>
        <h1 className="display">{t('rulebook.cards-title')}</h1>
        <p className="field">
          <label htmlFor={id}>{t('rulebook.search-cards')}</label>
          <input id={id} type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </p>
        {choice}
        <p className="quiet">{t('rulebook.no-spoil')}</p>
      </header>
      <main>
        <Tabs
          label={t('rulebook.cards-title')}
          tabs={kinds.map((kind) => ({
            id: kind,
            label: words === '' ? labelOf(text, kind) : countOf(text, kind, counts.get(kind) ?? 0),
          }))}
          open={open}
          onOpen={setShown}
        >
          <h2 className="unseen">{labelOf(text, open)}</h2>
          {counts.get(open) === 0 && <Nothing counts={counts} show={setShown} />}
          {open === ROOMS ? (
            <ul className="browse-rooms">
              {found.rooms.map((room) => (
                <RoomEntry key={room.id} id={room.id} floors={room.floors} />
              ))}
            </ul>
          ) : (
            <ul className="browse-cards">
              {ofDeck(open).map((card) => (
                <li key={card.id}>
                  <CardFace id={card.id} />
                  <Rulings lines={text.rulings(card.id)} />
                </li>
              ))}
            </ul>
          )}
        </Tabs>
      </main>
    </div>
  );
}

/** Rooms and cards of what this server offers. */
export default function Browser() {
  return <EditionShelf>{(choice) => <Shelves choice={choice} />}</EditionShelf>;
}
