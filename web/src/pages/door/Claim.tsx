import { api } from '../../net/api.ts';
import { Failure } from '../../ui/call/Failure.tsx';
import { useCall } from '../../ui/call/useCall.ts';
import type { Route } from '../../ui/route/route.ts';
import { go } from '../../ui/route/router.tsx';
import { useText } from '../../words/Words.tsx';
import { Alone } from './Alone.tsx';

/** A personal link: takes the seat to this device, once. It asks first, because a look at the page must not use the link up. */
export default function Claim({ route }: { readonly route: Extract<Route, { readonly page: 'claim' }> }) {
  const { t } = useText();
  const { secret } = route;
  const { busy, failed, run } = useCall();
  const take = (): void =>
    run(async () => {
      const { game } = await api.claim(secret);
      go({ page: 'game', id: game }, 'replace');
    });
  return (
    <Alone title={t('door.claim-title')}>
      <p>{t('door.claim-more')}</p>
      <Failure code={failed} />
      <button type="button" className="btn is-lamp" onClick={take} aria-disabled={busy}>
        {t('door.claim')}
      </button>
    </Alone>
  );
}
