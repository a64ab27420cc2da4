import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { useEffect, useState } from 'react';
import {
  memoryStore,
  useCloseNotification,
  useNotify,
  type AuthProvider,
  type NotificationOptions,
} from 'react-admin';
import { Route } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { core } from '../../i18n/en/core.ts';
import {
  Admin,
  AppBar,
  CustomRoutes,
  Layout,
  Menu,
  Notification,
  Resource,
  type AdminProps,
  type LayoutProps,
} from '../../src/admin/index.ts';
import { createQueryClient } from '../../src/data/queryClient.ts';
import { postsProvider } from './dataProvider.ts';

const messages = { ...core, ...englishMessages };
afterEach(cleanup);
afterEach(() => void vi.restoreAllMocks());

const pageTitled = (name: string) => () => <h1>{name}</h1>;

function openPage(at: string, props: Partial<AdminProps> = {}) {
  history.replaceState(null, '', at);
  render(
    <Admin
      dataProvider={postsProvider().provider}
      i18nProvider={polyglotI18nProvider(() => messages as never, 'en', [], { allowMissing: true })}
      queryClient={createQueryClient()}
      store={memoryStore()}
      dashboard={pageTitled('Dashboard page')}
      {...props}
    >
      <Resource
        name="posts"
        list={pageTitled('Post list')}
        edit={pageTitled('Post')}
        icon={() => <svg data-testid="icon" />}
      />
      <Resource name="comments" list={pageTitled('Comment list')} options={{ paths: { list: '/remarks' } }} />
      <Resource name="authors" edit={pageTitled('Author')} />
      <CustomRoutes>
        <Route path="/stats" element={<h1>Stats</h1>} />
      </CustomRoutes>
    </Admin>,
  );
}
const heading = (name: string) => screen.findByRole('heading', { name });
const menu = async () => within(await screen.findByRole('navigation', { name: 'Main' }));
const links = async () => (await menu()).getAllByRole('link');
const texts = async () => (await links()).map(link => link.textContent);
const current = async () =>
  (await links()).filter(link => link.getAttribute('aria-current') === 'page').map(link => link.textContent);
/** Narrow windows have the menu in the sidebar. */
const narrow = () =>
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    query =>
      ({
        matches: query.includes('max-width'),
        addEventListener() {},
        removeEventListener() {},
      }) as Partial<MediaQueryList> as MediaQueryList,
  );

