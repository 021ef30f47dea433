import { BOT_LEVELS, type BotKind, type BotLevel } from '@hollow/protocol';
import { useId } from 'react';
import { useText } from '../../words/Words.tsx';

interface Props {
  readonly level: BotKind;
  /** Whose level it is, for those who hear the choice alone. */
  readonly label: string;
  /** Null for those who may only read it. */
  readonly onChoose: ((level: BotLevel) => void) | null;
}

/** How well a bot plays, and what that means. */
export function LevelSelect({ level, label, onChoose }: Props) {
  const { t } = useText();
  const note = useId();
  return (
    <div className="bot-level">
      {onChoose === null ? (
        <b>{t('lobby.level-is', { level })}</b>
      ) : (
        <select
          aria-label={label}
          aria-describedby={note}
          value={level}
          onChange={({ target }) => onChoose(BOT_LEVELS.find((one) => one === target.value) ?? 'normal')}
        >
          {BOT_LEVELS.map((one) => (
            <option key={one} value={one}>
              {t('lobby.level-is', { level: one })}
            </option>
          ))}
        </select>
      )}
      <small id={note}>{t('lobby.level-more', { level })}</small>
    </div>
  );
}
