import { describe, expect, test, vi } from 'vitest';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { isOwnHost } from '../../mocks/hosts.ts';
import {
  ask,
  letterTo,
  me,
  platformFetch,
  askRaw as raw,
  signInAs,
  standInClock,
  stored,
  userIdByAccount,
  withPlatform,
} from './standIn.ts';

withPlatform();
const as = 'superadmin';
const fault = (rule: object) => ask('POST /demo/faults', { body: rule });

describe('faults of the demo', () => {
  test('a fault returns another status and body for the given number of times', async () => {
    await fault({ match: 'GET /api/tags', status: 503, body: { message: 'Busy' }, times: 1 });
    expect(await ask('GET /api/tags?page=1', { as })).toMatchObject({
      status: 503,
      body: { message: 'Busy' },
    });
    expect((await ask('GET /api/tags?page=1', { as })).status).toBe(200);
  });

  test('a fault applies only to its method and path, with {id} and * as wildcards', async () => {
    await fault({ match: 'PUT /api/users/{id}', status: 500 });
    await fault({ match: '* /api/tags*', status: 418 });
    const { _id } = await me('user');
    expect((await ask(`PUT /api/users/${_id}`, { as, body: {} })).status).toBe(500);
    expect((await ask(`PUT /api/users/${_id}/password`, { as, body: {} })).status).toBe(422);
    expect((await ask('DELETE /api/tags/1', { as })).status).toBe(418);
    expect((await ask('GET /api/users/me', { as })).status).toBe(200);
  });

  test('a fault can delay the reply', async () => {
    await fault({ match: 'GET /api/users/me', delayMs: 80 });
    const token = await signInAs('user');
    const from = performance.now();
    await ask('GET /api/users/me', { token });
    expect(performance.now() - from).toBeGreaterThan(75);
  });

  test('a fault can hold a call until the fault is removed', async () => {
    await fault({ match: 'GET /api/tags', hang: true });
    const hanging = ask('GET /api/tags', { token: await signInAs(as) });
    expect(await Promise.race([hanging, new Promise(resolve => setTimeout(resolve, 60, 'still'))])).toBe(
      'still',
    );
    await ask('DELETE /demo/faults');
    expect((await hanging).headers.get('x-demo-dropped')).toBe('1');
  });

  test.each([
    ['broken', 'application/json', /"totalRecords":31\}$/],
    ['html', 'text/html; charset=utf-8', /^<!doctype html>/],
    ['empty', 'application/json', /^$/],
    ['wrongShape', 'application/json', /^\{"rows":7\}$/],
  ])('a fault can return %s with success', async (answer, type, text) => {
    await fault({ match: 'GET /api/tags', answer });
    const { status: httpStatus, headers, text: bodyText } = await raw('GET /api/tags', await signInAs(as));
    expect([httpStatus, headers.get('Content-Type')]).toEqual([200, type]);
    expect(bodyText).toMatch(text);
  });

  test('a fault can return another object in place of a record', async () => {
    await fault({ match: 'GET /api/users/me', answer: 'wrongShape' });
    expect((await ask('GET /api/users/me', { as })).body).toEqual({ rows: 7 });
  });

  test('a fault can end the reply in the middle of its body', async () => {
    await fault({ match: 'GET /api/tags', answer: 'cut' });
    await expect(raw('GET /api/tags', await signInAs(as))).rejects.toThrow('cut');
  });

  test('a fault that changes the reply applies after the call has done its work', async () => {
    await fault({ match: 'POST /api/tags', answer: 'html' });
    await raw('POST /api/tags', await signInAs(as), { tagName: 'Floodplain' });
    expect((await ask('GET /api/tags?query=Floodplain', { as })).body.pagingMeta.totalRecords).toBe(1);
  });

  test('a fault can add headers to the reply', async () => {
    await fault({ match: 'GET /api/tags', status: 429, headers: { 'Retry-After': '7' } });
    expect((await ask('GET /api/tags', { as })).headers.get('Retry-After')).toBe('7');
  });

  test('a fault can apply to every third call', async () => {
    await fault({ match: 'GET /api/tags', status: 503, every: 3 });
    const token = await signInAs(as);
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push((await ask('GET /api/tags', { token })).status);
    expect(statuses).toEqual([200, 200, 503, 200, 200, 503]);
  });

  test('a fault can apply by chance', async () => {
    vi.spyOn(Math, 'random').mockReturnValueOnce(0.2).mockReturnValueOnce(0.4);
    await fault({ match: 'GET /api/tags', status: 503, chance: 0.3 });
    const token = await signInAs(as);
    expect([
      (await ask('GET /api/tags', { token })).status,
      (await ask('GET /api/tags', { token })).status,
    ]).toEqual([503, 200]);
    vi.restoreAllMocks();
  });

  test('a fault can reply to two calls in the wrong order', async () => {
    const token = await signInAs(as);
    await fault({ match: 'GET /api/tags', outOfOrder: true });
    const order: string[] = [];
    await Promise.all(
      ['first', 'second'].map(
        async query => (await ask(`GET /api/tags?query=${query}`, { token }), order.push(query)),
      ),
    );
    expect(order).toEqual(['second', 'first']);
  });
});

