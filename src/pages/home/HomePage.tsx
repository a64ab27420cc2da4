import { Navigate, useSearchParams } from 'react-router-dom';
import { Refused } from '../../calls/Gate.tsx';
import { useMay } from '../../calls/MeContext.tsx';
import { COMPARED } from '../../organization/comparing.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { part } from '../../ui/part.tsx';
import { paths, REPLACED } from '../../ui/paths.ts';
import { useText } from '../../ui/useText.ts';
import { MainPage } from './MainPage.tsx';

const ComparePage = part(
  () => import('./compare/ComparePage.tsx'),
  ['resources.applications', 'layers', 'compare'],
);
const ReplacePage = part(() => import('./replace/ReplacePage.tsx'), ['configs', 'home', 'replace']);

/** The address '/': the main page, a dashboard, or the way to the subscriptions (decision 2). */
export default function HomePage() {
  const t = useText();
  const may = useMay();
  const [search] = useSearchParams();
  if (search.has(REPLACED))
    return may('replaceInConfigs') ? <ReplacePage /> : <Refused text="failure.forbidden" />;
  if (may('main')) return search.has(COMPARED) ? <ComparePage /> : <MainPage />;
  if (may('dashboard')) return <PageHead title={t('home.dashboard')} crumbs={false} />;
  return <Navigate to={paths.subscriptions} replace />;
}
