import { Navigate } from 'react-router-dom';
import { PageHead } from '../../ui/PageHead.tsx';
import { useMay } from '../../calls/MeContext.tsx';
import { paths } from '../../ui/paths.ts';
import { useText } from '../../ui/useText.ts';
import { MainPage } from './MainPage.tsx';

/** The address '/': the main page, a dashboard, or the way to the subscriptions (decision 2). */
export default function HomePage() {
  const t = useText();
  const may = useMay();
  if (may('main')) return <MainPage />;
  if (may('dashboard')) return <PageHead title={t('home.dashboard')} crumbs={false} />;
  return <Navigate to={paths.subscriptions} replace />;
}
