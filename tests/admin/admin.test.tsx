import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import type { ReactNode } from 'react';
import {
  LinkBase,
  memoryStore,
  Navigate,
  useCreatePath,
  useDefaultTitle,
  useHasDashboard,
  useRedirect,
  useResourceContext,
  useResourceDefinitions,
  type AuthProvider,
} from 'react-admin';
import { Link, Route, useParams } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { core } from '../../i18n/en/core.ts';
import { Admin, CustomRoutes, DataTable, List, Resource, type AdminProps } from '../../src/admin/index.ts';
import { createQueryClient } from '../../src/data/queryClient.ts';
import { postsProvider } from './dataProvider.ts';

const messages = { ...core, ...englishMessages };
afterEach(cleanup);

/** Renders an app at a URL, with English messages. */
function openPage(at: string, { children, ...props }: Omit<AdminProps, 'dataProvider'>) {
  history.replaceState(null, '', at);
  render(
    <Admin
      dataProvider={postsProvider().provider}
      i18nProvider={polyglotI18nProvider(() => messages as never, 'en', [], { allowMissing: true })}
      queryClient={createQueryClient()}
      store={memoryStore()}
      {...props}
    >
      {children}
    </Admin>,
  );
}
const address = () => location.pathname + location.search + location.hash;
const heading = (name: string) => screen.findByRole('heading', { name });
const follow = async (name: string) => fireEvent.click(await screen.findByRole('link', { name }));
const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

/** A page that shows its name, its resource and the record's id. */
const pageRoute = (name: string, content?: ReactNode) =>
  function Page() {
    const resource = useResourceContext();
    const { id } = useParams();
    return (
      <>
        <h1>{[name, resource, id].filter(Boolean).join(' ')}</h1>
        {content}
      </>
    );
  };

const PostList = () => (
  <List>
    <DataTable rowClick="edit">
      <DataTable.Col source="title" />
    </DataTable>
  </List>
);

