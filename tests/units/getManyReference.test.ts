import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../src/dataProvider/dataProvider.ts';

const dataProvider = createDataProvider();
afterEach(() => void vi.unstubAllGlobals());

const answering = (answer: (path: string) => unknown) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json(answer(address.split('?')[0]!));
  });
  return asked;
};
const ask = (resource: string, target: string, more: object = {}) =>
  dataProvider.getManyReference(resource, {
    target,
    id: 'x',
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'toolName', order: 'ASC' },
    filter: {},
    ...more,
  });

describe('Where a call answers which records refer to one', () => {
  const tools = ['Zoom', 'buffer', 'Áreas', 'Print'].map((toolName, at) => ({ _id: `t${at}`, toolName }));
  it('that call is asked, and its rows are sorted and paged.', async () => {
    const asked = answering(() => tools);
    const first = await ask('tools', 'toolgroup', { pagination: { page: 1, perPage: 3 } });
    expect(first.data.map(({ toolName }) => toolName)).toEqual(['Áreas', 'buffer', 'Print']);
    expect(first.total).toBe(4);
    expect(first.data[0]).toMatchObject({ id: 't2', _id: 't2' });
    expect(asked).toEqual(['/api/tools/toolgroup/x']);
    const next = await ask('tools', 'toolgroup', {
      pagination: { page: 2, perPage: 3 },
      sort: { field: 'toolName', order: 'DESC' },
    });
    expect(next.data.map(({ toolName }) => toolName)).toEqual(['Áreas']);
  });
  it('its rows are searched and filtered.', async () => {
    answering(() => tools);
    const found = async (filter: object) =>
      (await ask('tools', 'toolgroup', { filter })).data.map(({ toolName }) => toolName);
    expect(await found({ q: 'area' })).toEqual(['Áreas']);
    expect(await found({ toolName: 'Zoom' })).toEqual(['Zoom']);
  });
  it('rows that are ids are read.', async () => {
    const asked = answering(path =>
      path.endsWith('/info')
        ? { _id: 'b', firstName: 'Bea', lastName: 'L', email: 'b@map.example' }
        : [{ _id: 'a', firstName: 'Ada', lastName: 'L', email: 'a@map.example' }, 'b'],
    );
    const { data } = await ask('users', 'rolesAssigned.role', {
      sort: { field: 'firstName', order: 'DESC' },
    });
    expect(data.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(asked).toEqual(['/api/users/role/x', '/api/users/detail/b/info']);
  });
});

describe('Where there is none', () => {
  const rows = [
    { _id: '1', toolGroupName: 'Ten', order: 10, tools: ['x', 'y'] },
    { _id: '2', toolGroupName: 'Two', order: 2, tools: [{ _id: 'x', toolName: 'Zoom' }] },
    { _id: '3', toolGroupName: 'None' },
    { _id: '4', toolGroupName: 'Blank', tools: ['x'], note: null },
    { _id: '5', toolGroupName: 'Other', tools: ['y'] },
  ];
  it('the whole list is read and filtered by the target, an id or a record, in a list or not.', async () => {
    const asked = answering(() => rows);
    const { data, total } = await ask('toolgroups', 'tools', { sort: { field: 'order', order: 'ASC' } });
    expect(data.map(({ id }) => id)).toEqual(['2', '1', '4']);
    expect(total).toBe(3);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/^\/api\/toolgroups\/\?page=1&pageSize=0&/);
  });
  it('what is without a value stays last in either order.', async () => {
    answering(() => rows);
    const { data } = await ask('toolgroups', 'tools', { sort: { field: 'order', order: 'DESC' } });
    expect(data.map(({ id }) => id)).toEqual(['1', '2', '4']);
  });
  it('filters of the list are asked of the platform, others are looked for here.', async () => {
    const asked = answering(() => [
      { _id: 'a', firstName: 'Ada', lastName: 'L', email: 'a', adminRoles: ['x'], isActive: false },
      { _id: 'b', firstName: 'Bea', lastName: 'L', email: 'b', adminRoles: ['x'], isActive: true },
    ]);
    const { data } = await ask('users', 'adminRoles', {
      filter: { q: 'l', provider: 'google', isActive: true },
    });
    expect(data.map(({ id }) => id)).toEqual(['b']);
    const query = new URL(asked[0]!, 'http://x').searchParams;
    expect([query.get('query'), query.get('provider'), query.get('isActive')]).toEqual(['l', 'google', null]);
  });
  it('a resource without a list refuses.', () =>
    expect(ask('subscription-plans', 'application')).rejects.toThrow('no call "list"'));
});
