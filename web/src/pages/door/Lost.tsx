import { Link } from '../../ui/route/router.tsx';
import { useText } from '../../words/Words.tsx';
import { Alone } from './Alone.tsx';

export default function Lost() {
  const { t } = useText();
  return (
    <Alone title={t('app.lost')}>
      <p>{t('app.lost-more')}</p>
      <Link to={{ page: 'door' }} className="btn is-lamp">
        {t('app.to-door')}
      </Link>
    </Alone>
  );
}
