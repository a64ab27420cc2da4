import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ORGANIZATIONS } from '../../domain/organizations/mainPage.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { HashTabs, TabSkeleton } from '../../ui/tabs/HashTabs.tsx';
import { useText } from '../../ui/useText.ts';
import { LazyAttention } from './attention/LazyAttention.tsx';
import { OrganizationList } from './organizations/OrganizationList.tsx';

const ProxyTab = lazyComponent(
  () => import('./proxy/ProxyTab.tsx'),
  ['proxy'],
  () => <div className="panel" style={{ minHeight: 392 }} aria-busy />,
);

const NotificationsTab = lazyComponent(
  () => import('./notifications/NotificationsTab.tsx'),
  ['resources.notifications'],
  TabSkeleton,
);
const DefaultsTab = lazyComponent(() => import('./defaults/DefaultsTab.tsx'), ['configs'], TabSkeleton);

/** The main page of admins and superadmins. */
export function MainPage() {
  const t = useText();
  const { hash: chosen } = useLocation();
  const [organizations, setOrganizations] = useState<number>();
  return (
    <>
      <PageHead title={t('home.title')} crumbs={false} />
      <HashTabs
        label={t('home.tabs.label')}
        tabs={[
          {
            hash: ORGANIZATIONS.hash,
            label: t('resources.applications.page.list'),
            count: organizations,
            content: () => (
              <>
                <LazyAttention />
                <OrganizationList counted={setOrganizations} />
              </>
            ),
          },
          {
            hash: 'defaults',
            label: t('home.tabs.defaults'),
            preloadProps: DefaultsTab.preloadProps,
            content: () => <DefaultsTab />,
          },
          { hash: 'notifications', label: t('home.tabs.notifications'), content: () => <NotificationsTab /> },
          {
            hash: 'misc',
            label: t('home.tabs.misc'),
            preloadProps: ProxyTab.preloadProps,
            content: () => <ProxyTab shown={chosen === '#misc'} />,
          },
        ]}
      />
    </>
  );
}
