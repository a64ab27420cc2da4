import { afterEach, expect, it, vi } from 'vitest';
import { createCall } from '../../src/data/call.ts';
import { account } from '../../src/platform/account.ts';
import { configs } from '../../src/platform/configs.ts';
import { dailyImport } from '../../src/platform/dailyImport.ts';
import { defaultConfigs } from '../../src/platform/defaultConfigs.ts';
import { parseReply } from '../../src/platform/schema.ts';
import { tags } from '../../src/platform/tags.ts';
import { anonymousCall } from './anonymousCall.ts';

const stubReply = (httpStatus: number, text: string) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response(text, { status: httpStatus })));
const path = { appId: 'a' };
const reads = {
  'the configs of an application': () => anonymousCall(configs.ofApplication, { path }),
  'the default configs': () => anonymousCall(defaultConfigs.read, {}),
  'a daily import': () => anonymousCall(dailyImport.ofApplication, { path }),
};

afterEach(() => void vi.restoreAllMocks());

it.each(Object.entries(reads))(
  'a 404 or an empty object means that the document is missing: %s',
  async (_, read) => {
    for (const [httpStatus, text] of [
      [404, '{"message":"None yet"}'],
      [404, ''],
      [404, 'Not found'],
      [200, '{}'],
      [200, ' { }\n'],
    ] as const) {
      stubReply(httpStatus, text);
      expect(await read()).toBeNull();
    }
  },
);

it.each(Object.entries(reads))(
  'the read of %s fails after a 404 page of a gateway or a platform error',
  async (_, read) => {
    for (const [httpStatus, text] of [
      [404, '<!doctype html><h1>Not found</h1>'],
      [500, '{}'],
      [403, '{}'],
      [200, ''],
    ] as const) {
      stubReply(httpStatus, text);
      await expect(read()).rejects.toMatchObject({ name: 'CallError' });
    }
  },
);

it('a 404 is an error for calls that have no empty state', async () => {
  stubReply(404, '{"message":"None"}');
  await expect(anonymousCall(tags.list, {})).rejects.toMatchObject({ status: 404, serverMessage: 'None' });
  await expect(anonymousCall(configs.update, { path, body: '{}' })).rejects.toMatchObject({ status: 404 });
});

it('a text body is sent unchanged, and any other body as JSON', async () => {
  const fetched = stubReply(200, '{"_id":"t","tagName":"Zoning","appConfig":{}}');
  const text = '{ "appConfig": {"id": 12345678901234567890, "scale": 1.0, "2": 0, "1": 0} }';
  await anonymousCall(configs.update, { path, body: text });
  await anonymousCall(tags.create, { body: { _id: 't', tagName: 'Zoning' } });
  expect(fetched.mock.calls.map(([, init]) => init!.body)).toEqual([text, '{"_id":"t","tagName":"Zoning"}']);
  expect(fetched.mock.calls[0]![1]!.headers).toMatchObject({ 'content-type': 'application/json' });
});

it('a bug in the console is not reported as a lost connection', async () => {
  stubReply(200, '{"data":[]}');
  const { any } = AbortSignal;
  Object.assign(AbortSignal, { any: undefined });
  const { signal } = new AbortController();
  await expect(anonymousCall(tags.list, {}, { signal })).rejects.toThrow(TypeError);
  Object.assign(AbortSignal, { any });
  stubReply(200, '{"data":[]}');
  const broken = vi.spyOn(JSON, 'parse').mockImplementation(() => undefined);
  const isMissing = () => (undefined as unknown as { length: number }).length > 0;
  await expect(anonymousCall({ ...tags.list, isMissing }, {})).rejects.toThrow(TypeError);
  broken.mockRestore();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(anonymousCall(tags.list, {})).rejects.toMatchObject({ name: 'CallError', failure: 'offline' });
});

it('a token that the platform refuses is reported as expired, and a wrong password is not', async () => {
  const onUnauthorized = vi.fn<(token: string) => void>();
  const call = createCall({ token: () => 'token', onUnauthorized, parseReply });
  stubReply(403, '{}');
  await expect(call(tags.list, {})).rejects.toMatchObject({ status: 403 });
  stubReply(401, '{}');
  await expect(call(account.signIn, { body: { email: 'a@b.c', password: 'x' } })).rejects.toMatchObject({
    status: 401,
  });
  expect(onUnauthorized).not.toHaveBeenCalled();
  await expect(call(tags.list, {})).rejects.toMatchObject({ status: 401, refusedToken: 'token' });
  expect(onUnauthorized.mock.calls).toEqual([['token']]);
});