describe('Layout', () => {
  it('Layout is the default layout of Admin, with the dashboard and every list in its menu', async () => {
    openPage('/posts');
    await heading('Post list');
    expect(await texts()).toEqual(['Dashboard', 'Posts', 'Comments']);
    expect((await links()).map(link => link.getAttribute('href'))).toEqual(['/', '/posts', '/remarks']);
    screen.getByRole('link', { name: 'Skip to content' });
    expect(screen.getByTestId('icon').closest('a')!.textContent).toBe('Posts');
  });

  it('Layout accepts its own appBar and menu', async () => {
    const MyAppBar = () => (
      <AppBar toolbar={<button type="button">Help</button>} userMenu={<button type="button">Ada</button>}>
        <strong>My blog</strong>
      </AppBar>
    );
    const MyMenu = () => (
      <Menu>
        <Menu.DashboardItem />
        <Menu.ResourceItem name="posts" />
        <Menu.Item to="/stats" primaryText="Miscellaneous" leftIcon={<i>*</i>} />
      </Menu>
    );
    openPage('/stats', {
      layout: ({ children }) => (
        <Layout appBar={MyAppBar} menu={MyMenu}>
          {children}
        </Layout>
      ),
    });
    await heading('Stats');
    expect(await texts()).toEqual(['Dashboard', 'Posts', '*Miscellaneous']);
    expect(screen.getByRole('banner').textContent).toBe('My blogDashboardPosts*MiscellaneousHelpAda');
    expect(await current()).toEqual(['*Miscellaneous']);
    fireEvent.click((await links())[1]!);
    await heading('Post list');
    expect(await current()).toEqual(['Posts']);
  });

  it('Layout shows an error in place of the page until the address changes', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const Broken = () => {
      throw new Error('Out of order');
    };
    const MyError: LayoutProps['error'] = ({ error, errorInfo }) => (
      <h1>{`${error.message} ${errorInfo?.componentStack?.includes('Broken')}`}</h1>
    );
    openPage('/', {
      dashboard: Broken,
      layout: ({ children }) => <Layout error={MyError}>{children}</Layout>,
    });
    await heading('Out of order true');
    fireEvent.click((await links())[1]!);
    await heading('Post list');
    expect(screen.queryByText(/Out of order/)).toBeNull();
  });

  it('Layout has a default error page', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    openPage('/', {
      dashboard: () => {
        throw new Error('Out of order');
      },
    });
    expect((await screen.findByRole('heading', { level: 1 })).closest('main')).not.toBeNull();
    expect(await texts()).toEqual(['Dashboard', 'Posts', 'Comments']);
  });

  it('Layout shows the menu in a sidebar in narrow windows, which closes when the address changes', async () => {
    narrow();
    openPage('/');
    await heading('Dashboard page');
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const sidebar = within(await screen.findByRole('dialog', { name: 'Menu' }));
    fireEvent.click(sidebar.getByRole('link', { name: 'Posts' }));
    await heading('Post list');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('Layout accepts its own sidebar', async () => {
    narrow();
    openPage('/', {
      layout: ({ children }) => (
        <Layout
          sidebar={({ children: content, onClose }) => (
            <aside>
              {content}
              <button type="button" onClick={onClose}>
                Close
              </button>
            </aside>
          )}
        >
          {children}
        </Layout>
      ),
    });
    await heading('Dashboard page');
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    within(screen.getByRole('complementary')).getByRole('link', { name: 'Comments' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});

describe('Menu.ResourceItem', () => {
  it.each([
    ['/posts/2', 'Posts'],
    ['/remarks', 'Comments'],
    ['/', 'Dashboard'],
  ])('Menu.ResourceItem is current on the pages of its resource: at %s it is %s', async (at, name) => {
    openPage(at);
    await screen.findByRole('heading', { level: 1 });
    expect(await current()).toEqual([name]);
  });

  it('Menu.ResourceItem is hidden from users without access to the list', async () => {
    const can = ({ resource }: { resource: string }) => resource !== 'posts';
    const authProvider: AuthProvider = {
      login: async () => {},
      logout: async () => {},
      checkAuth: async () => {},
      checkError: async () => {},
      can,
      canAccess: async params => can(params),
    };
    openPage('/', { authProvider });
    await heading('Dashboard page');
    expect(await texts()).toEqual(['Dashboard', 'Comments']);
  });
});

describe('Notification', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  const Dismiss = () => {
    const closeNotification = useCloseNotification();
    return (
      <button type="button" onClick={closeNotification}>
        Got it
      </button>
    );
  };
  type NotifyArgs = [
    message: string | 'element',
    options?: NotificationOptions & { type?: 'info' | 'success' | 'warning' },
  ];
  function notifyAtOnce(notifications: NotifyArgs[], notification?: AdminProps['notification']) {
    const Home = () => {
      const notify = useNotify();
      const [done, setDone] = useState(false);
      useEffect(() => {
        for (const [message, options] of notifications)
          notify(message === 'element' ? <Dismiss /> : message, options);
        setDone(true);
        // Once.
        // oxlint-disable-next-line react-hooks/exhaustive-deps
      }, []);
      return <h1>{done ? 'Done' : 'Home'}</h1>;
    };
    openPage('/', { dashboard: Home, ...(notification && { notification }) });
    return heading('Done');
  }
  const stack = () => within(screen.getByRole('status', { name: 'Messages' }));
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  it('a notification hides after 4 seconds or after its own time, and stays with null', async () => {
    await notifyAtOnce([
      ['By default'],
      ['Short', { autoHideDuration: 1000 }],
      ['Until it is dismissed', { autoHideDuration: null }],
    ]);
    stack().getByText('By default');
    stack().getByText('Short');
    await pass(1500);
    expect(stack().queryByText('Short')).toBeNull();
    stack().getByText('By default');
    await pass(3500);
    expect(stack().queryByText('By default')).toBeNull();
    await pass(20_000);
    stack().getByText('Until it is dismissed');
  });

  it('Notification of Admin accepts `autoHideDuration`', async () => {
    await notifyAtOnce([['Soon gone']], () => <Notification autoHideDuration={500} />);
    stack().getByText('Soon gone');
    await pass(1000);
    expect(stack().queryByText('Soon gone')).toBeNull();
  });

  it('a notification translates its message with arguments, and keeps line breaks with `multiLine`', async () => {
    await notifyAtOnce([
      ['ra.notification.updated', { messageArgs: { smart_count: 2 }, type: 'success' }],
      ['One\nTwo', { multiLine: true }],
    ]);
    expect(stack().getByText('2 elements updated').className).not.toContain('lines');
    expect(stack().getByText(/One/).className).toContain('lines');
  });

  it('an element in a notification closes it by `useCloseNotification`', async () => {
    await notifyAtOnce([['element', { autoHideDuration: null }]]);
    fireEvent.click(stack().getByRole('button', { name: 'Got it' }));
    expect(stack().queryByRole('button', { name: 'Got it' })).toBeNull();
  });
});
