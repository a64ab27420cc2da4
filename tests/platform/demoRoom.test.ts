import { describe, expect, test } from 'vitest';
import { ask, letterTo, signInAs, withPlatform } from './standIn.ts';

withPlatform();
const as = 'superadmin';
const listed = async (
  name: string,
  question: { filter?: object; sort?: [string, string]; range?: [number, number] } = {},
) => {
  const search = new URLSearchParams(
    Object.entries(question).map(([key, value]) => [key, JSON.stringify(value)]),
  );
  const { body, headers } = await ask(`GET /demo/${name}?${search}`);
  return { rows: body, total: headers.get('Content-Range') };
};

describe('fault rules', () => {
  test('a fault rule is created, read, changed and removed by its number', async () => {
    const { body: made } = await ask('POST /demo/rules', {
      body: { match: 'GET /api/tags', status: 503, name: 'Tags' },
    });
    expect(made).toEqual({
      id: expect.any(Number),
      match: 'GET /api/tags',
      status: 503,
      name: 'Tags',
      sparing: true,
      played: 0,
    });
    expect((await ask(`GET /demo/rules/${made.id}`)).body).toEqual(made);
    await ask('GET /api/tags', { as });
    const { body: changed } = await ask(`PUT /demo/rules/${made.id}`, {
      body: { match: 'GET /api/tags', delayMs: 1 },
    });
    expect(changed).toEqual({ id: made.id, match: 'GET /api/tags', delayMs: 1, sparing: true, played: 1 });
    expect((await ask('GET /api/tags', { as })).status).toBe(200);
    await ask(`DELETE /demo/rules/${made.id}`);
    expect((await ask(`GET /demo/rules/${made.id}`)).status).toBe(404);
  });

  test('a disabled fault rule is kept and has no effect', async () => {
    await ask('POST /demo/rules', { body: { match: 'GET /api/tags', status: 503, off: true } });
    expect((await ask('GET /api/tags', { as })).status).toBe(200);
  });

  test('after a delay rule, the next fault rule still applies', async () => {
    await ask('POST /demo/rules', { body: { match: '* /api/*', delayMs: 1 } });
    await ask('POST /demo/rules', { body: { match: '* /api/*', status: 503 } });
    expect((await ask('GET /api/tags', { as })).status).toBe(503);
    expect((await listed('rules')).rows.map(({ played }: { played: number }) => played)).toEqual([1, 1]);
  });

  test('a fault rule for all calls spares the calls that open the console, and the demo itself', async () => {
    await ask('POST /demo/rules', { body: { match: '* /*', status: 500 } });
    const token = await signInAs(as);
    expect((await ask('GET /api/users/me', { token })).status).toBe(200);
    expect((await ask('GET /api/tags', { token })).status).toBe(500);
    expect((await listed('rules')).rows).toHaveLength(1);
  });

  test('a fault rule for a call that opens the console applies at most three times', async () => {
    const token = await signInAs(as);
    const me = async () => (await ask('GET /api/users/me', { token })).status;
    await ask('POST /demo/rules', { body: { match: 'get /api/users/{id}', status: 500 } });
    expect(await me()).toBe(200);
    const { body: rule } = await ask('POST /demo/rules', {
      body: { match: 'GET  /api/users/me', status: 503 },
    });
    expect([rule.times, await me(), await me(), await me(), await me()]).toEqual([3, 503, 503, 503, 200]);
    await ask(`PUT /demo/rules/${rule.id}`, {
      body: { match: 'GET /api/users/me', status: 503, times: 1_000 },
    });
    expect([await me(), await me(), await me(), await me()]).toEqual([503, 503, 503, 200]);
  });

  test('an invalid fault rule is refused field by field', async () => {
    const { status: httpStatus, body } = await ask('POST /demo/rules', {
      body: { match: 'GET /api/tags', status: 99 },
    });
    expect([httpStatus, Object.keys(body.errors)]).toEqual([422, ['status']]);
  });
});

