import { seededUserId } from '../../../mocks/db/demoAccounts.ts';
import { signInByForm } from '../signIn.ts';
import { click, main, question, type Screen } from './screen.ts';

const openAttention = click('What needs attention');

/** The pages before sign-in, the home page, and everything that opens from the bar. */
export const pagesScreens: Screen[] = [
  { name: 'login', path: '/login', ready: page => page.getByLabel('Email') },
  {
    name: 'login with errors',
    path: '/login',
    open: click('Sign in'),
    ready: page => page.getByText('Please enter your email and password.'),
  },
  {
    name: 'login, out of order',
    path: '/login',
    prepare: demo => demo.fault({ match: 'POST /auth/local', status: 500 }),
    open: page => signInByForm(page, 'superadmin'),
    ready: page => page.getByRole('button', { name: 'Copy reference', exact: true }),
  },
  {
    name: 'sign-up with errors',
    path: '/signup',
    open: click('Sign up'),
    ready: page => page.getByText('First name is required'),
  },
  {
    name: 'forgotten password',
    path: '/forgot-password',
    ready: page => page.getByRole('button', { name: 'Send reset link', exact: true }),
  },
  {
    name: 'reset link that is not valid',
    path: '/user/change-password/made-up',
    ready: page => page.getByText('The password reset link is invalid or expired...'),
  },
  {
    name: 'verification link that is not valid',
    path: '/user/email-verify/made-up',
    ready: page => page.getByText(/invalid or expired/),
  },
  { name: 'home', as: 'superadmin', path: '/', ready: page => main(page).getByRole('heading').first() },
  {
    name: 'what needs attention',
    as: 'superadmin',
    path: '/',
    open: async page => {
      await openAttention(page);
      await page.getByLabel('Users', { exact: true }).selectOption('Users of an organization…');
      await page.getByRole('button', { name: 'Check users', exact: true }).click();
    },
    ready: page => page.getByText('Choose an organization', { exact: true }),
  },
  {
    name: 'what needs attention, users checked',
    as: 'superadmin',
    path: '/',
    open: async page => {
      await openAttention(page);
      await page.getByLabel('Users', { exact: true }).selectOption('Role: superadmin');
      await page.getByRole('button', { name: 'Check users', exact: true }).click();
    },
    ready: page => page.getByText('2 users checked', { exact: true }).first(),
  },
  {
    name: 'what needs attention, its organizations',
    as: 'superadmin',
    path: '/',
    open: async page => {
      await openAttention(page);
      await page.getByRole('button', { name: /organizations are not ready$/ }).click();
    },
    ready: page => page.getByRole('dialog').getByRole('link').first(),
  },
  { name: 'dashboard', as: 'keeper', path: '/', ready: page => page.getByText('This is Your Dashboard') },
  {
    name: 'settings',
    as: 'superadmin',
    path: '/settings',
    ready: page => page.getByLabel(/^Current password/),
  },
  {
    name: 'profile',
    as: 'unverified',
    path: '/view/profile',
    ready: page => page.getByRole('button', { name: 'Resend now', exact: true }),
  },
  {
    name: 'API keys',
    as: 'superadmin',
    path: '/apikeys',
    ready: page => page.getByRole('button', { name: /Delete/ }).first(),
  },
  {
    name: 'API keys, asked to delete',
    as: 'superadmin',
    path: '/apikeys',
    open: click(/Delete/),
    ready: question,
  },
  {
    name: 'what I did',
    as: 'superadmin',
    path: '/tags',
    open: async page => {
      const act = {
        said: 'created',
        of: 'tags',
        sign: 'add',
        names: ['Floodplain'],
        gaps: {},
        act: 'a',
        back: [{ call: 'DELETE /api/tags/{id}', ask: { path: { id: 'a' } }, removes: true }],
      };
      const some = [
        act,
        { ...act, undone: Date.now() },
        { ...act, said: 'deleted', sign: 'remove', back: [], never: 'deleted' },
        {
          ...act,
          said: 'changed',
          sign: 'edit',
          of: 'users',
          fields: ['phone'],
          values: ['1', '2'],
          names: ['Grace Lindqvist'],
        },
      ];
      const all = some.map((one, n) => ({ ...one, key: String(n), time: Date.now() - n * 3_600_000 * 9 }));
      await page.evaluate(
        ([key, text]) => localStorage.setItem(key!, text!),
        [`journal:${seededUserId(0)}`, JSON.stringify(all)],
      );
      await page.getByRole('button', { name: 'My activity', exact: true }).click();
    },
    ready: page => page.getByRole('dialog', { name: 'My activity' }).getByText('A deletion cannot be undone'),
  },
  {
    name: 'theme menu',
    wideOnly: true,
    as: 'superadmin',
    path: '/',
    open: click(/^Theme/),
    ready: page => page.getByRole('menuitemradio').first(),
  },
  {
    name: 'search',
    as: 'superadmin',
    path: '/tags',
    open: async page => {
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByRole('combobox', { name: 'Search', exact: true }).fill('par');
    },
    ready: page => page.getByRole('option', { name: 'Parcels', exact: true }),
  },
  {
    name: 'search, kinds that could not be checked',
    as: 'superadmin',
    path: '/tags',
    prepare: demo => demo.fault({ match: 'GET /api/roles/*', status: 500 }),
    open: async page => {
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByRole('combobox', { name: 'Search', exact: true }).fill('5f3c2a10ffff000000000000');
    },
    ready: page => page.getByRole('button', { name: 'Retry', exact: true }),
  },
  {
    name: 'notification center',
    as: 'superadmin',
    path: '/#notifications',
    ready: page => page.getByRole('textbox', { name: 'Text', exact: true }),
  },
  {
    name: 'notification center, refused',
    as: 'admin',
    path: '/#notifications',
    open: async page => {
      await page.getByRole('textbox', { name: 'Text', exact: true }).waitFor();
      await page.getByRole('button', { name: 'Link', exact: true }).click();
      await page.getByRole('textbox', { name: 'Link address', exact: true }).fill('ftp://map.example');
      await page.getByRole('button', { name: 'Set link', exact: true }).click();
      await page.getByRole('button', { name: 'Create group', exact: true }).click();
    },
    ready: page => page.getByText('Please set a notification group name', { exact: true }),
  },
  {
    name: 'notification center, without groups',
    as: 'superadmin',
    path: '/#notifications',
    prepare: demo => demo.fault({ match: 'GET /api/notifications', status: 200, body: [] }),
    ready: page => page.getByText('No notification groups yet'),
  },
  {
    name: 'proxy server',
    as: 'superadmin',
    path: '/#misc',
    ready: page => page.getByText('Last OK on this visit'),
  },
  {
    name: 'demo room, a call and a letter open',
    as: 'superadmin',
    path: '/demo',
    prepare: async demo => {
      await demo.as('superadmin', 'POST /api/users/forgot-password-request', { email: 'user@map.example' });
      await demo.fault({ match: 'GET /api/tags', delayMs: 1 });
    },
    open: async page => {
      await page.getByRole('region', { name: 'Outbox', exact: true }).getByRole('link').first().click();
      await page
        .getByRole('region', { name: 'Calls', exact: true })
        .getByRole('link', { name: /^\/api/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Headers', exact: true }).click();
    },
    ready: page => page.getByText(/authorization: \*\*\*/),
  },
  {
    name: 'demo room, a rule with an error',
    as: 'superadmin',
    path: '/demo',
    open: async page => {
      await page.getByRole('button', { name: 'New rule', exact: true }).click();
      await page.getByRole('dialog').getByLabel('Path').fill('tags');
      await page.getByRole('button', { name: 'Create rule', exact: true }).click();
    },
    ready: page => page.getByText('The path must begin with /'),
  },
  {
    name: 'demo room, asked to reset',
    as: 'superadmin',
    path: '/demo',
    open: click('Reset demo…'),
    ready: question,
  },
];
