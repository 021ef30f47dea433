import { startAtOnce } from '../../deal/useStartAtOnce.ts';
import { api } from '../../net/api.ts';
import { usePrefs } from '../../prefs/usePrefs.ts';
import { type Call, useCall } from '../../ui/call/useCall.ts';
import { go } from '../../ui/route/router.tsx';
import { useText } from '../../words/Words.tsx';

/** One person and three bots. */
const SEATS = 4;

/** A game against bots, in one click: of that edition, else of the one that a table begins with. */
export function usePlayNow(edition?: string): Omit<Call, 'run'> & { readonly playNow: () => void } {
  const { t, lang } = useText();
  const { name } = usePrefs();
  const { busy, failed, run } = useCall();
  const playNow = (): void =>
    run(async () => {
      const { game } = await api.create({
        name: name === '' ? t('door.guest') : name,
        lang,
        seats: SEATS,
        bots: SEATS - 1,
        ...(edition === undefined ? {} : { settings: { edition } }),
      });
      startAtOnce(game);
      go({ page: 'game', id: game });
    });
  return { busy, failed, playNow };
}
