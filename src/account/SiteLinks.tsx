import siteLinks from '../../i18n/en/siteLinks.ts';
import { AccountLink } from './AccountLink.tsx';
import { accountPaths } from './accountPaths.ts';
import { addEnglishTexts, useAccountText } from './accountText.ts';

addEnglishTexts({ siteLinks });

/** The documented links before sign-in. Home leads to the login page, too. */
export default function SiteLinks({ page }: { page: string }) {
  const t = useAccountText();
  return (
    <nav aria-label={t('siteLinks.label')}>
      <AccountLink to="/">{t('siteLinks.home')}</AccountLink>
      <AccountLink to={accountPaths.login} aria-current={page === 'login' ? 'page' : undefined}>
        {t('siteLinks.login')}
      </AccountLink>
    </nav>
  );
}