test('tokens expire on demand', async () => {
  const token = await signInAs('user');
  standInClock.now = new Date(standInClock.now.getTime() + 1);
  await ask('POST /demo/expire-tokens');
  expect((await ask('GET /api/users/me', { token })).status).toBe(401);
  expect(await signInAs('user')).toBeTruthy();
  expect((await me('user')).email).toBe('user@map.example');
});

describe('the request log', () => {
  test('the request log has every call with its status and contains no token or password', async () => {
    const token = await signInAs('superadmin');
    await ask(`GET /api/users/export-csv?access_token=${token}&filter=all`);
    const calls = (await ask('GET /demo/calls')).body;
    expect(
      calls.map(({ method, path, status: httpStatus }: { method: string; path: string; status: number }) => [
        method,
        path,
        httpStatus,
      ]),
    ).toEqual([
      ['POST', '/auth/local', 200],
      ['GET', '/api/users/export-csv?access_token=***&filter=all', 200],
    ]);
    expect(calls[0].body).toEqual({ email: 'superadmin@map.example', password: '***' });
    expect(JSON.stringify(calls)).not.toContain(token);
    await ask('DELETE /demo/calls');
    expect((await ask('GET /demo/calls')).body).toEqual([]);
  });

  test('the request log masks secrets in links, addresses and bodies', async () => {
    for (const path of [
      '/api/users/verify-change-password-token/s3cret',
      '/api/users/change-password/s3cret/',
      '/api/users/email/verify/s3cret?token=s3cret&token=s3cret',
    ]) {
      await ask(`POST ${path}`, {
        body: { password: ['s3cret'], card: { cvc: 333, token: { of: 's3cret' } }, tempPassword: true },
      });
      await ask(`GET ${path}`);
    }
    const { body, text } = await ask('GET /demo/calls');
    expect(text).not.toMatch(/s3cret|333/);
    expect(
      body.map(({ path }: { path: string }) => path).filter((_: string, n: number) => n % 2 === 0),
    ).toEqual([
      '/api/users/verify-change-password-token/***',
      '/api/users/change-password/***/',
      '/api/users/email/verify/***?token=***',
    ]);
    expect(body[0].body).toEqual({ password: '***', card: { cvc: '***', token: '***' }, tempPassword: true });
  });

  test('a body longer than 64 KB is left out of the request log', async () => {
    await ask('POST /api/tags', { body: { tagName: 'x'.repeat(65_536) } });
    await ask('POST /api/tags', { body: { tagName: 'x'.repeat(65_000) } });
    expect(
      (await ask('GET /demo/calls')).body.map(({ body }: { body: string | { tagName: string } }) =>
        typeof body === 'string' ? body : body.tagName.length,
      ),
    ).toEqual(['(longer than 64 KB, not kept)', 65_000]);
  });

  test('the request log keeps bodies and headers only for the last 300 calls', async () => {
    let end!: () => void;
    const body = new ReadableStream({
      start: controller =>
        void (end = () => (
          controller.enqueue(new TextEncoder().encode('{"tagName":"Slow"}')),
          controller.close()
        )),
    });
    const slow = platformFetch('/api/tags', { method: 'POST', body, duplex: 'half' } as RequestInit);
    await ask('POST /api/tags', { body: { tagName: 'Old' } });
    for (let n = 0; n < 300; n++) await ask('POST /api/tags', { body: { tagName: 'New' } });
    end();
    await slow;
    const calls = (await ask('GET /demo/calls')).body;
    expect(calls.flatMap(({ body: sent }: { body?: { tagName: string } }) => sent?.tagName ?? [])).toEqual(
      Array(300).fill('New'),
    );
    for (const { id } of calls.slice(0, 2))
      expect((await ask(`GET /demo/calls/${id}`)).body).not.toHaveProperty('headers');
  });

  test('the request log masks API keys and keeps values with similar names', async () => {
    const token = await signInAs('superadmin');
    const { body: own } = await ask('POST /api/users/apikey', { token, body: {} });
    await ask('GET /api/users/apikey', { token });
    await ask('POST /api/tags', {
      token,
      body: {
        tagName: 'Keys',
        pmApiKey: 's3cret',
        privatePmApiKey: 's3cret',
        solrAPIKey: 's3cret',
        gaKey: 'UA-7',
        key: 'PIN',
      },
    });
    const replies = await Promise.all(
      (await ask('GET /demo/calls')).body.map(({ id }: { id: number }) =>
        ask(`GET /demo/calls/${id}`).then(({ text }) => text),
      ),
    );
    const { text } = await ask('GET /demo/calls.har');
    expect(own.key).toBeTruthy();
    expect(replies.join() + text).not.toMatch(new RegExp(`s3cret|${own.key}`));
    expect(replies.join()).toContain('"gaKey":"UA-7","key":"PIN"');
  });
});

