import { HashTabs } from '../../ui/tabs/HashTabs.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { NotBuilt } from '../../ui/NotBuilt.tsx';
import { useText } from '../../ui/useText.ts';
import { OrganizationList } from './organizations/OrganizationList.tsx';
import { ORGANIZATIONS } from './organizations/organizationTab.ts';

const notBuilt = ['defaults', 'notifications', 'misc'] as const;

/** The main page of admins and superadmins: one tab for each area of the platform as a whole. */
export function MainPage() {
  const t = useText();
  return (
    <>
      <PageHead title={t('home.title')} crumbs={false} />
      <HashTabs
        label={t('home.tabs.label')}
        tabs={[
          { hash: ORGANIZATIONS.hash, label: t('home.tabs.organizations'), content: () => <OrganizationList /> },
          ...notBuilt.map(hash => ({ hash, label: t(`home.tabs.${hash}`), content: () => <NotBuilt /> })),
        ]}
      />
    </>
  );
}
