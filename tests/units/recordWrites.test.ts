import type { RaRecord } from 'react-admin';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../src/data/dataProvider.ts';
import { ConflictError } from '../../src/data/failures.ts';
import type { WriteEnd } from '../../src/data/writes.ts';
import { anonymousCall } from './anonymousCall.ts';
import { callsOfResources } from './resourceCalls.ts';

type MockResponse = Response | 'lost';
const call = vi.hoisted(() => vi.fn<typeof fetch>());
vi.stubGlobal('fetch', call);
afterAll(() => void vi.unstubAllGlobals());
const ends: WriteEnd[] = [];
const dataProvider = createDataProvider({
  resourceCalls: callsOfResources,
  call: anonymousCall,
  observer: () => end => void ends.push(end),
});

const role = { _id: 'r', roleName: 'Clerk', roleDescription: 'Files', __v: 1 };
const previousData = { ...role, id: 'r' };
const json = (body: unknown, httpStatus = 200) => Response.json(body, { status: httpStatus });

/** Mocks the responses in order. Returns the requests and their bodies. */
function respondWith(...responses: MockResponse[]) {
  const requests: string[] = [];
  const sent: unknown[] = [];
  ends.length = 0;
  call.mockImplementation(async (address, { method, body } = {}) => {
    requests.push(`${method} ${String(address).split('?')[0]}`);
    if (typeof body === 'string') sent.push(JSON.parse(body));
    const response = responses.shift()!;
    if (response === 'lost') throw new TypeError('Failed to fetch');
    return response;
  });
  return { requests, sent };
}
afterEach(() => call.mockReset());

const READ = 'GET /api/roles/r/info';
const WRITE = 'PUT /api/roles';
const update = (data: object, more: object = {}) =>
  dataProvider.update('roles', { id: 'r', data, previousData, ...more });

describe('update of a record', () => {
  it('update reads the current record, merges the changes and sends the complete record', async () => {
    const now = { ...role, roleDescription: 'Files all', extra: [1], __v: 2 };
    const { requests, sent } = respondWith(json(now), json({ ...now, roleName: 'Head', __v: 3 }));
    expect(await update({ ...previousData, roleName: 'Head' })).toEqual({
      data: { ...now, id: 'r', roleName: 'Head', __v: 3 },
      meta: { before: { ...now, id: 'r' } },
    });
    expect(requests).toEqual([READ, WRITE]);
    expect(sent).toEqual([{ ...now, roleName: 'Head' }]);
  });
  it('update sends the earlier value of a field that the current record lacks', async () => {
    const { roleDescription: _, ...now } = role;
    const { sent } = respondWith(json(now), json(now));
    await update({ roleName: 'Head' });
    expect(sent).toEqual([{ ...role, roleName: 'Head' }]);
  });
  it('update rejects a record without its required fields and sends nothing', async () => {
    const { requests } = respondWith(json({ _id: 'r' }), json(role));
    await expect(update({ roleDescription: 'x' })).rejects.toMatchObject({ failure: 'unreadable' });
    expect(requests).not.toContain(WRITE);
  });
  it('update never conflicts without `previousData`', async () => {
    const { sent } = respondWith(json(role), json(role));
    await dataProvider.update('roles', { id: 'r', data: { roleName: 'Head' } });
    expect(sent).toEqual([{ ...role, roleName: 'Head' }]);
  });
  it('update throws a ConflictError with the current record and sends nothing', async () => {
    const { requests } = respondWith(json({ ...role, roleName: 'Chief' }));
    const error = await update({ roleName: 'Head' }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ConflictError);
    expect(error).toMatchObject({
      status: 409,
      body: { errors: {} },
      current: { ...previousData, roleName: 'Chief' },
    });
    expect(requests).toEqual([READ]);
  });
  it('update overwrites the version in `agreedTo`, but no later one', async () => {
    const agreedTo = { ...previousData, roleName: 'Chief' };
    const { sent } = respondWith(json({ ...role, roleName: 'Chief' }), json(role));
    await update({ roleName: 'Head' }, { agreedTo });
    expect(sent).toEqual([{ ...role, roleName: 'Head' }]);
    respondWith(json({ ...role, roleName: 'Lead' }));
    await expect(update({ roleName: 'Head' }, { agreedTo })).rejects.toBeInstanceOf(ConflictError);
  });
  it('update reads and merges again after a 409 response', async () => {
    const next = { ...role, roleDescription: 'All', __v: 2 };
    const { requests, sent } = respondWith(json(role), json({}, 409), json(next), json(next));
    await update({ roleName: 'Head' });
    expect(requests).toEqual([READ, WRITE, READ, WRITE]);
    expect(sent.at(-1)).toEqual({ ...next, roleName: 'Head' });
  });
  it('update confirms by reading that a change with a lost reply was applied', async () => {
    const { requests } = respondWith(json(role), 'lost', json({ ...role, roleName: 'Head', __v: 2 }));
    expect(await update({ roleName: 'Head' })).toEqual({
      data: { ...previousData, roleName: 'Head', __v: 2 },
      meta: { before: previousData, confirmed: true },
    });
    expect(requests).toEqual([READ, WRITE, READ]);
    expect(ends.at(-1)).toEqual({ confirmed: true });
  });
  it('update rejects without a second write if a change with a lost reply was not applied', async () => {
    const { requests } = respondWith(json(role), 'lost', json(role));
    await expect(update({ roleName: 'Head' })).rejects.toMatchObject({ failure: 'offline' });
    expect(requests).toEqual([READ, WRITE, READ]);
    expect(ends).toHaveLength(1);
  });
  it('update does not return fields that cannot be read back', async () => {
    respondWith(json(role), json({ _id: 'r' }));
    expect((await update({ secret: 'x', roleName: 'Head' })).data).toEqual({
      ...previousData,
      roleName: 'Head',
    });
  });
});

