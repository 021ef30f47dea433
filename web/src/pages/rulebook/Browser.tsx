import { secondEditionHouse } from '@hollow/content/house';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { Link } from '../../app/router.tsx';
import { CardFace } from '../../card/CardFace.tsx';
import { Mark } from '../../ink/Mark.tsx';
import { RoomPicture } from '../../rooms/Room.tsx';
import { say } from '../../words/say.ts';
import { useText } from '../../words/Words.tsx';
import { Glossed } from '../table/Glossed.tsx';
import './rulebook.css';

const ROOMS = secondEditionHouse.rooms ?? [];
const CARDS = secondEditionHouse.cards ?? [];
const DECKS = ['event', 'item', 'omen'] as const;

function RoomEntry({ id, floors }: { readonly id: string; readonly floors: readonly string[] }) {
  const text = useText();
  const def = ROOMS.find((room) => room.id === id);
  const rules = text.rulesText(secondEditionHouse, 'rooms', id).flatMap((rule) => rule.split('\n'));
  return (
    <li className="panel browse-room">
      <RoomPicture id={id} def={def} />
      <div>
        <h3 className="display">{text.name(id, 'rooms')}</h3>
        <p className="quiet">{floors.map((floor) => text.name(floor)).join(', ')}</p>
        <p className="mood">{text.flavour(id, 'rooms')}</p>
        {rules.map((line) => (
          <p key={line}>
            <Glossed>{line}</Glossed>
          </p>
        ))}
      </div>
    </li>
  );
}

/** Everything that lies on the table before a haunt. */
export default function Browser() {
  const text = useText();
  const { t } = text;
  const id = useId();
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim().toLowerCase());
  const fits = useMemo(() => (name: string) => words === '' || name.toLowerCase().includes(words), [words]);
  const byName = (a: { readonly id: string }, b: { readonly id: string }): number =>
    text.name(a.id).localeCompare(text.name(b.id), text.lang === 'qps' ? 'en' : text.lang);
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
        <Tabs>
          <TabList className="tabs" aria-label={t('rulebook.cards-title')}>
            <Tab id="rooms">{t('rulebook.rooms')}</Tab>
            <Tab id="event">{t('rulebook.events')}</Tab>
            <Tab id="item">{t('rulebook.items')}</Tab>
            <Tab id="omen">{t('rulebook.omens')}</Tab>
          </TabList>
          <TabPanel id="rooms">
            <h2 className="unseen">{t('rulebook.rooms')}</h2>
            <ul className="browse-rooms">
              {ROOMS.filter((room) => fits(text.name(room.id, 'rooms')))
                .toSorted(byName)
                .map((room) => (
                  <RoomEntry key={room.id} id={room.id} floors={room.floors} />
                ))}
            </ul>
          </TabPanel>
          {DECKS.map((deck) => (
            <TabPanel key={deck} id={deck}>
              <h2 className="unseen">{say(text, `rulebook.${deck}s`)}</h2>
              <ul className="browse-cards">
                {CARDS.filter((card) => card.deck === deck && fits(text.name(card.id)))
                  .toSorted(byName)
                  .map((card) => (
                    <li key={card.id}>
                      <CardFace id={card.id} />
                    </li>
                  ))}
              </ul>
            </TabPanel>
          ))}
        </Tabs>
      </main>
    </div>
  );
}
