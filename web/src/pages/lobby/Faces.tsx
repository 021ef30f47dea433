import type { ExplorerDef } from '@hollow/engine';
import type { BotKind, BotLevel } from '@hollow/protocol';
import { useState } from 'react';
import { Mark } from '../../ink/Mark.tsx';
import { usePacks } from '../../packs/context.ts';
import { Cameo } from '../../people/Cameo.tsx';
import { Token } from '../../people/Token.tsx';
import { Tracks } from '../../people/Tracks.tsx';
import { LevelSelect } from '../../table/settings/LevelSelect.tsx';
import { Link } from '../../ui/route/router.tsx';
import { shortName } from '../../words/say.ts';
import { useText } from '../../words/Words.tsx';
import './faces.css';

/** So many to choose from: enough to like one, and few enough to look at all. */
const MANY = 3;

/** Explorers of different cards, by lot. */
function someOf(explorers: readonly ExplorerDef[]): readonly ExplorerDef[] {
  const cards = [...new Set(explorers.map(({ card }) => card))];
  const drawn: ExplorerDef[] = [];
  while (drawn.length < MANY && cards.length > 0) {
    const [card] = cards.splice(Math.floor(Math.random() * cards.length), 1);
    const sides = explorers.filter((explorer) => explorer.card === card);
    const side = sides[Math.floor(Math.random() * sides.length)];
    if (side !== undefined) drawn.push(side);
  }
  return drawn;
}

/** The traits in one line, for a small screen. */
function Values({ id }: { readonly id: string }) {
  const { name } = useText();
  const packs = usePacks();
  return (
    <p className="face-values" aria-hidden="true">
      {Object.entries(packs.tracksOf(id)).map(([trait, { values, start }]) => (
        <span key={trait} title={name(trait)}>
          <Mark id={packs.art.trait(trait)} />
          {values[start]}
        </span>
      ))}
    </p>
  );
}

interface Props {
  /** How well the others play, who are bots. */
  readonly level: BotKind;
  readonly onLevel: (level: BotLevel) => void;
  /** How many others come along. */
  readonly others: number;
  /** Null lets the house decide. */
  readonly onChoose: (explorer: string | null) => void;
}

/** Who one is tonight. The house waits: nobody moves in it before somebody has chosen. */
export function Faces({ others, level, onLevel, onChoose }: Props) {
  const text = useText();
  const { t, name, hobbies, list } = text;
  const { explorers } = usePacks();
  const [shown] = useState(() => someOf(explorers));
  return (
    <div className="faces-page" data-paper="dark">
      <header>
        <Link to={{ page: 'door' }} className="home-link">
          <Mark id="house" />
          {t('web.title')}
        </Link>
      </header>
      <main>
        <h1 className="display">{t('lobby.faces')}</h1>
        <p className="faces-lead">{t('lobby.faces-more', { n: others })}</p>
        <div className="faces-level">
          <span aria-hidden="true">{t('lobby.level-all')}</span>
          <LevelSelect level={level} label={t('lobby.level-all')} onChoose={onLevel} />
        </div>
        <div className="faces">
          {shown.map(({ id, age }) => (
            <article key={id} className="panel face" aria-label={name(id, 'explorers')}>
              <div className="face-who">
                <Cameo id={id} />
                <Token id={id} />
                <div>
                  <h2 className="display">{name(id, 'explorers')}</h2>
                  <p className="quiet">{t('lobby.age-hobbies', { age, hobbies: list(hobbies(id)) })}</p>
                </div>
              </div>
              <Tracks id={id} />
              <Values id={id} />
              <button type="button" className="btn is-lamp" onClick={() => onChoose(id)}>
                {t('lobby.go-in-as', { name: shortName(text, id) })}
              </button>
            </article>
          ))}
        </div>
        <button type="button" className="btn is-ghost" onClick={() => onChoose(null)}>
          {t('lobby.faces-any')}
        </button>
      </main>
    </div>
  );
}
