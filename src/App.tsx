import './ui/theme/console.css';
import { useEffect, useState } from 'react';
import { CoreAdminContext, Resource, ResourceDefinitionContextProvider } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';
import { createBrowserRouter, Navigate, Outlet, parsePath, RouterProvider } from 'react-router-dom';
import { texts } from '../i18n/index.ts';
import { paths as accountPaths } from './account/paths.ts';
import { ActivityContext } from './activity/ActivityContext.ts';
import { createActivity } from './activity/createActivity.ts';
import { DefaultPropsContext } from './admin/useDefaultProps.ts';
import { authProvider } from './auth/authProvider.ts';
import { call } from './auth/call.ts';
import { session } from './auth/session.ts';
import { Gate } from './calls/Gate.tsx';
import { MeProvider } from './calls/MeContext.tsx';
import { PreloadContext } from './calls/PreloadContext.ts';
import { createUserStore } from './createUserStore.ts';
import { createDataProvider } from './dataProvider/dataProvider.ts';
import { defaultProps } from './defaultProps.ts';
import { Broken } from './frame/Broken.tsx';
import { Layout } from './frame/Layout.tsx';
import { ToHome } from './frame/ToHome.tsx';
import { createQueryClient } from './queryClient.ts';
import { resources } from './resources/index.ts';
import { isThere, screenAt, screens } from './screens.ts';
import type { ShellProps } from './shell.ts';
import { base } from './ui/base.ts';
import { forgetLoadError } from './ui/lazy/LoadBoundary.tsx';
import { preloadOnce } from './ui/lazy/preloadOnce.ts';
import { paths } from './ui/paths.ts';
import { useI18nProvider } from './useI18nProvider.ts';

/** What react-admin knows of each resource; the screens are routes of their own, at the documented addresses. */
const definitions = Object.fromEntries(
  Object.entries(resources).map(([name, { recordRepresentation, create }]) => [
    name,
    Resource.registerResource({
      name,
      options: { create },
      ...(recordRepresentation && { recordRepresentation }),
    }),
  ]),
);

const routerFor = (me: ShellProps['me']) =>
  createBrowserRouter(
    [
      {
        element: <Console me={me} />,
        children: [
          ...screens
            .filter(isThere)
            .map(screen => ({ path: screen.path, element: <Gate screen={screen} /> })),
          // Who has a session changes the password rather than ask for a link.
          { path: accountPaths.forgotPassword, element: <Navigate to={paths.settings} replace /> },
          { path: '*', element: <ToHome /> },
        ],
      },
    ],
    { basename: base || '/' },
  );

function preload(address: string) {
  const screen = screenAt(parsePath(address).pathname ?? '');
  if (screen) preloadOnce(screen.page.preload);
}

/** The console behind sign-in. Mounted for one session: its caches live and die with it. */
export default function App({ me }: ShellProps) {
  const [router] = useState(() => routerFor(me));
  useEffect(() => () => router.dispose(), [router]);
  return <RouterProvider router={router} />;
}

/** react-admin without its own routes: they are nested three deep, and would draw everything a second time to learn what they hold. */
function Console({ me }: ShellProps) {
  const [queryClient] = useState(createQueryClient);
  const [activity] = useState(() => createActivity(me._id, queryClient));
  const [dataProvider] = useState(() =>
    createDataProvider({ call, token: session.token, observer: activity.observer }),
  );
  const [store] = useState(() => createUserStore(me._id, { locale: texts.language() }));
  const [auth] = useState(() => authProvider(() => me));
  useEffect(() => activity.open(), [activity]);
  return (
    <CoreAdminContext
      dataProvider={dataProvider}
      authProvider={auth}
      i18nProvider={useI18nProvider(store)}
      queryClient={queryClient}
      store={store}
    >
      <ResourceDefinitionContextProvider definitions={definitions}>
        <ErrorBoundary FallbackComponent={Broken} onError={forgetLoadError}>
          <ActivityContext value={activity}>
            <MeProvider first={me}>
              <PreloadContext value={preload}>
                <DefaultPropsContext value={defaultProps}>
                  <Layout>
                    <Outlet />
                  </Layout>
                </DefaultPropsContext>
              </PreloadContext>
            </MeProvider>
          </ActivityContext>
        </ErrorBoundary>
      </ResourceDefinitionContextProvider>
    </CoreAdminContext>
  );
}
