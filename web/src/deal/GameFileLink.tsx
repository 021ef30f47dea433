import { Mark } from '../ink/Mark.tsx';
import { useText } from '../words/Words.tsx';

/** The whole game as a file: to keep, to replay elsewhere, to verify. */
export function GameFileLink({ game }: { readonly game: string }) {
  const { t } = useText();
  return (
    <a className="btn" href={`/api/games/${encodeURIComponent(game)}/export`} download>
      <Mark id="pile" />
      {t('end.file')}
    </a>
  );
}
