import { Mark } from '../../ink/Mark.tsx';
import type { Explorer } from '../../log/seen.ts';
import type { ExplorerTally } from '../../log/statistics.ts';
import { Cameo } from '../../people/Cameo.tsx';
import { roleTitle } from '../../people/side.ts';
import { useText } from '../../words/Words.tsx';

/** One explorer at the end: their fate, and what they did in figures. */
export function Person({
  explorer,
  tally,
  won,
}: {
  readonly explorer: Explorer;
  readonly tally: ExplorerTally | undefined;
  readonly won: boolean;
}) {
  const text = useText();
  const { t, name, list } = text;
  const { id, dead, side } = explorer;
  return (
    <li className="panel end-person">
      <Cameo id={id} dead={dead === true} />
      <h3 className="display">{name(id, 'explorers')}</h3>
      <p className={dead === true ? 'end-fate is-dead' : side === 'traitor' ? 'end-fate is-traitor' : 'end-fate'}>
        <Mark id={dead === true ? 'skull' : side === 'traitor' ? 'dagger' : 'check'} />
        {list(
          [
            side == null ? '' : roleTitle(text, side),
            dead === true && tally?.died != null
              ? t('end.died', { round: tally.died })
              : dead === true
                ? t('play.dead')
                : t('end.survived'),
            won ? t('end.won') : t('end.lost'),
          ].filter((part) => part !== ''),
          'dot',
        )}
      </p>
      {tally !== undefined && (
        <dl>
          {(
            [
              ['rooms', tally.rooms, t('end.rooms')],
              ['steps', tally.steps, t('end.steps')],
              ['cards', tally.cards, t('end.cards')],
              [
                'dice',
                tally.dice,
                t('end.dice', {
                  average: tally.dice === 0 ? 'none' : Math.round((100 * tally.pips) / tally.dice) / 100,
                }),
              ],
              ['fights', tally.fought, t('end.fights', { won: tally.won })],
              ['damage', tally.damage, t('end.damage')],
            ] as const
          ).map(([key, n, label]) => (
            <div key={key}>
              <dd>{n}</dd>
              <dt>{label}</dt>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
