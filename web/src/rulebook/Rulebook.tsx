import { Mark } from '../ink/Mark.tsx';
import type { Route } from '../ui/route/route.ts';
import { Link } from '../ui/route/router.tsx';
import { useText } from '../words/Words.tsx';
import { EditionShelf } from './EditionShelf.tsx';
import { RulesView } from './RulesView.tsx';

/** The rules, clause by clause, with a search. */
export default function Rulebook({ route }: { readonly route: Extract<Route, { readonly page: 'rules' }> }) {
  const { t } = useText();
  return (
    <EditionShelf>
      {(choice) => (
        <div className="rulebook">
          <header>
            <Link to={{ page: 'door' }} className="home-link">
              <Mark id="house" />
              {t('web.title')}
            </Link>
            <h1 className="display">{t('rulebook.title')}</h1>
            {choice}
          </header>
          <RulesView chosen={route.clause} where="page" />
        </div>
      )}
    </EditionShelf>
  );
}
