import { BOT_LEVELS } from '@hollow/protocol';
import { api } from '../../net/api.ts';
import { usePrefs } from '../../prefs/usePrefs.ts';
import { useGame, useSession } from '../../state/hooks.ts';
import { Failure } from '../../ui/call/Failure.tsx';
import { useCall } from '../../ui/call/useCall.ts';
import { go } from '../../ui/route/router.tsx';
import { useText } from '../../words/Words.tsx';

/** Another game at a table like this one: the same rules and bots, and a word to the others where it is. Who practised does so again. */
export function Again({ first }: { readonly first: boolean }) {
  const { t, lang } = useText();
  const { table, you } = useGame();
  const session = useSession();
  const { name } = usePrefs();
  const { busy, failed, run } = useCall();
  if (table === null) return null;
  const { seats, settings, talk, practice } = table;
  const level = BOT_LEVELS.find((one) => seats.some(({ bot }) => bot === one)) ?? 'normal';
  const again = (): void =>
    run(async () => {
      const guest = name === '' ? t('door.guest') : name;
      const own = you?.seat == null ? guest : (seats[you.seat]?.name ?? guest);
      if (practice !== null) {
        const { game } = await api.practise({ name: own, lang, seats: seats.length, level, ...practice });
        go({ page: 'game', id: game });
        return;
      }
      const bots = seats.filter(({ holder }) => holder === 'bot').length;
      const { game, code } = await api.create({
        name: own,
        lang,
        seats: seats.length,
        settings,
        bots: Math.min(bots, seats.length - 1),
        level,
      });
      const link = `${window.location.origin}/join/${code}`;
      if (you?.seat != null && talk.table)
        session.send({ t: 'chat', to: 'table', text: t('end.again-said', { link }) });
      go({ page: 'game', id: game });
    });
  return (
    <>
      <button type="button" className={first ? 'btn is-lamp' : 'btn'} onClick={again} aria-disabled={busy}>
        {practice === null ? t('end.again') : t('practice.again')}
      </button>
      <Failure code={failed} />
    </>
  );
}