it('update compares and sends references as IDs', async () => {
  const group = { _id: 'g', toolGroupName: 'Draw', tools: [{ _id: 'a', toolName: 'Pen' }] };
  const now = { ...group, tools: [{ _id: 'a', toolName: 'Pencil' }, 'b'] };
  const { sent } = respondWith(json(now), json(group));
  await dataProvider.update('toolgroups', {
    id: 'g',
    data: { toolGroupName: 'Lines', tools: ['a'] },
    previousData: { ...group, id: 'g' } as RaRecord,
  });
  expect(sent).toEqual([{ _id: 'g', toolGroupName: 'Lines', tools: ['a', 'b'] }]);
});

it('update and create send an empty text for null', async () => {
  const { sent } = respondWith(json(role), json(role), json(role));
  await update({ ...previousData, roleDescription: null, others: null });
  await dataProvider.create('roles', { data: { roleName: 'New', roleDescription: null } });
  expect(sent).toEqual([
    { ...role, roleDescription: '' },
    { roleName: 'New', roleDescription: '' },
  ]);
});

it('replace sends the record without reading it', async () => {
  const { requests, sent } = respondWith(json({ _id: 'r', roleName: 'Head' }));
  const data = { ...previousData, roleName: 'Head' };
  expect(await dataProvider.replace('roles', { id: 'r', data, previousData })).toEqual({
    data: { _id: 'r', id: 'r', roleName: 'Head' },
  });
  expect(requests).toEqual([WRITE]);
  expect(sent).toEqual([{ ...role, roleName: 'Head' }]);
});

describe('updateMany and deleteMany', () => {
  const gone = () => json({ message: 'Gone' }, 404);
  it('updateMany updates the records in sequence and returns their IDs', async () => {
    const other = { ...role, _id: 's' };
    const { requests, sent } = respondWith(json(role), json(role), json(other), json(other));
    expect(
      await dataProvider.updateMany('roles', { ids: ['r', 's'], data: { roleDescription: '' } }),
    ).toEqual({ data: ['r', 's'] });
    expect(requests).toEqual([READ, WRITE, 'GET /api/roles/s/info', WRITE]);
    expect(sent).toEqual([role, other].map(one => ({ ...one, roleDescription: '' })));
  });
  it('deleteMany deletes the records in sequence and returns their IDs', async () => {
    const { requests } = respondWith(json({}), json({}));
    expect(await dataProvider.deleteMany('roles', { ids: ['r', 's'] })).toEqual({ data: ['r', 's'] });
    expect(requests).toEqual(['DELETE /api/roles/r', 'DELETE /api/roles/s']);
  });
  it('updateMany and deleteMany try all records and throw the first error', async () => {
    const { requests } = respondWith(gone(), json({}), json({ message: 'No' }, 403));
    await expect(dataProvider.deleteMany('roles', { ids: ['r', 's', 't'] })).rejects.toMatchObject({
      status: 404,
      serverMessage: 'Gone',
    });
    expect(requests).toHaveLength(3);
    const changed = respondWith(gone(), json({ ...role, _id: 's' }), json(role));
    await expect(
      dataProvider.updateMany('roles', { ids: ['r', 's'], data: { roleName: 'x' } }),
    ).rejects.toMatchObject({ status: 404 });
    expect(changed.requests).toHaveLength(3);
  });
});
