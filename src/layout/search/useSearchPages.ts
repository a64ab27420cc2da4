import { paths } from '../../ui/paths.ts';
import { useText } from '../../ui/useText.ts';
import { useDemoLinks, useListLinks } from '../nav/navLinks.ts';
import type { SearchMatch } from './searchMatches.ts';

/** The pages that the signed-in user may open. */
export function useSearchPages(): SearchMatch[] {
  const t = useText();
  return [
    { to: paths.home, label: t('shell.nav.home') },
    ...useListLinks('bar'),
    ...useListLinks('belowTools'),
    { to: paths.profile, label: t('shell.profile') },
    { to: paths.subscriptions, label: t('shell.subscriptions') },
    { to: paths.apiKeys, label: t('shell.apiKeys') },
    { to: paths.settings, label: t('shell.changePassword') },
    ...useDemoLinks(),
  ].map(({ to, label }) => ({ key: `page ${to}`, kind: 'page', group: t('search.pages'), to, label }));
}
