import type { Decision } from '@hollow/engine';
import { useState } from 'react';
import { askedOf } from '../../board/scene.ts';
import { Mark } from '../../ink/Mark.tsx';
import { usePacks } from '../../packs/context.ts';
import { Track } from '../../people/Tracks.tsx';
import { useGame } from '../../state/hooks.ts';
import { useText } from '../../words/Words.tsx';
import { AnswerButton } from './AnswerButton.tsx';
import { gentlest, isDoomed, kills, type Losses, lossesOf, optionFor, shiftLoss } from './split.ts';
import './prompts.css';

/** More tracks than so many have no room below each other: then only what changes is shown. */
const TRACKS = 2;

/** Damage shared out on the tracks themselves, with the skull in sight. Only what adds up to an option can be taken. */
export function SplitPrompt({ decision }: { readonly decision: Decision }) {
  const { t, name } = useText();
  const { view } = useGame();
  const packs = usePacks();
  const ways = lossesOf(decision);
  const who = askedOf(decision);
  const explorer = view?.position.explorers.find(({ id }) => id === who);
  const [losses, setLosses] = useState<Losses>(() =>
    gentlest(
      decision,
      Object.fromEntries(
        Object.entries(explorer?.traits ?? {}).map(([trait, { step }]) => [
          trait,
          { step, values: packs.tracksOf(explorer?.id ?? '')[trait]?.values ?? [] },
        ]),
      ),
      new Set(explorer?.cards.flatMap((card) => packs.card(card)?.weapon?.trait ?? [])),
    ),
  );
  const damage = decision.setting?.damage;
  if (explorer === undefined) return null;
  const tracks = packs.tracksOf(explorer.id);
  const option = optionFor(ways, losses);
  const traits = Object.keys(ways[0] ?? {});
  return (
    <div className={traits.length > TRACKS ? 'split is-many' : 'split'}>
      {damage !== undefined && (
        <p>
          {t('play.damage', {
            n: damage.n,
            kind: name(damage.kind),
            about: damage.about === '' ? 'none' : name(damage.about),
          })}
        </p>
      )}
      {decision.options.some((_, at) => kills(decision, at)) && (
        // Its place is kept, so that no row moves away under the hand.
        <p className={kills(decision, option) ? 'split-death' : 'split-death is-idle'}>
          {t('play.split-death', { sure: isDoomed(decision) ? 'yes' : 'no' })}
        </p>
      )}
      {traits.map((trait) => {
        const step = explorer.traits[trait]?.step ?? 0;
        const { values = [], start = 0 } = tracks[trait] ?? {};
        const loss = losses[trait] ?? 0;
        return (
          <div key={trait} className="split-row">
            <Track trait={trait} values={values} start={start} step={step} to={step - loss} />
            <span className="split-step" aria-hidden="true">
              <small>{name(trait)}</small>
              <Mark id={packs.art.trait(trait)} /> {values[step] ?? 0} → {values[step - loss] ?? <Mark id="skull" />}
            </span>
            <div className="split-buttons">
              <button
                type="button"
                className="btn square"
                aria-label={t('play.less', { trait: name(trait) })}
                disabled={shiftLoss(ways, losses, trait, -1) === null}
                onClick={() => setLosses(shiftLoss(ways, losses, trait, -1) ?? losses)}
              >
                <Mark id="minus" />
              </button>
              <b aria-live="polite">{loss}</b>
              <button
                type="button"
                className="btn square"
                aria-label={t('play.more-loss', { trait: name(trait) })}
                disabled={shiftLoss(ways, losses, trait, 1) === null}
                onClick={() => setLosses(shiftLoss(ways, losses, trait, 1) ?? losses)}
              >
                <Mark id="plus" />
              </button>
            </div>
          </div>
        );
      })}
      <div className="prompt-buttons">
        <AnswerButton decision={decision} option={option}>
          {t('play.take-damage')}
        </AnswerButton>
      </div>
    </div>
  );
}
