import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../src/auth/session.ts';
import { timeZone } from '../../src/ui/timeZone.ts';
import { startPlatform } from './platform.ts';
import { server } from './server.ts';
import { closeWindow, fakeClock, visit } from './visit.tsx';

const standIn = startPlatform();

/** The files that the console gave the browser to save. */
const saved: { name: string; blob: Blob }[] = [];
const blobs = new Map<string, Blob>();
beforeEach(async () => {
  await standIn.reset();
  saved.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
    const url = `blob:http://localhost:3000/${blobs.size}`;
    blobs.set(url, blob as Blob);
    return url;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: blobs.get(this.href)! });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  closeWindow();
});

const EXPORT = 'GET /api/users/export-csv';
const LIST = 'GET /api/users';
const HEADS = `First name,Last name,Email,Phone,Provider,Role,Login count,Average time,Active,Last logged in (${timeZone()}),Last logged out (${timeZone()})`;
const openPage = async (address: string) => {
  const page = await visit(standIn, 'superadmin', address);
  await page.settled();
  return page;
};
type Page = Awaited<ReturnType<typeof openPage>>;
const exported = async (address: string) => {
  const page = await openPage(address);
  await page.press('Export');
  await waitFor(() => expect(saved).toHaveLength(1));
  const lines = (await saved[0]!.blob.text())
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .filter(Boolean);
  return { page, lines };
};
const order = { page: '1', pageSize: '0', sortBy: 'loginCount', sortDirection: 'desc' };

