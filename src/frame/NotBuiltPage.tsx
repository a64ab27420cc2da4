import { useLocation } from 'react-router-dom';
import { NotBuilt } from '../ui/NotBuilt.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { resourceAt } from '../ui/paths.ts';
import { useText } from '../ui/useText.ts';

export default function NotBuiltPage() {
  const t = useText();
  const resource = resourceAt(useLocation().pathname);
  return (
    <>
      <PageHead title={resource ? t(`names.${resource}.title`) : t('notBuilt.title')} />
      <NotBuilt />
    </>
  );
}
