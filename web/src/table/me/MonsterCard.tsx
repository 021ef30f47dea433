import { Mark } from '../../ink/Mark.tsx';
import { usePacks } from '../../packs/context.ts';
import { Figure } from '../../people/Figure.tsx';
import { useText } from '../../words/Words.tsx';
import type { MonsterToken } from './monster.ts';
// Style with the table, although the card comes later.
import './monster-card.css';

/** A monster's own numbers: while it moves they stand where one's own explorer's do. */
export function MonsterNumbers({ monster }: { readonly monster: MonsterToken }) {
  const { name } = useText();
  const { traits, art } = usePacks();
  return (
    <ul className="monster-numbers">
      {traits.map((trait) => (
        <li key={trait} className={monster.traits[trait] == null ? 'is-none' : ''}>
          <Mark id={art.trait(trait)} />
          <span>{name(trait)}</span>
          <b>{monster.traits[trait] ?? '–'}</b>
        </li>
      ))}
    </ul>
  );
}

export function MonsterCard({ monster }: { readonly monster: MonsterToken }) {
  const text = useText();
  return (
    <section className="panel me monster-card" aria-label={text.name(monster.id)}>
      <header>
        <Figure id={monster.id} />
        <div>
          <h2 className="display">{text.name(monster.id)}</h2>
          <p>{monster.stunned ? text.status('stunned') : text.t('play.you-move-it')}</p>
        </div>
      </header>
      <MonsterNumbers monster={monster} />
    </section>
  );
}
