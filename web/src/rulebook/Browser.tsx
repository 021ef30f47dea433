import { secondEditionHouse } from '@hollow/content/house';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { CardFace } from '../card/CardFace.tsx';
import { Mark } from '../ink/Mark.tsx';
import { RoomPicture } from '../rooms/Room.tsx';
import { Glossed } from '../ui/Glossed.tsx';
import { Rulings } from '../ui/Rulings.tsx';
import { Link } from '../ui/route/router.tsx';
import { useText } from '../words/Words.tsx';
import { plain } from './search.ts';
import './rulebook.css';

const ROOMS = secondEditionHouse.rooms ?? [];
const CARDS = secondEditionHouse.cards ?? [];
const DECKS = ['event', 'item', 'omen'] as const;
const KINDS = ['rooms', ...DECKS] as const;
type Kind = (typeof KINDS)[number];

const LABELS = {
  rooms: 'rulebook.rooms',
  event: 'rulebook.events',
  item: 'rulebook.items',
  omen: 'rulebook.omens',
} as const;

function RoomEntry({ id, floors }: { readonly id: string; readonly floors: readonly string[] }) {
  const text = useText();
  const def = ROOMS.find((room) => room.id === id);
  const rules = text.rulesText(secondEditionHouse, 'rooms', id).flatMap((rule) => rule.split('\n'));
  return (
    <li className="panel browse-room">
      <RoomPicture id={id} def={def} />
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
  readonly counts: Readonly<Record<Kind, number>>;
  readonly show: (kind: Kind) => void;
}) {
  const { t } = useText();
  return (
    <div className="browse-none">
      <p role="status">{t('rulebook.none-here')}</p>
      {KINDS.filter((kind) => counts[kind] > 0).map((kind) => (
        <button key={kind} type="button" className="btn" onClick={() => show(kind)}>
          {t('rulebook.found-in', { deck: kind, n: counts[kind] })}
        </button>
      ))}
    </div>
  );
}

/** Everything that lies on the table before a haunt. */
export default function Browser() {
  const text = useText();
  const { t } = text;
  const id = useId();
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState<Kind>('rooms');
  const words = useDeferredValue(plain(typed.trim()));
  const found = useMemo(() => {
    const order = new Intl.Collator(text.lang === 'qps' ? 'en' : text.lang);
    const named = <T extends { readonly id: string }>(list: readonly T[], kind?: 'rooms'): readonly T[] =>
      list
        .filter((thing) => plain(text.name(thing.id, kind)).includes(words))
        .toSorted((a, b) => order.compare(text.name(a.id, kind), text.name(b.id, kind)));
    return { rooms: named(ROOMS, 'rooms'), cards: named(CARDS) };
  }, [text, words]);
  const ofDeck = (deck: string) => found.cards.filter((card) => card.deck === deck);
  const counts = {
    rooms: found.rooms.length,
    event: ofDeck('event').length,
    item: ofDeck('item').length,
    omen: ofDeck('omen').length,
  };
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
        <p className="quiet">{t('rulebook.no-spoil')}</p>
      </header>
      <main>
        <Tabs selectedKey={shown} onSelectionChange={(key) => setShown(KINDS.find((kind) => kind === key) ?? 'rooms')}>
          <TabList className="tabs" aria-label={t('rulebook.cards-title')}>
            {KINDS.map((kind) => (
              <Tab key={kind} id={kind}>
                {words === '' ? t(LABELS[kind]) : t('rulebook.found-in', { deck: kind, n: counts[kind] })}
              </Tab>
            ))}
          </TabList>
          {KINDS.map((kind) => (
            <TabPanel key={kind} id={kind}>
              <h2 className="unseen">{t(LABELS[kind])}</h2>
              {counts[kind] === 0 && <Nothing counts={counts} show={setShown} />}
              {kind === 'rooms' ? (
                <ul className="browse-rooms">
                  {found.rooms.map((room) => (
                    <RoomEntry key={room.id} id={room.id} floors={room.floors} />
                  ))}
                </ul>
              ) : (
                <ul className="browse-cards">
                  {ofDeck(kind).map((card) => (
                    <li key={card.id}>
                      <CardFace id={card.id} />
                      <Rulings lines={text.rulings(card.id)} />
                    </li>
                  ))}
                </ul>
              )}
            </TabPanel>
          ))}
        </Tabs>
      </main>
    </div>
  );
}
