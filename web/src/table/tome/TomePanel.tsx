import type { Decision } from '@hollow/engine';
import type { TomeLine } from '@hollow/text/browser';
import { memo, useState } from 'react';
import { Glossed } from '../../glossary/Glossed.tsx';
import { Rulings } from '../../glossary/Rulings.tsx';
import { Mark } from '../../ink/Mark.tsx';
import { ownDecision } from '../../log/seen.ts';
import { usePacks } from '../../packs/context.ts';
import { Monster } from '../../people/Monster.tsx';
import { bookTitle } from '../../people/side.ts';
import { useGameOf } from '../../state/hooks.ts';
import { useText } from '../../words/Words.tsx';
import { ReadAloud } from './ReadAloud.tsx';
import { deedsOf, keptAsked } from './tome.ts';
import './tome.css';

type Kind = TomeLine['kind'];

const byKind = (lines: readonly TomeLine[], ...kinds: readonly Kind[]): TomeLine[] =>
  lines.filter(({ kind }) => kinds.includes(kind));

function Meter({ line }: { readonly line: TomeLine }) {
  return (
    <li className="tome-meter">
      <span>{line.text}</span>
      {line.progress !== undefined && (
        <span className="meter" aria-hidden="true">
          <span style={{ width: `${line.progress}%` }} />
        </span>
      )}
    </li>
  );
}

/** A step on the way: with its number, or with a hook where it is done. */
function Step({ line, n, next = false }: { readonly line: TomeLine; readonly n?: number; readonly next?: boolean }) {
  return (
    <li className={next ? 'tome-step is-next' : 'tome-step'}>
      <i aria-hidden="true">{n ?? <Mark id="check" />}</i>
      <span>
        {line.text !== '' && <b>{line.text}</b>}
        {line.more !== undefined && line.more !== '' && n !== undefined && (
          <span className="tome-deed">
            <Glossed>{line.more}</Glossed>
          </span>
        )}
        {line.reasons?.map((reason) => (
          <small key={reason}>{reason}</small>
        ))}
      </span>
    </li>
  );
}

function MonsterBox({ line }: { readonly line: TomeLine }) {
  return (
    <li className="tome-foe" data-paper="dark">
      {line.id !== undefined && <Monster id={line.id} />}
      <span>{line.text}</span>
    </li>
  );
}

function Section({
  title,
  lines,
  children,
}: {
  readonly title: string;
  readonly lines: readonly TomeLine[];
  readonly children: (line: TomeLine, i: number) => React.ReactNode;
}) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className="tome-heading">{title}</h3>
      <ul>{lines.map((line, i) => children(line, i))}</ul>
    </>
  );
}

/**
 * The question by which the page says what can be done: that of one's turn, until the table has gone on. While scenes are shown, and while one is asked
 * something else in the middle of a deed, the page does not turn under whoever reads it.
 */
function useTurnAsked(): Decision | null {
  const decision = useGameOf(({ view }) => ownDecision(view));
  const seq = useGameOf(({ view }) => view?.seq ?? 0);
  const [kept, setKept] = useState({ seq, decision });
  const now = keptAsked(kept, { seq, decision });
  if (now !== kept) setKept(now);
  return now.decision;
}