describe('the request log', () => {
  test('the request log is paged, sorted, searched and filtered, with the count in Content-Range', async () => {
    const token = await signInAs(as);
    await ask('GET /api/tags?page=1', { token });
    await ask('POST /api/tags', { token, body: { tagName: 'Floodplain' } });
    await ask('DELETE /api/tags/gone', { token });
    const newest = await listed('calls', { sort: ['id', 'DESC'], range: [0, 1] });
    expect([newest.total, newest.rows.map(({ method }: { method: string }) => method)]).toEqual([
      'calls 0-1/4',
      ['DELETE', 'POST'],
    ]);
    expect((await listed('calls', { filter: { q: 'post /API/tags' } })).rows).toHaveLength(1);
    expect((await listed('calls', { filter: { kind: 'changes' } })).total).toBe('calls 0-2/3');
    expect((await listed('calls', { filter: { kind: 'refused' } })).total).toBe('calls 0-0/1');
    expect(await listed('calls', { filter: { q: 'nothing' } })).toEqual({ rows: [], total: 'calls */0' });
    expect((await listed('calls', { filter: { id: [newest.rows[0].id] } })).rows).toEqual([newest.rows[0]]);
    expect((await ask('GET /demo/calls?range=7')).status).toBe(422);
  });

  test('an entry of the request log shows its reply, its faults and the caller, and contains no token', async () => {
    await ask('POST /demo/rules', { body: { match: 'GET /api/users/me', delayMs: 20, name: 'Slow' } });
    const token = await signInAs(as);
    await ask('GET /api/users/me', { token });
    const [signedIn, me] = (await listed('calls')).rows;
    const { body, text } = await ask(`GET /demo/calls/${me.id}`);
    expect(body).toMatchObject({
      statusText: 'OK',
      reply: { email: 'superadmin@map.example' },
      rules: [{ name: 'Slow' }],
      from: { role: 'superadmin' },
      headers: { authorization: '***' },
    });
    expect(body.added).toBeGreaterThanOrEqual(19);
    expect(text + (await ask(`GET /demo/calls/${signedIn.id}`)).text).not.toContain(token);
  });

  test('the request log can be downloaded as HAR 1.2 without tokens and passwords', async () => {
    const token = await signInAs(as);
    await ask(`GET /api/tags?page=1&access_token=${token}`, { token });
    const { body, text, headers } = await ask(
      `GET /demo/calls.har?filter=${JSON.stringify({ kind: 'all' })}`,
    );
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="calls.har"');
    expect(body.log).toMatchObject({
      version: '1.2',
      creator: { name: expect.any(String), version: expect.any(String) },
    });
    const [posted, read] = body.log.entries;
    expect(posted.request).toMatchObject({
      method: 'POST',
      postData: { mimeType: 'application/json', text: '{"email":"superadmin@map.example","password":"***"}' },
    });
    expect(read).toMatchObject({
      startedDateTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      time: expect.any(Number),
      request: {
        method: 'GET',
        url: expect.stringMatching(/^http:\/\/.*\/api\/tags\?page=1&access_token=\*\*\*$/),
        httpVersion: 'HTTP/1.1',
        cookies: [],
        queryString: [
          { name: 'page', value: '1' },
          { name: 'access_token', value: '***' },
        ],
        headersSize: -1,
        bodySize: 0,
      },
      response: {
        status: 200,
        statusText: 'OK',
        cookies: [],
        content: {
          mimeType: 'application/json',
          size: expect.any(Number),
          text: expect.stringContaining('pagingMeta'),
        },
        redirectURL: '',
      },
      cache: {},
      timings: { send: 0, wait: expect.any(Number), receive: 0 },
    });
    expect(text).not.toContain(token);
  });
});

test('emails of the demo can be searched and read, but not changed', async () => {
  await ask('POST /api/users/forgot-password-request', { body: { email: 'user@map.example' } });
  const { subject } = await letterTo('user@map.example');
  const { rows } = await listed('letters', { filter: { q: 'USER@map' }, range: [0, 9] });
  expect(rows[0]).toMatchObject({ to: 'user@map.example', subject });
  expect((await ask(`GET /demo/letters/${rows[0].id}`)).body).toEqual(rows[0]);
  expect((await ask(`PUT /demo/letters/${rows[0].id}`, { body: rows[0] })).status).toBe(404);
});

test('the switches of the demo are one record, and changing it changes the platform', async () => {
  const { body } = await ask('GET /demo/switches/platform');
  expect(body).toMatchObject({
    id: 'platform',
    listShape: null,
    refs: null,
    mailFails: false,
    proxySick: false,
  });
  await ask('PUT /demo/switches/platform', { body: { ...body, listShape: 'array', proxySick: true } });
  expect(Array.isArray((await ask('GET /api/tags', { as })).body)).toBe(true);
  expect((await ask('GET /demo/switches/platform')).body).toMatchObject({
    listShape: 'array',
    proxySick: true,
  });
});
