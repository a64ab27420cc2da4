import { useContext, useEffect, useState } from 'react';
import {
  CoreAdminContext,
  DefaultTitleContextProvider,
  HasDashboardContextProvider,
  ResourceDefinitionContextProvider,
} from 'react-admin';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom';
import { AccessProvider } from '../../auth/AccessProvider.tsx';
import { Notification as DefaultNotification } from '../layout/Notification.tsx';
import { PageErrorBoundary } from '../layout/PageErrorBoundary.tsx';
import { DefaultPropsContext } from '../useDefaultProps.ts';
import { AdminContext, type AdminProps } from './AdminContext.ts';
import { createAdminRoutes } from './adminRoutes.tsx';

/**
 * react-admin's `Admin`. Its `Resource` and `CustomRoutes` are read once: they make the resource definitions and one flat route
 * table. The documented paths of a resource's pages are its `options.paths`, with `:id` for the record's id.
 */
export function Admin(props: AdminProps) {
  const [{ definitions, documentedPath, routerProvider, router }] = useState(() => {
    const { routes, ...app } = createAdminRoutes(props);
    const router = createBrowserRouter([{ element: <AdminProviders />, children: routes }], {
      basename: props.basename || '/',
    });
    return { ...app, router };
  });
  useEffect(() => () => router.dispose(), [router]);
  return (
    <AdminContext value={{ ...props, definitions, documentedPath, routerProvider }}>
      <RouterProvider router={router} />
    </AdminContext>
  );
}

/** The contexts of `CoreAdminContext` and `CoreAdminUI`. */
function AdminProviders() {
  const {
    authProvider,
    dashboard,
    dataProvider,
    defaultProps = {},
    definitions,
    error,
    i18nProvider,
    notification: NotificationComponent = DefaultNotification,
    queryClient,
    routerProvider,
    store,
    title = 'React Admin',
  } = useContext(AdminContext);
  return (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      routerProvider={routerProvider}
      store={store}
    >
      <ResourceDefinitionContextProvider definitions={definitions}>
        <DefaultPropsContext value={defaultProps}>
          <DefaultTitleContextProvider value={title}>
            <HasDashboardContextProvider value={!!dashboard}>
              <AccessProvider>
                <PageErrorBoundary error={error}>
                  <Outlet />
                </PageErrorBoundary>
                <NotificationComponent />
              </AccessProvider>
            </HasDashboardContextProvider>
          </DefaultTitleContextProvider>
        </DefaultPropsContext>
      </ResourceDefinitionContextProvider>
    </CoreAdminContext>
  );
}
