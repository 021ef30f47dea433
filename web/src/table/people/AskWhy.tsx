import { useState } from 'react';
import { api } from '../../net/api.ts';
import { Failure } from '../../ui/call/Failure.tsx';
import { useCall } from '../../ui/call/useCall.ts';
import { useText } from '../../words/Words.tsx';

interface Props {
  readonly game: string;
  /** The seat of whoever asks. */
  readonly own: number;
  readonly seat: number;
  /** Who is asked, for those who hear the button alone. */
  readonly about: string;
}

/** A bot says in one line what it was after, as far as whoever asks may know. */
export function AskWhy({ game, own, seat, about }: Props) {
  const { t, lang } = useText();
  const [line, setLine] = useState<string | null>(null);
  const { failed, run } = useCall();
  const ask = (): void => run(async () => setLine((await api.why(game, own, seat, lang)).line));
  return (
    <div className="seat-row-why">
      <button type="button" className="btn small seat-row-ask" aria-describedby={about} onClick={ask}>
        {t('people.why')}
      </button>
      <Failure code={failed} />
      <p role="status">{line !== null && <q>{line}</q>}</p>
    </div>
  );
}
