import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import english from '../../i18n/en/resources.ts';
import { DEMO_PASSWORD, seededUserId } from '../../mocks/db/demoAccounts.ts';
import { tagId } from '../../mocks/db/seededTags.ts';
import { session } from '../../src/auth/session.ts';
import { resources } from '../../src/resources/index.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, fakeClock, openUrl, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const GRACE = seededUserId(2);
const INFO = `/user/${GRACE}/info`;
const nav = () => within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
const texts = (elements: HTMLElement[]) => elements.map(element => element.textContent);
const lists = resources.flatMap(({ list, options: { paths } }) => (list && paths.list) || []);
/** The lists in one part of the menu. */
const menu = (position: string) =>
  resources
    .filter(({ options }) => options.menu === position)
    .map(({ name }) => english[name].name.split(' |||| ')[1]!);
type Page = Awaited<ReturnType<typeof visit>>;
const openPage = async (name: string, address: string, options = {}) => {
  const page = await visit(standIn, name, address, options);
  await screen.findByRole('heading', { level: 1 });
  return page;
};
const signIn = async (page: Page, name = 'superadmin') => {
  await page.type('Email', `${name}@map.example`);
  await page.type('Password', DEMO_PASSWORD);
  await page.press('Sign in');
};

describe('the bar of the console', () => {
  it('the bar and its menu have the documented links in their order', () => {
    const bar = ['Roles', 'Users', 'Tools', 'Tags'];
    const belowTools = ['Purposes', 'Toolgroups'];
    expect(menu('bar').filter(name => bar.includes(name))).toEqual(bar);
    expect(menu('belowTools').filter(name => belowTools.includes(name))).toEqual(belowTools);
  });

  it.each([
    ['superadmin', ['Home', ...menu('bar')], 'Hello, Sofía'],
    ['admin', ['Home', ...menu('bar')], 'Hello, Daniel'],
    ['user', ['Home'], 'Hello, Grace'],
    ['keeper', ['Home'], 'Hello, Walter'],
  ])(
    'the bar shows a %s the links of their role, a greeting and the icons of their account',
    async (name, links, hello) => {
      const page = await openPage(name, '/settings');
      expect(texts(nav())).toEqual(links);
      expect(nav().filter(link => link.querySelector('svg'))).toEqual([]);
      const bar = within(screen.getByRole('banner'));
      bar.getByText(hello);
      const to = (label: string) => bar.getByRole('link', { name: label }).getAttribute('href');
      expect([to('Profile'), to('API keys'), to('Change password')]).toEqual([
        '/view/profile',
        '/apikeys',
        '/settings',
      ]);
      await page.press('Sign out');
      await screen.findByRole('heading', { name: 'Sign in' });
      expect(page.address()).toBe('/login');
    },
  );

  it.each([
    ['/users', 'Users'],
    ['/users/new', 'Users'],
    [INFO, 'Users'],
    ['/tags', 'Tags'],
    ['/roles', 'Roles'],
    ['/purposes', 'Tools'],
    ['/', 'Home'],
  ])('at %s the bar marks the link %s', async (address, name) => {
    await openPage('superadmin', address);
    expect(texts(nav().filter(link => link.getAttribute('aria-current') === 'page'))).toEqual([name]);
  });

  it('a page shows its path as a breadcrumb', async () => {
    const page = await openPage('superadmin', INFO);
    await screen.findByRole('heading', { name: 'Grace Lindqvist' });
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(texts(crumbs.getAllByRole('link'))).toEqual(['Home', 'Users']);
    crumbs.getByText('Grace Lindqvist');
    await page.person.click(crumbs.getByRole('link', { name: 'Users' }));
    await waitFor(() => expect(page.address()).toBe('/users'));
  });

  it('the focus moves into a newly opened page', async () => {
    const page = await openPage('superadmin', '/users');
    await page.follow('Tags');
    await screen.findByRole('heading', { level: 1, name: /^Tags/ });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  it('the bar becomes a drawer on a narrow screen', async () => {
    const page = await openPage('admin', '/tags', { width: 390 });
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await page.press('Menu');
    const drawer = within(await page.dialog('Menu'));
    expect(texts(drawer.getAllByRole('link'))).toEqual([
      'Home',
      ...menu('bar'),
      ...menu('belowTools'),
      'Profile',
      'Subscriptions',
      'API keys',
      'Change password',
    ]);
    drawer.getByText('Hello, Daniel');
    await page.person.click(drawer.getByRole('link', { name: 'Users' }));
    await waitFor(() => expect(page.address()).toBe('/users'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await page.press('Menu');
    await page.person.click(within(await page.dialog('Menu')).getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(page.address()).toBe('/login'));
  });
});

describe('addresses of the console', () => {
  it.each(['/nowhere', '/users/new/what', '/user/1', '/tag', '/users/', '/%E0%A4%A', '/application/1'])(
    'the address %s never shows a blank page',
    async address => {
      // The router warns of a URL that cannot be decoded.
      if (address.includes('%')) vi.spyOn(console, 'warn').mockImplementation(() => {});
      const page = await openPage('superadmin', address);
      expect(page.main().textContent).not.toBe('');
    },
  );

  it.each(['/nowhere', '/user/1', '/tag', '/roles/1/what', '/subscription-plan'])(
    'the unknown address %s leads to the home page',
    async address => {
      const page = await openPage('superadmin', address);
      await waitFor(() => expect(page.address()).toBe('/'));
    },
  );

  it.each([...lists, '/application/new', '/users/new', INFO])(
    'the address %s leads a plain user to the subscriptions with one message',
    async address => {
      const page = await visit(standIn, 'user', address);
      await waitFor(() => expect(page.address()).toBe('/subscriptions'));
      expect(page.banners()).toHaveLength(1);
      expect(standIn.calls()).not.toContain(`GET /api/users/detail/${GRACE}/info`);
    },
  );

  it('the roles list tells a plain user in the documented words that it is not for them', async () => {
    const page = await visit(standIn, 'user', '/roles');
    expect(await page.banner('You are not authorized to view Roles.')).toBeTruthy();
  });
});

describe('language and theme', () => {
  const language = async (page: Page, to: string) => {
    await page.press(/^(Language|Idioma): /);
    await page.person.click(await screen.findByRole('menuitemradio', { name: to }));
  };

  it('switching the language keeps typed text, and translates errors', async () => {
    const page = await openPage('superadmin', '/users/new');
    await page.type(/^First name/, 'Ada');
    await page.press('Create user');
    await waitFor(() => expect(page.errorOf(/^Last name/)).toBe('Last name is required'));
    await language(page, 'Español');
    await waitFor(() => expect(document.documentElement.lang).toBe('es'));
    const field = await screen.findByLabelText<HTMLInputElement>(/^Nombre/);
    expect(field.value).toBe('Ada');
    expect(screen.queryByText('Last name is required')).toBeNull();
    expect(page.address()).toBe('/users/new');
    await language(page, 'English');
    await waitFor(() => expect(page.valueOf(/^First name/)).toBe('Ada'));
    expect(page.errorOf(/^Last name/)).toBe('Last name is required');
  });

  it('the chosen language is kept on this device', async () => {
    const page = await openPage('superadmin', '/tags');
    await language(page, 'Español');
    await waitFor(() => expect(document.documentElement.lang).toBe('es'));
    await openPage('superadmin', '/users', { keepStorage: true });
    expect(document.documentElement.lang).toBe('es');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Usuarios/);
  });

  it('the theme can be switched between dark and light, and is kept on this device', async () => {
    const page = await openPage('superadmin', '/tags');
    for (const [name, shown] of [
      ['Dark', 'dark'],
      ['Light', 'light'],
      ['Dark', 'dark'],
    ] as const) {
      await page.press(/^Theme: /);
      await page.person.click(await screen.findByRole('menuitemradio', { name }));
      await waitFor(() => expect(document.documentElement.dataset.theme).toBe(shown));
    }
    expect(localStorage.getItem('theme')).toBe('dark');
    await page.press('Theme: Dark');
    const entries = await screen.findAllByRole('menuitemradio');
    expect(
      entries.filter(entry => entry.getAttribute('aria-checked') === 'true').map(entry => entry.textContent),
    ).toEqual(['Dark']);
  });
});

describe('banners', () => {
  const SAVED = 'The tag All parcels has been saved.';
  const FAILED = /^There was an error saving the tags\. Something went wrong on the platform \(500\)/;
  const edit = async (width = 1280) => {
    const page = await visit(standIn, 'superadmin', `/tag/${tagId(0)}/info`, { width });
    await page.settled();
    await page.type(/^Name/, 'All parcels');
    return page;
  };

  it('a banner of success disappears after two seconds', async () => {
    const page = await edit();
    fakeClock.start();
    await page.press('Save');
    await page.banner(SAVED);
    fakeClock.advance(1_000);
    expect(page.banners()).toEqual([SAVED]);
    // Its time starts with the first paint, and is counted in steps.
    fakeClock.advance(1_100);
    expect(page.banners()).toEqual([]);
  });

  it.each([
    [1280, true],
    [1500, false],
  ])('a banner of success is a toast except in a wide window (%d px)', async (width, toast) => {
    const page = await edit(width);
    await page.press('Save');
    expect((await page.banner(SAVED)).closest('[class*=toast]') !== null).toBe(toast);
  });

  it('a banner of success stays while the pointer is over it', async () => {
    const page = await edit();
    fakeClock.start();
    await page.press('Save');
    await page.person.hover(await page.banner(SAVED));
    fakeClock.advance(10_000);
    expect(page.banners()).toEqual([SAVED]);
    await page.person.unhover(screen.getByText(SAVED));
    fakeClock.advance(2_100);
    expect(page.banners()).toEqual([]);
  });

  it('an error banner stays on other pages until it is dismissed', async () => {
    standIn.fault({ match: 'PUT /api/tags', status: 500, body: {}, times: 1 });
    const page = await edit();
    fakeClock.start();
    await page.press('Save');
    await page.banner(FAILED);
    fakeClock.advance(60_000);
    expect(page.banners()).toHaveLength(1);
    await page.follow('Users');
    await page.answer('Leave');
    await screen.findByRole('heading', { name: /^Users/ });
    expect(page.banners()).toHaveLength(1);
    await page.press('Dismiss');
    expect(page.banners()).toEqual([]);
  });

  it('an error banner comes first, and banners are announced politely', async () => {
    standIn.fault({ match: 'PUT /api/tags', status: 500, body: {}, times: 1 });
    const page = await edit();
    await page.press('Save');
    await page.banner(FAILED);
    fakeClock.start();
    await page.press('Save');
    await page.banner(SAVED);
    expect(page.banners()[0]).toMatch(FAILED);
    expect(page.banners()).toHaveLength(2);
    expect(screen.getByRole('status', { name: 'Messages' }).getAttribute('aria-live')).toBe('polite');
  });
});

describe('the loading bar', () => {
  const bar = () => screen.queryByRole('progressbar');

  it('the loading bar appears when a reply takes longer than 400 ms, and disappears with the reply', async () => {
    const page = await openPage('superadmin', '/users');
    await page.settled();
    standIn.fault({ match: 'GET /api/users', hang: true, times: 1 });
    fakeClock.start();
    await page.follow('Page 2');
    await waitFor(() => expect(standIn.requestsOf('GET /api/users')).toHaveLength(2));
    fakeClock.advance(400);
    await waitFor(() => expect(bar()?.getAttribute('aria-label')).toBe('Loading…'));
    await page.follow('Page 3');
    await waitFor(() => expect(standIn.requestsOf('GET /api/users')).toHaveLength(3));
    await page.settled();
    await waitFor(() => expect(bar()).toBeNull());
  });

  it('the loading bar appears when the console takes longer than 400 ms to open', async () => {
    const { token } = await standIn.as('superadmin');
    session.begin(token);
    standIn.fault({ match: 'GET /api/users/me', hang: true, times: 1 });
    fakeClock.start();
    const arriving = openUrl('/users');
    await waitFor(() => expect(document.querySelector('.opening-bar')).not.toBeNull());
    expect(bar()).toBeNull();
    fakeClock.advance(400);
    expect(bar()).not.toBeNull();
    act(() => session.end('signedOut'));
    await arriving;
  });
});

describe('sessions that end', () => {
  const WARNING = 'Please login to continue';
  const warnings = () => screen.queryAllByText(WARNING);

  it.each([
    ['an export', '/users?q=map.example&page=2#top', async (page: Page) => page.press('Export')],
    [
      'a save',
      `${INFO}?from=mail#sessions`,
      async (page: Page) => {
        await page.press('Edit');
        await page.type(/^Last name/, 'Hopper');
        await page.press('Save');
      },
    ],
    [
      'an action',
      `${INFO}#subscriptions`,
      async (page: Page) => {
        await page.press('Set as Super Admin');
        await page.answer('Set as Super Admin');
      },
    ],
  ])(
    'a session that ends at %s is reported once, and signing in leads back to the same address',
    async (_, address, act401) => {
      const page = await visit(standIn, 'superadmin', address);
      await page.settled();
      standIn.expireTokens();
      await act401(page);
      await screen.findByRole('heading', { name: 'Sign in' });
      expect(warnings()).toHaveLength(1);
      expect(session.token()).toBeUndefined();
      expect(document.cookie).not.toContain('token=');
      expect(page.address()).toMatch(/^\/login\?next=/);
      standIn.acceptTokens();
      await signIn(page);
      await page.settled();
      expect(page.address()).toBe(address);
      expect(warnings()).toHaveLength(0);
    },
  );

  it('a session that ends in many requests is reported once', async () => {
    const page = await visit(standIn, 'superadmin', `${INFO}#sessions`);
    await page.settled();
    standIn.fault({ match: '* /api/*', status: 401 });
    await page.follow('Tags');
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(warnings()).toHaveLength(1);
  });

  it('an invalid session leads to the login page with a message, and back after signing in', async () => {
    session.begin('a-token-nobody-knows');
    const page = await openUrl(`${INFO}?a=1#sessions`);
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(warnings()).toHaveLength(1);
    await signIn(page);
    await screen.findByRole('heading', { name: 'Grace Lindqvist' });
    expect(page.address()).toBe(`${INFO}?a=1#sessions`);
  });

  it('a visit without a session leads to the login page without a message, and back after signing in', async () => {
    const page = await openUrl('/tags?q=par#x');
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(warnings()).toHaveLength(0);
    expect(standIn.calls()).toEqual([]);
    await signIn(page);
    await page.settled();
    expect(page.address()).toBe('/tags?q=par#x');
    expect(page.names()).toEqual(['Parcels', 'Split Parcels']);
  });

  it('a form whose session ends keeps its typed text as a draft', async () => {
    const page = await visit(standIn, 'superadmin', INFO);
    await page.press('Edit');
    await page.type(/^Last name/, 'Hopper');
    standIn.fault({ match: 'GET /api/users/detail/*', status: 401, times: 1 });
    await page.press('Save');
    await screen.findByRole('heading', { name: 'Sign in' });
    await signIn(page);
    await page.press('Edit');
    await page.press('Restore');
    expect(page.valueOf(/^Last name/)).toBe('Hopper');
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
    'signing in never leads to the foreign address %s',
    async next => {
      const page = await openUrl(`/login?next=${encodeURIComponent(next)}`);
      await signIn(page);
      await screen.findByRole('heading', { level: 1, name: 'Home' });
      expect(location.origin).toBe('http://localhost:3000');
      expect(page.address()).toBe('/');
    },
  );

  it('the next user sees nothing of the user who signed out', async () => {
    const page = await visit(standIn, 'superadmin', '/users');
    await page.settled();
    await page.press('Sign out');
    await screen.findByRole('heading', { name: 'Sign in' });
    page.back();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Sign in' })).not.toBeNull());
    await signIn(page, 'user');
    await waitFor(() => expect(page.address()).toBe('/subscriptions'));
    expect(texts(nav())).toEqual(['Home']);
    expect(document.body.textContent).not.toContain('Sofía');
  });

  it('a session ended in another tab is noticed when this tab becomes visible', async () => {
    const page = await visit(standIn, 'superadmin', '/tags');
    await page.settled();
    document.cookie = 'token=; path=/; max-age=0';
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(warnings()).toHaveLength(0);
  });
});
