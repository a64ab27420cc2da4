import { createElement, isValidElement, useContext, type ComponentType, type ReactElement } from 'react';
import { Resource, ResourceContextProvider, type ResourceProps } from 'react-admin';
import { Navigate, Outlet, useLocation, type RouteObject } from 'react-router-dom';
import { useCanAny } from '../../auth/AccessProvider.tsx';
import { AccessGate } from '../auth/CanAccess.tsx';
import { Layout as DefaultLayout } from '../layout/Layout.tsx';
import { documentedRouterProvider } from '../routing/documentedRouterProvider.tsx';
import { createDocumentedPath, pagePaths, pageTypes } from '../routing/pagePaths.ts';
import { AdminContext, type AdminProps, type AdminRouting } from './AdminContext.ts';
import { readAdminElements, routePaths, routesFromElements } from './adminElements.ts';

/**
 * Creates one route table from the children of `Admin`. The element of a route never changes, so a page does not re-render when only
 * the query string of the URL changes.
 */
export function createAdminRoutes({
  children,
  dashboard: Dashboard,
}: AdminProps): AdminRouting & { routes: RouteObject[] } {
  const { resources, customRoutes, customRoutesWithoutLayout } = readAdminElements(children);
  const routes: RouteObject[] = [
    {
      element: <AdminLayout />,
      children: [
        ...customRoutes,
        ...resources.flatMap(resourceRoutes),
        { path: '/', element: Dashboard ? <Dashboard /> : <FirstResource resources={resources} /> },
        { path: '*', element: <CatchAll /> },
      ],
    },
    ...customRoutesWithoutLayout,
  ];
  const definitions = Object.fromEntries(
    resources.map(resource => [resource.name, Resource.registerResource(resource)]),
  );
  const documentedPath = createDocumentedPath(resources, routePaths(routes));
  return { routes, definitions, documentedPath, routerProvider: documentedRouterProvider(documentedPath) };
}

/** The pages of a resource at their documented paths, and its child routes below `/<name>`. */
function resourceRoutes(resource: ResourceProps, index: number): RouteObject[] {
  const { name, children } = resource;
  const paths = pagePaths(resource);
  return [
    ...pageTypes.flatMap(type => {
      const page = resource[type];
      if (!page) return [];
      const element = (
        <ResourceContextProvider value={name}>
          <AccessGate action={type}>{toElement(page)}</AccessGate>
        </ResourceContextProvider>
      );
      return [{ path: paths[type]!, element }];
    }),
    {
      element: (
        <ResourceContextProvider value={name}>
          <Outlet />
        </ResourceContextProvider>
      ),
      children: routesFromElements(children, 1, index).map(route => ({
        ...route,
        path: `/${name}/${route.path ?? ''}`,
      })) as RouteObject[],
    },
  ];
}

const toElement = (page: ComponentType | ReactElement) => (isValidElement(page) ? page : createElement(page));

function AdminLayout() {
  const { layout: Layout = DefaultLayout } = useContext(AdminContext);
  return (
    <Layout>
      <Outlet />
    </Layout>
  );
}

/** The page at `/` without a dashboard. */
function FirstResource({ resources }: { resources: readonly ResourceProps[] }) {
  const can = useCanAny();
  const first = resources.find(({ name, list }) => list && can({ action: 'list', resource: name }));
  return first ? <Navigate to={pagePaths(first).list!} replace /> : null;
}

/** Unknown URLs. A link that bypasses the router provider leads to react-admin's path of a page, which is redirected to the documented one. */
function CatchAll() {
  const { catchAll: Unknown, documentedPath } = useContext(AdminContext);
  const requested = useLocation();
  const pathname = documentedPath(requested.pathname);
  if (pathname !== requested.pathname) return <Navigate to={{ ...requested, pathname }} replace />;
  return Unknown ? <Unknown /> : null;
}
