import { useRef, useState } from 'react';
import { session } from '../auth/session.ts';
import { VisitContext, type AccountVisit } from './accountVisit.ts';
import { Deferred } from './Deferred.tsx';
import { MapMark } from './icons.tsx';
import { LoadedPage } from './LoadedPage.tsx';
import { LoginPage } from './LoginPage.tsx';
import { pageAt, withNext } from './paths.ts';
import { useTextOnceLoaded } from './text.ts';
import './account.css';
import './preferences.css';
import './backdrop.css';

interface Props extends Pick<AccountVisit, 'search' | 'go' | 'login' | 'signIn'> {
  path: string;
}

const loadSiteLinks = () => import('./SiteLinks.tsx');
const loadSurroundings = () => import('./Surroundings.tsx');

/**
 * The pages before sign-in use only React and CSS. The login page is part of the first chunk, the others load
 * on demand.
 */
export default function AccountPages({ path, search, go, login, signIn }: Props) {
  const t = useTextOnceLoaded();
  const shown = useRef('');
  const [expired, setExpired] = useState(() => session.ending() === 'expired');
  const page = pageAt(path);
  if (!t || !page) return null;
  const move = (to: string) => {
    setExpired(false);
    go(withNext(to, search));
  };
  return (
    <VisitContext value={{ search, go: move, login, signIn, expired, shown }}>
      <div className="account">
        <main>
          <div className="product">
            <MapMark />
            <span>{t('account.product')}</span>
            {!session.token() && <Deferred load={loadSiteLinks} given={{ page: page.name }} />}
          </div>
          {page.name === 'login' ? <LoginPage /> : <LoadedPage key={path} name={page.name} link={page.key} />}
        </main>
        <Deferred load={loadSurroundings} />
      </div>
    </VisitContext>
  );
}