/** One's own side's page of the haunt: goal, what can be done now, what not yet and why, counters, rules, monsters. */
export const TomePanel = memo(function Tome({ whole: isWhole = false }: { readonly whole?: boolean }) {
  const text = useText();
  const { t } = text;
  const tome = useGameOf(({ words, view }) => (view === null ? null : words?.tome)) ?? null;
  const sides = useGameOf(({ view }) => view?.tome?.sides) ?? [];
  const book = useGameOf(({ view }) => view?.tome?.book) ?? null;
  const haunt = useGameOf(({ words }) => words?.haunt) ?? null;
  const decision = useTurnAsked();
  const [open, setOpen] = useState(isWhole);
  if (tome === null) return <BeforeHaunt />;
  const openings = byKind(tome, 'opening');
  const { now, soon, later, goal, done } = deedsOf(tome, haunt, decision);
  const isTraitor = sides.length === 1 && sides[0] === 'traitor';
  const title = bookTitle(text, { sides, book });
  const story = openings.length > 0 && (
    <div className="tome-story">
      {open && openings.map((line) => <p key={line.side}>{line.text}</p>)}
      <div className="tome-buttons">
        <button type="button" className="btn small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('play.tome-close') : t('play.tome-read')}
        </button>
        <ReadAloud lines={openings.map((line) => line.text)} />
      </div>
    </div>
  );
  return (
    <section className={isTraitor ? 'panel tome is-traitor' : 'panel tome'} aria-label={title}>
      <h2>
        <Mark id={isTraitor ? 'dagger' : 'book'} />
        {title}
      </h2>
      {isWhole && story}
      <ul className="tome-goal">
        {byKind(tome, 'goal').map((line) => (
          <li key={`${line.side}`}>
            <Glossed>{line.text}</Glossed>
          </li>
        ))}
      </ul>
      <Section title={t('play.tome-counters')} lines={byKind(tome, 'counter', 'note')}>
        {(line) => <Meter key={line.text} line={line} />}
      </Section>
      <Section title={t('play.tome-now')} lines={now}>
        {(line, i) => <Step key={line.text} line={line} n={i + 1} next />}
      </Section>
      <Section title={t('play.tome-soon')} lines={soon}>
        {(line, i) => <Step key={line.text} line={line} n={now.length + i + 1} />}
      </Section>
      <Section title={t('play.tome-later')} lines={later}>
        {(line, i) => <Step key={line.text} line={line} n={now.length + soon.length + i + 1} />}
      </Section>
      <Section title={t('play.tome-goal')} lines={goal}>
        {({ text: whole, brief = whole }) => (
          <Step
            key={brief}
            line={{ kind: 'goal', text: '', more: brief }}
            n={now.length + soon.length + later.length + 1}
          />
        )}
      </Section>
      <Section title={t('play.tome-done')} lines={done}>
        {(line) => <Step key={line.text} line={line} />}
      </Section>
      <Section title={t('play.tome-pieces')} lines={byKind(tome, 'piece')}>
        {(line) => <Meter key={line.text} line={line} />}
      </Section>
      <Section title={t('play.tome-monsters')} lines={byKind(tome, 'monster')}>
        {(line) => <MonsterBox key={line.text} line={line} />}
      </Section>
      <Section title={t('play.tome-rules')} lines={byKind(tome, 'rule')}>
        {(line) => (
          <li key={line.text} className="tome-rule">
            <Glossed>{line.text}</Glossed>
          </li>
        )}
      </Section>
      <Section title={t('play.tome-used')} lines={byKind(tome, 'used')}>
        {(line) => (
          <li key={line.text} className="tome-rule">
            <Glossed>{line.more === undefined ? line.text : text.list([line.text, line.more], 'dot')}</Glossed>
          </li>
        )}
      </Section>
      <Rulings lines={byKind(tome, 'ruling').map((line) => line.text)} />
      {!isWhole && story}
    </section>
  );
});

/** Before the haunt: why everybody came, where the edition says it, and how near it is. */
function BeforeHaunt() {
  const text = useText();
  const { t } = text;
  const { art, countedDeck } = usePacks();
  const drawn = useGameOf(({ view }) => view?.position.drawn) ?? {};
  const mortal = useGameOf(({ view }) => view?.position.mortal) === true ? 'yes' : 'no';
  const scenario = useGameOf(({ view }) => view?.position.scenario);
  const n = countedDeck === null ? 0 : (drawn[countedDeck] ?? 0);
  return (
    <section className="panel tome is-before" aria-label={t('play.before')}>
      <h2>
        <Mark id={countedDeck === null ? 'eye' : art.deck(countedDeck).mark} />
        {t('play.before')}
      </h2>
      {scenario !== undefined && (
        <>
          <h3 className="heading">{text.name(scenario, 'scenarios')}</h3>
          <p className="mood">{text.flavour(scenario, 'scenarios')}</p>
        </>
      )}
      <p>
        {countedDeck === null
          ? t('play.before-more', { mortal })
          : t('play.before-counted', { n, mortal, deck: text.noun(countedDeck) })}
      </p>
    </section>
  );
}