describe('27. Resource / children, CustomRoutes, Admin / dashboard, catchAll', () => {
  const posts = (
    <Resource
      name="posts"
      list={PostList}
      create={pageRoute('Create')}
      edit={pageRoute('Edit')}
      show={pageRoute('Show')}
    >
      <Route path="analytics" element={<h1>Analytics</h1>} />
      <Route path=":id/comments" Component={pageRoute('Comments')} />
    </Resource>
  );
  const app = {
    dashboard: pageRoute('Dashboard'),
    catchAll: pageRoute('Not found'),
    layout: ({ children }: { children: ReactNode }) => <main>{children}</main>,
    children: (
      <>
        {posts}
        <Resource name="authors" list={pageRoute('List')} recordRepresentation="name" />
        {false}
        <CustomRoutes>
          <Route path="/settings" element={<h1>Settings</h1>} />
          <Route path="/profile" element={<h1>Profile</h1>} />
        </CustomRoutes>
        <CustomRoutes noLayout>
          <Route path="/register" element={<h1>Register</h1>} />
        </CustomRoutes>
      </>
    ),
  };

  it.each([
    ['/', 'Dashboard'],
    ['/posts/create', 'Create posts'],
    ['/posts/2', 'Edit posts 2'],
    ['/posts/a%2Fb', 'Edit posts a/b'],
    ['/posts/2/show', 'Show posts 2'],
    ['/posts/analytics', 'Analytics'],
    ['/posts/2/comments', 'Comments posts 2'],
    ['/authors', 'List authors'],
    ['/settings', 'Settings'],
    ['/profile', 'Profile'],
    ['/register', 'Register'],
    ['/posts/2/elsewhere', 'Not found'],
    ['/elsewhere', 'Not found'],
  ])('the address %s opens %s, in the layout unless the route is outside of it', async (at, name) => {
    openPage(at, app);
    const title = await heading(name);
    expect(title.closest('main') === null).toBe(at === '/register');
    expect(address()).toBe(at);
  });

  it('the first list opens if there is no dashboard', async () => {
    openPage('/', { ...app, dashboard: undefined! });
    await screen.findByRole('link', { name: 'Accusantium' });
    expect(address()).toBe('/posts');
  });

  it('resources are defined when the app is first rendered, and it renders once', async () => {
    const drawn = vi.fn<(names: string) => void>();
    const Home = () => {
      const definitions = Object.values(useResourceDefinitions());
      drawn(definitions.map(({ name, hasShow }) => `${name} ${hasShow}`).join());
      return (
        <h1>
          {useDefaultTitle()} {String(useHasDashboard())}
        </h1>
      );
    };
    openPage('/', { ...app, dashboard: Home, title: 'My blog' });
    await heading('My blog true');
    expect(drawn.mock.calls).toEqual([['posts true,authors false']]);
  });

  it('`useRedirect` and `rowClick` open the pages of a resource', async () => {
    const To = () => {
      const redirect = useRedirect();
      return (
        <button type="button" onClick={() => redirect('edit', 'posts', 3)}>
          Edit
        </button>
      );
    };
    openPage('/', { ...app, dashboard: To });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    await heading('Edit posts 3');
    expect(address()).toBe('/posts/3');
    history.back();
    await screen.findByRole('button', { name: 'Edit' });
    cleanup();
    openPage('/posts', app);
    await follow('Beatae');
    await heading('Edit posts 2');
  });

  it('an error is shown by the component `error`', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const Broken = () => {
      throw new Error('Out of order');
    };
    const error: AdminProps['error'] = ({ error, errorInfo }) => (
      <h1>{`${error.message} ${errorInfo?.componentStack?.includes('Broken')}`}</h1>
    );
    openPage('/', { ...app, dashboard: Broken, error });
    expect(await heading('Out of order true')).toBeDefined();
  });

  it('a page without access is replaced by `accessDenied`', async () => {
    const can = vi.fn<(params: { action: string; resource: string }) => boolean>(
      ({ action }) => action !== 'edit',
    );
    const authProvider: AuthProvider = {
      login: async () => {},
      logout: async () => {},
      checkAuth: async () => {},
      checkError: async () => {},
      can,
      canAccess: async params => can(params),
    };
    openPage('/posts/2', { ...app, authProvider, accessDenied: pageRoute('Refused') });
    await heading('Refused posts 2');
    expect(can).toHaveBeenCalledWith({ action: 'edit', resource: 'posts' });
    cleanup();
    openPage('/posts/2/show', { ...app, authProvider, accessDenied: pageRoute('Refused') });
    await heading('Show posts 2');
  });

  describe('Admin with `options.paths`', () => {
    const Links = () => {
      const redirect = useRedirect();
      const createPath = useCreatePath();
      return (
        <>
          <h1>Home</h1>
          <LinkBase to={createPath({ resource: 'posts', type: 'edit', id: 'a/b' })}>edit</LinkBase>
          <LinkBase to={{ pathname: '/posts/2/show', search: '?from=home', hash: '#views' }}>show</LinkBase>
          <LinkBase to={`${createPath({ resource: 'posts', type: 'list' })}?page=2`}>list</LinkBase>
          <LinkBase to="/posts/create#form">create</LinkBase>
          <LinkBase to="/article/2/info">documented</LinkBase>
          <LinkBase to="/articles/new">new</LinkBase>
          <LinkBase to="/posts/analytics">child</LinkBase>
          <LinkBase to="/settings">custom</LinkBase>
          <LinkBase to="/authors/2">no page</LinkBase>
          <LinkBase to="/comments">elsewhere</LinkBase>
          <LinkBase to="/unknown/2">unknown</LinkBase>
          <Link to="/posts/4?from=plain#text">plain</Link>
          <button type="button" onClick={() => redirect('edit', 'posts', 3)}>
            Redirect
          </button>
        </>
      );
    };
    const paths = { list: '/articles', create: '/articles/new', edit: '/article/:id/info' };
    const app = {
      dashboard: Links,
      catchAll: () => <Navigate to="/" replace />,
      children: (
        <>
          <Resource
            name="posts"
            list={PostList}
            create={pageRoute('Create')}
            edit={pageRoute('Edit')}
            options={{ paths }}
          >
            <Route path="analytics" element={<h1>Analytics</h1>} />
          </Resource>
          <Resource name="authors" list={pageRoute('List')} options={{ paths: { list: '/people' } }} />
          <Resource name="comments" options={{ paths: { list: '/' } }} />
          <CustomRoutes>
            <Route path="/settings" element={<h1>Settings</h1>} />
          </CustomRoutes>
        </>
      ),
    };

    it('with `options.paths` every link leads to a documented address', async () => {
      openPage('/', app);
      const hrefs = {
        edit: '/article/a%2Fb/info',
        // react-admin renders `edit` if there is no page `show`.
        show: '/article/2/info?from=home#views',
        list: '/articles?page=2',
        create: '/articles/new#form',
        documented: '/article/2/info',
        new: '/articles/new',
        child: '/posts/analytics',
        custom: '/settings',
        'no page': '/people',
        elsewhere: '/',
        unknown: '/unknown/2',
      };
      for (const [name, href] of Object.entries(hrefs))
        expect([name, await hrefOf(name)]).toEqual([name, href]);
    });

    it('with `options.paths` redirects and row clicks lead to the documented address', async () => {
      openPage('/', app);
      fireEvent.click(await screen.findByRole('button', { name: 'Redirect' }));
      await heading('Edit posts 3');
      expect(address()).toBe('/article/3/info');
      cleanup();
      openPage('/articles', app);
      expect(await hrefOf('Beatae')).toBe('/article/2/info');
      await follow('Beatae');
      await heading('Edit posts 2');
      expect(address()).toBe('/article/2/info');
    });

    it('with `options.paths` a plain link is redirected, and an unknown address opens `catchAll`', async () => {
      openPage('/', app);
      await follow('plain');
      await heading('Edit posts 4');
      expect(address()).toBe('/article/4/info?from=plain#text');
      history.back();
      await waitFor(() => expect(address()).toBe('/'));
      await follow('unknown');
      await waitFor(() => expect(address()).toBe('/'));
    });

    it('with a base path the documented address begins with it', async () => {
      openPage('/admin/', { ...app, basename: '/admin' });
      expect(await hrefOf('show')).toBe('/admin/article/2/info?from=home#views');
      fireEvent.click(await screen.findByRole('button', { name: 'Redirect' }));
      await heading('Edit posts 3');
      expect(address()).toBe('/admin/article/3/info');
    });
  });
});