describe('the outbox of the demo', () => {
  test('the outbox page links to the console and shows emails as text', async () => {
    const person = {
      firstName: '<b>Ada</b>',
      lastName: 'Byron',
      email: '"><img/src=x>@new.example',
      phone: '(555) 123-4567',
      password: 'Analytic1',
    };
    await ask('POST /api/users', { body: person });
    const page = await ask('GET /demo/outbox');
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(page.text).toMatch(/<a href="\/user\/email-verify\/[\w-]+">/);
    expect(page.text).not.toContain('<img');
    expect((await letterTo(person.email)).subject).toBe('Verify your email address');
  });

  test.each(['cross-site', 'same-site'])('the demo refuses a %s request without an Origin', async site => {
    const headers = { 'Sec-Fetch-Site': site };
    for (const call of ['GET outbox', 'GET outbox.json', 'GET letters', 'GET calls', 'POST reset']) {
      const { status: httpStatus } = await ask(call.replace(' ', ' /demo/'), { headers });
      expect([call, httpStatus]).toEqual([call, 403]);
    }
  });

  test.each(['same-origin', 'none'])(
    'the demo responds to the console and the address bar (%s)',
    async site => {
      const { status: httpStatus } = await ask('GET /demo/outbox.json', {
        headers: { 'Sec-Fetch-Site': site },
      });
      expect(httpStatus).toBe(200);
    },
  );

  test.each([
    { Host: 'evil.example' },
    { Host: 'evil.example:3000' },
    { Host: '127.0.0.1.evil.example' },
    { Host: 'localhost.evil.example:3000' },
    { Host: '192.168.1.4:3000' },
    { Host: '' },
  ])('the demo refuses requests for a host name of another machine: %o', async headers => {
    for (const path of ['outbox', 'outbox.json', 'calls', 'faults'])
      expect((await ask(`GET /demo/${path}`, { headers })).status).toBe(403);
  });

  test.each(['http://evil.example', 'null', 'http://localhost:9999', 'https://localhost:3000.evil.example'])(
    'the demo refuses requests from a page of %s',
    async Origin => {
      expect(
        (await ask('GET /demo/outbox.json', { headers: { Origin, Host: 'localhost:3000' } })).status,
      ).toBe(403);
    },
  );

  test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST'])(
    'the demo responds to requests for the host %s',
    async Host => {
      expect(
        (await ask('GET /demo/outbox.json', { headers: { Host, Origin: `http://${Host.toLowerCase()}` } }))
          .status,
      ).toBe(200);
    },
  );
});

test('a server accepts its own host name, and one on all interfaces accepts addresses', () => {
  expect([
    isOwnHost('console.example:3000', 'console.example'),
    isOwnHost('evil.example', 'console.example'),
  ]).toEqual([true, false]);
  expect([
    isOwnHost('192.168.1.4:3000', '0.0.0.0'),
    isOwnHost('[fd00::1]:3000', '::'),
    isOwnHost('evil.example', '0.0.0.0'),
  ]).toEqual([true, true, false]);
});

/** All stored rows, in a fixed order. */
const all = async () =>
  Object.fromEntries(
    Object.entries(await stored()).map(([table, rows]) => [
      table,
      rows.map(row => JSON.stringify(row)).sort(),
    ]),
  );

test('POST /demo/reset restores all data after records were added, changed and removed', async () => {
  const before = await all();
  await ask('POST /api/tags', { as, body: { tagName: 'Floodplain' } });
  await ask('DELETE /api/tags/5f3c2a100004000000000000', { as });
  await ask(`DELETE /api/users/${await userIdByAccount('user')}`, { as });
  await ask(`DELETE /api/applications/${applicationId(0)}`, { as });
  expect(await all()).not.toEqual(before);
  expect((await ask('POST /demo/reset')).status).toBe(204);
  expect(await all()).toEqual(before);
});

test('POST /demo/reset restores two records that exchanged their names', async () => {
  const before = await all();
  const [one, other] = before.tags!.map(row => JSON.parse(row)) as [
    { id: string; tagName: string },
    { id: string; tagName: string },
  ];
  const rename = async (_id: string, tagName: string) =>
    expect((await ask('PUT /api/tags', { as, body: { _id, tagName } })).status).toBe(200);
  await rename(one.id, 'Between');
  await rename(other.id, one.tagName);
  await rename(one.id, other.tagName);
  expect((await ask('POST /demo/reset')).status).toBe(204);
  expect(await all()).toEqual(before);
});
