import { useRef, useState } from 'react';
import { session } from '../auth/session.ts';
import { AccountContext, type AccountContextValue } from './accountContext.ts';
import { matchAccountPage, withNext } from './accountPaths.ts';
import { useLoadedAccountText } from './accountText.ts';
import { Deferred } from './Deferred.tsx';
import { MapMark } from './icons.tsx';
import { LoadedPage } from './LoadedPage.tsx';
import { LoginPage } from './LoginPage.tsx';
import './account.css';
import './preferences.css';
import './backdrop.css';

interface Props extends Pick<AccountContextValue, 'search' | 'go' | 'login' | 'signIn'> {
  path: string;
}

const loadSiteLinks = () => import('./SiteLinks.tsx');
const loadSurroundings = () => import('./Surroundings.tsx');

/**
 * The pages before sign-in use only React and CSS. The login page is part of the first chunk, the others load
 * on demand.
 */
export default function AccountPages({ path, search, go, login, signIn }: Props) {
  const t = useLoadedAccountText();
  const lastPageRef = useRef('');
  const [isSessionExpired, setSessionExpired] = useState(() => session.ending() === 'expired');
  const page = matchAccountPage(path);
  if (!t || !page) return null;
  const move = (to: string) => {
    setSessionExpired(false);
    go(withNext(to, search));
  };
  return (
    <AccountContext value={{ search, go: move, login, signIn, isSessionExpired, lastPageRef }}>
      <div className="account">
        <main>
          <div className="product">
            <MapMark />
            <span>{t('account.product')}</span>
            {!session.token() && <Deferred load={loadSiteLinks} componentProps={{ page: page.name }} />}
          </div>
          {page.name === 'login' ? (
            <LoginPage />
          ) : (
            <LoadedPage key={path} name={page.name} linkToken={page.linkToken} />
          )}
        </main>
        <Deferred load={loadSurroundings} />
      </div>
    </AccountContext>
  );
}
