import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../src/data/dataProvider.ts';
import { anonymousCall } from './anonymousCall.ts';
import { callsOfResources } from './resourceCalls.ts';

const dataProvider = createDataProvider({ resourceCalls: callsOfResources, call: anonymousCall });
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const respondWith = (responseOf: (path: string) => unknown) => {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    return Response.json(responseOf(address.split('?')[0]!));
  });
  return requests;
};
const getManyReference = (resource: string, target: string, more: object = {}) =>
  dataProvider.getManyReference(resource, {
    target,
    id: 'x',
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'toolName', order: 'ASC' },
    filter: {},
    ...more,
  });

describe('getManyReference with an endpoint for the target', () => {
  const tools = ['Zoom', 'buffer', 'Áreas', 'Print'].map((toolName, index) => ({
    _id: `t${index}`,
    toolName,
  }));
  it('getManyReference requests the endpoint of the target, and sorts and pages the records', async () => {
    const requests = respondWith(() => tools);
    const first = await getManyReference('tools', 'toolgroup', { pagination: { page: 1, perPage: 3 } });
    expect(first.data.map(({ toolName }) => toolName)).toEqual(['Áreas', 'buffer', 'Print']);
    expect(first.total).toBe(4);
    expect(first.data[0]).toMatchObject({ id: 't2', _id: 't2' });
    expect(requests).toEqual(['/api/tools/toolgroup/x']);
    const next = await getManyReference('tools', 'toolgroup', {
      pagination: { page: 2, perPage: 3 },
      sort: { field: 'toolName', order: 'DESC' },
    });
    expect(next.data.map(({ toolName }) => toolName)).toEqual(['Áreas']);
  });
  it('getManyReference searches and filters the records of an endpoint', async () => {
    respondWith(() => tools);
    const search = async (filter: object) =>
      (await getManyReference('tools', 'toolgroup', { filter })).data.map(({ toolName }) => toolName);
    expect(await search({ q: 'area' })).toEqual(['Áreas']);
    expect(await search({ toolName: 'Zoom' })).toEqual(['Zoom']);
  });
  it('getManyReference reads the records that the endpoint returns as IDs', async () => {
    const requests = respondWith(path =>
      path.endsWith('/info')
        ? { _id: 'b', firstName: 'Bea', lastName: 'L', email: 'b@map.example' }
        : [{ _id: 'a', firstName: 'Ada', lastName: 'L', email: 'a@map.example' }, 'b'],
    );
    const { data } = await getManyReference('users', 'rolesAssigned.role', {
      sort: { field: 'firstName', order: 'DESC' },
    });
    expect(data.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(requests).toEqual(['/api/users/role/x', '/api/users/detail/b/info']);
  });
});

describe('getManyReference without an endpoint for the target', () => {
  const rows = [
    { _id: '1', toolGroupName: 'Ten', order: 10, tools: ['x', 'y'] },
    { _id: '2', toolGroupName: 'Two', order: 2, tools: [{ _id: 'x', toolName: 'Zoom' }] },
    { _id: '3', toolGroupName: 'None' },
    { _id: '4', toolGroupName: 'Blank', tools: ['x'], note: null },
    { _id: '5', toolGroupName: 'Other', tools: ['y'] },
  ];
  it('without an endpoint, getManyReference reads all records and matches IDs, records and arrays', async () => {
    const requests = respondWith(() => rows);
    const { data, total } = await getManyReference('toolgroups', 'tools', {
      sort: { field: 'order', order: 'ASC' },
    });
    expect(data.map(({ id }) => id)).toEqual(['2', '1', '4']);
    expect(total).toBe(3);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatch(/^\/api\/toolgroups\/\?page=1&pageSize=0&/);
  });
  it('without an endpoint, getManyReference sorts records without a value last in both orders', async () => {
    respondWith(() => rows);
    const { data } = await getManyReference('toolgroups', 'tools', {
      sort: { field: 'order', order: 'DESC' },
    });
    expect(data.map(({ id }) => id)).toEqual(['1', '2', '4']);
  });
  it('getManyReference sends the list’s own filters to the platform and applies the others itself', async () => {
    const requests = respondWith(() => [
      { _id: 'a', firstName: 'Ada', lastName: 'L', email: 'a', adminRoles: ['x'], isActive: false },
      { _id: 'b', firstName: 'Bea', lastName: 'L', email: 'b', adminRoles: ['x'], isActive: true },
    ]);
    const { data } = await getManyReference('users', 'adminRoles', {
      filter: { q: 'l', provider: 'google', isActive: true },
    });
    expect(data.map(({ id }) => id)).toEqual(['b']);
    const query = new URL(requests[0]!, 'http://x').searchParams;
    expect([query.get('query'), query.get('provider'), query.get('isActive')]).toEqual(['l', 'google', null]);
  });
  it('getManyReference warns a developer if no record has the field of the target', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    respondWith(() => rows);
    expect((await getManyReference('toolgroups', 'tools')).total).toBe(3);
    expect(warn).not.toHaveBeenCalled();
    expect((await getManyReference('toolgroups', 'roles.role')).total).toBe(0);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('has the field "roles"'));
  });
  it('getManyReference rejects for a resource without a list', () =>
    expect(getManyReference('subscription-plans', 'application')).rejects.toThrow('no call "list"'));
});
