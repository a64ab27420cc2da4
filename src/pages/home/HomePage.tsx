import { Navigate, useSearchParams } from 'react-router-dom';
import { useCan } from '../../auth/AccessProvider.tsx';
import { COMPARE_PARAM } from '../../domain/organizations/mainPage.ts';
import { AccessDeniedRedirect } from '../../ui/AccessDeniedRedirect.tsx';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { paths, REPLACE_PARAM } from '../../ui/paths.ts';
import { useText } from '../../ui/useText.ts';
import { MainPage } from './MainPage.tsx';

const ComparePage = lazyComponent(
  () => import('./compare/ComparePage.tsx'),
  ['resources.applications', 'resources.layers', 'compare'],
);
const ReplacePage = lazyComponent(() => import('./replace/ReplacePage.tsx'), ['configs', 'home', 'replace']);

/**
 * The page at '/': the main page, a dashboard, or a redirect to the subscriptions
 * (docs/decisions/home-page.md).
 */
export default function HomePage() {
  const t = useText();
  const can = useCan();
  const [search] = useSearchParams();
  if (search.has(REPLACE_PARAM))
    return can({ action: 'replace', resource: 'configs' }) ? (
      <ReplacePage />
    ) : (
      <AccessDeniedRedirect text="failure.forbidden" />
    );
  if (can({ action: 'list', resource: 'main' }))
    return search.has(COMPARE_PARAM) ? <ComparePage /> : <MainPage />;
  if (can({ action: 'list', resource: 'dashboard' }))
    return <PageHead title={t('home.dashboard')} crumbs={false} />;
  return <Navigate to={paths.subscriptions} replace />;
}