describe('the export of users', () => {
  it.each([
    ['/users?page=3', { filter: 'all', provider: 'all' }, 140],
    ['/users?filter=admin', { filter: 'admin', provider: 'all' }, 17],
    [
      '/users?filter=superadmin&provider=local&sortBy=email&sortDirection=asc',
      { filter: 'superadmin', provider: 'local' },
      2,
    ],
    ['/users?activeUserPercent=9', { filter: 'all', provider: 'all', activeUserPercent: '9' }, 9],
  ])(
    'the export of %s sends the documented request for all rows, ordered by login count',
    async (address, query, rows) => {
      const { page, lines } = await exported(address);
      expect(standIn.requestsOf(EXPORT).map(call => call.query)).toEqual([
        { ...order, ...query, access_token: '***' },
      ]);
      expect(lines).toHaveLength(rows + 1);
      expect(lines[0]).toBe(HEADS);
      await page.banner(rows === 1 ? '1 row exported' : `${rows} rows exported`);
      expect(saved[0]!.name).toMatch(/^users-\d\d-\d\d-\d{4}\.csv$/);
    },
  );

  it.each([
    ['/users?q=map.example', { query: 'map.example' }, 11],
    ['/users?q=okafor&filter=admin', { query: 'okafor', filter: 'admin' }, 1],
  ])(
    'the export of %s reads all matching rows from the list, as the export request cannot search',
    async (address, query, rows) => {
      const { lines } = await exported(address);
      expect(standIn.requestsOf(EXPORT)).toEqual([]);
      expect(standIn.requestsOf(LIST).at(-1)!.query).toEqual({ ...order, ...query });
      expect(lines).toHaveLength(rows + 1);
      expect(lines[0]).toBe(HEADS);
    },
  );

  it('the export writes a user in the same way from either request', async () => {
    const { lines } = await exported('/users?filter=superadmin');
    closeWindow();
    saved.length = 0;
    const { lines: listed } = await exported('/users?filter=superadmin&q=map.example');
    // The second visit adds one login.
    const without = (line: string) => line.split(',').filter((_, index) => ![6, 9].includes(index));
    expect(listed.map(without)).toEqual(lines.map(without));
    expect(lines[1]!.split(',')[9]).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/);
  });

  it('the export shows the token neither in the address nor on the page', async () => {
    const { page } = await exported('/users');
    expect(page.address()).not.toContain('token');
    expect(document.body.innerHTML).not.toContain(session.token());
    expect(saved[0]!.name).not.toContain(session.token());
  });

  it('the export of users escapes formulas in the data of the platform', async () => {
    const rows = [
      '\uFEFFFirst Name,Email',
      '=1+1,@SUM(A1)',
      `"+cmd|' /C calc'!A0","-2+3"`,
      '"=1+1\n",＝1',
      '"a ""b"", c",plain@map.example',
      '',
    ];
    server.use(
      http.get('*/api/users/export-csv', () => HttpResponse.text(rows.join('\r\n')), { once: true }),
    );
    const { lines, page } = await exported('/users');
    const rest = ','.repeat(8);
    expect(lines).toEqual([
      HEADS,
      `'=1+1,,'@SUM(A1)${rest}`,
      `'+cmd|' /C calc'!A0,,'-2+3${rest}`,
      `"'=1+1\n",,'＝1${rest}`,
      `"a ""b"", c",,plain@map.example${rest}`,
    ]);
    await page.banner('4 rows exported');
  });

  it('the export of users from the list escapes formulas', async () => {
    await (
      await standIn.as('second.superadmin')
    ).ask('POST', '/api/users', {
      firstName: '=HYPERLINK("http://evil.example")',
      lastName: '@x',
      email: 'formula@map.example',
      phone: '(555) 010-2233',
      password: 'Secret123',
    });
    const { lines } = await exported('/users?q=formula%40map');
    expect(lines[1]).toContain(`'=HYPERLINK`);
    expect(lines[1]).toContain(`'@x`);
  });

  it('the users list returns to 8 rows three seconds after the export', async () => {
    const page = await openPage('/users?filter=admin&pageSize=16');
    fakeClock.start();
    await page.press('Export');
    await page.banner('17 rows exported');
    fakeClock.advance(2_500);
    expect(page.address()).toBe('/users?filter=admin&pageSize=16');
    fakeClock.advance(500);
    await waitFor(() => expect(page.address()).toBe('/users?filter=admin'));
    await waitFor(() => expect(page.names()).toHaveLength(8));
  });

  it.each([
    ['has 8 rows already, on whichever page', '/users?page=3', async () => {}],
    ['is on another page than the first', '/users?page=2&pageSize=16', async () => {}],
    [
      'has something unsaved in a row',
      '/users?pageSize=16&q=map.example',
      async (page: Page) => {
        await page.press(/^Edit Grace Lindqvist/);
        await page.type(/^Last name/, 'Hopper');
      },
    ],
  ])('the export does not change a list that %s', async (_, address, before) => {
    const page = await openPage(address);
    await before(page);
    const here = page.address();
    fakeClock.start();
    await page.press('Export');
    await page.banner(/rows exported$/);
    const requestCount = standIn.requestsOf(LIST).length;
    fakeClock.advance(3_000);
    await page.settled();
    expect(page.address()).toBe(here);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(standIn.requestsOf(LIST)).toHaveLength(requestCount);
  });

  it('the export keeps a page size that was chosen after it', async () => {
    const page = await openPage('/users?pageSize=16');
    fakeClock.start();
    await page.press('Export');
    await page.banner('140 rows exported');
    await page.choose('Per page', '24');
    await waitFor(() => expect(page.address()).toBe('/users?pageSize=24'));
    fakeClock.advance(4_000);
    expect(page.address()).toBe('/users?pageSize=24');
  });

  it('a second export does not lead back to the users list after it was left', async () => {
    const page = await openPage('/users?pageSize=16');
    fakeClock.start();
    await page.press('Export');
    await waitFor(() => expect(saved).toHaveLength(1));
    await page.press('Export');
    await waitFor(() => expect(saved).toHaveLength(2));
    await page.follow('Tags');
    await screen.findByRole('heading', { level: 1, name: /^Tags/ });
    fakeClock.advance(3_000);
    await page.settled();
    expect(page.address()).toBe('/tags');
  });

  it('the export shows its progress, hides its button, and can be cancelled', async () => {
    standIn.fault({ match: EXPORT, hang: true, times: 1 });
    const page = await openPage('/users?pageSize=16');
    await page.press('Export');
    await screen.findByText('Exporting: 0 kB loaded');
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
    fakeClock.start();
    await page.press('Cancel export');
    await screen.findByRole('button', { name: 'Export' });
    fakeClock.advance(3_000);
    expect(saved).toEqual([]);
    expect(page.banners()).toEqual([]);
    expect(page.address()).toBe('/users?pageSize=16');
  });

  it('leaving the users list ends its export, and nothing is saved', async () => {
    standIn.fault({ match: EXPORT, delayMs: 60_000, times: 1 });
    const page = await openPage('/users');
    await page.press('Export');
    await screen.findByText('Exporting: 0 kB loaded');
    await page.follow('Tags');
    await screen.findByRole('heading', { level: 1, name: /^Tags/ });
    standIn.release();
    await waitFor(() => expect(standIn.requestsOf(EXPORT)[0]!.answered).toBe(true));
    await page.press('Export');
    await page.banner(/^\d+ rows exported$/);
    expect(saved.map(({ name }) => name)).toEqual([expect.stringMatching(/^tags-/)]);
  });

  it.each([
    ['500', { status: 500, body: { message: 'No disk' } }, 'The export failed. No disk'],
    [
      'a lost connection',
      { drop: true },
      'The export failed. The connection was lost. Check your connection and try again.',
    ],
  ])('a failed export (%s) is reported, and can be repeated', async (_, fault, text) => {
    standIn.fault({ match: EXPORT, ...fault, times: 1 });
    const page = await openPage('/users');
    await page.press('Export');
    await page.banner(text);
    expect(saved).toEqual([]);
    await page.press('Export');
    await page.banner('140 rows exported');
  });
});

describe('the export of tags', () => {
  it('the export of tags contains all matching tags', async () => {
    const { lines, page } = await exported('/tags?q=par');
    expect(lines[0]).toBe('Name,Help,Maps triggered');
    expect(lines.slice(1).map(line => line.split(',')[0])).toEqual(['Parcels', 'Split Parcels']);
    expect(standIn.requestsOf('GET /api/tags').at(-1)!.query).toMatchObject({ query: 'par', pageSize: '0' });
    await page.banner('2 rows exported');
  });
});
