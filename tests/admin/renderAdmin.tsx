import { render } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import type { ComponentType, ReactNode } from 'react';
import {
  CoreAdminContext,
  memoryStore,
  ResourceDefinitionContextProvider,
  useNotificationContext,
  type AuthProvider,
  type DataProvider,
  type ResourceDefinition,
  type Store,
} from 'react-admin';
import { createBrowserRouter, Outlet, RouterProvider, useLocation, useParams } from 'react-router-dom';
import { core } from '../../i18n/en/core.ts';
import views from '../../i18n/en/views.ts';
import { AccessProvider } from '../../src/auth/AccessProvider.tsx';
import { cacheIdentity } from '../../src/auth/cacheIdentity.ts';
import { identityOf } from '../../src/auth/identity.ts';
import { createQueryClient } from '../../src/data/queryClient.ts';

const me = { _id: '5f3c2a100000000000000001', email: 'ada@posts.example', firstName: 'Ada', lastName: '' };
const messages = { ...core, views, ...englishMessages };

const definitions: Record<string, ResourceDefinition> = {
  posts: {
    name: 'posts',
    hasList: true,
    hasEdit: true,
    hasShow: true,
    hasCreate: true,
    recordRepresentation: 'title',
  },
  authors: { name: 'authors', hasList: true, hasEdit: true, recordRepresentation: 'name' },
  comments: { name: 'comments', hasList: true },
};

const Notifications = () => (
  <ul aria-label="Notifications">
    {useNotificationContext().notifications.map(({ message }) => (
      <li key={String(message)}>{message}</li>
    ))}
  </ul>
);

function Page({ name }: { name: string }) {
  const { id = '' } = useParams();
  const { search } = useLocation();
  return (
    <h1>
      {name} {id}
      {search}
    </h1>
  );
}

let dispose = () => {};
/** Unmounts the last rendered app. */
export const unmountAdmin = () => dispose();

interface Options {
  dataProvider: DataProvider;
  authProvider?: AuthProvider;
  /** The initial URL, in react-admin's scheme. */
  at?: string;
  store?: Store;
  /** Other pages by path. */
  pages?: Readonly<Record<string, ReactNode>>;
  /** Wraps every page; without it the notifications are listed. */
  wrapper?: ComponentType<{ children: ReactNode }>;
  /** More English texts. */
  texts?: object;
}

/** Renders an element with the environment of react-admin's documentation: its URLs, English messages and default props. */
export function renderAdmin(
  element: ReactNode,
  {
    dataProvider,
    authProvider,
    at = '/posts',
    store = memoryStore(),
    pages = {},
    wrapper: Around,
    texts,
  }: Options,
) {
  history.replaceState(null, '', at);
  const i18nProvider = polyglotI18nProvider(() => ({ ...messages, ...texts }) as never, 'en', [], {
    allowMissing: true,
  });
  const router = createBrowserRouter([
    {
      element: (
        <CoreAdminContext
          dataProvider={dataProvider}
          {...(authProvider && { authProvider })}
          i18nProvider={i18nProvider}
          queryClient={cacheIdentity(createQueryClient(), identityOf(me))}
          store={store}
        >
          <ResourceDefinitionContextProvider definitions={definitions}>
            <AccessProvider>
              {Around ? (
                <Around>
                  <Outlet />
                </Around>
              ) : (
                <>
                  <Outlet />
                  <Notifications />
                </>
              )}
            </AccessProvider>
          </ResourceDefinitionContextProvider>
        </CoreAdminContext>
      ),
      children: [
        ...Object.entries(pages).map(([path, page]) => ({ path, element: page })),
        { path: '/posts', element },
        { path: '/posts/:id', element: <Page name="Edit" /> },
        { path: '/posts/:id/show', element: <Page name="Show" /> },
        { path: '*', element: <Page name="Elsewhere" /> },
      ],
    },
  ]);
  const { unmount } = render(<RouterProvider router={router} />);
  dispose = () => {
    unmount();
    router.dispose();
    dispose = () => {};
  };
  return {
    address: () => location.pathname + location.search,
    go: (to: string, options?: { state: unknown }) => router.navigate(to, options),
  };
}
