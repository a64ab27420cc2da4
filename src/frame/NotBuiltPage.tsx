import { useLocation } from 'react-router-dom';
import { NotBuilt } from '../ui/NotBuilt.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { useNavLinks } from './nav/navLinks.ts';
import { useText } from '../ui/useText.ts';

export default function NotBuiltPage() {
  const t = useText();
  const { pathname } = useLocation();
  const { main, belowTools } = useNavLinks();
  const here = [...belowTools, ...main].find(link => link.current);
  const other = pathname.startsWith('/application') ? 'application' : pathname.startsWith('/subscription-plan') ? 'plan' : 'subscriptions';
  return (
    <>
      <PageHead title={here?.label ?? t(`notBuilt.page.${other}`)} />
      <NotBuilt />
    </>
  );
}
