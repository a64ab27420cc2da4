import { describe, expect, test } from 'vitest';
import { ask, withPlatform } from './standIn.ts';

withPlatform();
const as = 'admin';
const lists = {
  purposes: {
    call: 'GET /api/purposes',
    name: 'purposeName',
    total: 14,
    first: {
      _id: '5f3c2a100008000000000009',
      purposeName: 'Appeals Hearing',
      helpInfo: 'Evidence and decisions',
      toolgroups: ['5f3c2a10000b000000000008', '5f3c2a10000b000000000003', '5f3c2a10000b000000000004'],
      __v: 0,
    },
    search: ['RÉVIEW', ['Zoning Review']],
    byHelp: ['From application to occupancy', 'Permit Tracking'],
  },
  toolgroups: {
    call: 'GET /api/toolgroups/',
    name: 'toolGroupName',
    total: 14,
    first: {
      _id: '5f3c2a10000b00000000000d',
      toolGroupName: 'Empty for now',
      helpInfo: 'Nothing in it yet',
      tools: [],
      __v: 0,
    },
    search: ['MEAŚ', ['Measuring']],
    byHelp: ['Choosing parcels on the map', 'Selection'],
  },
  tools: {
    call: 'GET /api/tools/',
    name: 'toolName',
    total: 42,
    first: {
      _id: '5f3c2a10000c000000000001',
      toolName: 'Address Search',
      helpInfo: 'By house number and street',
      __v: 0,
    },
    search: ['Mèasure', ['Measure Area', 'Measure Distance']],
    byHelp: ['Along a drawn line', 'Elevation Profile'],
  },
} as const;

describe.each(Object.values(lists))('$call', ({ call, name, total, first, search, byHelp }) => {
  const listed = async (query: string) => (await ask(`${call}?${query}`, { as })).body;
  const names = (rows: Record<string, string>[]) => rows.map(row => row[name]);

  test('a catalogue list returns the documented page in the order of names', async () => {
    const page = await listed(`page=1&pageSize=8&sortBy=${name}&sortDirection=asc`);
    expect([page.pagingMeta, page.data.length, page.data[0]]).toEqual([
      { totalRecords: total },
      8,
      { ...first, rolesAssigned: page.data[0].rolesAssigned },
    ]);
    for (const { rolesAssigned } of page.data)
      for (const entry of rolesAssigned)
        expect(entry).toEqual({
          role: { _id: expect.any(String), roleName: expect.any(String) },
          application: { _id: expect.any(String), applicationName: expect.any(String) },
        });
    expect(await listed('page=1&pageSize=8')).toEqual(page);
  });

  test('the pages of a catalogue list contain each record once, in both orders', async () => {
    const allNames = names((await listed('pageSize=0')).data);
    expect([allNames.length, new Set(allNames).size]).toEqual([total, total]);
    expect(names((await listed(`pageSize=0&sortBy=${name}&sortDirection=desc`)).data)).toEqual(
      allNames.toReversed(),
    );
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(total / 8) }, (_, n) => listed(`page=${n + 1}&pageSize=8`)),
    );
    expect(pages.flatMap(({ data }) => names(data))).toEqual(allNames);
    expect((await listed('page=99&pageSize=8')).data).toEqual([]);
  });

  test('a catalogue list can be sorted by help text', async () => {
    const rows = (await listed('pageSize=0&sortBy=helpInfo&sortDirection=desc')).data.map(
      ({ helpInfo }: { helpInfo: string }) => helpInfo,
    );
    const helped = (await listed('pageSize=0&sortBy=helpInfo')).data;
    expect(rows.slice(-1)).toEqual(['']);
    expect(helped.map(({ helpInfo }: { helpInfo: string }) => helpInfo)).toEqual(rows.toReversed());
    expect(helped.find(({ helpInfo }: { helpInfo: string }) => helpInfo === byHelp[0])[name]).toBe(byHelp[1]);
  });

  test('the search in a catalogue list finds a part of the name, without case and accents', async () => {
    const found = await listed(`query=${encodeURIComponent(search[0])}`);
    expect([names(found.data), found.pagingMeta]).toEqual([search[1], { totalRecords: search[1].length }]);
    expect((await listed(`query=${encodeURIComponent('البحث')}&pageSize=0`)).data.length).toBe(
      name === 'toolName' ? 0 : 1,
    );
    expect((await listed('query=%20')).pagingMeta).toEqual({ totalRecords: total });
    for (const nothing of ['%25', '_', "')--", 'helpInfo'])
      expect(await listed(`query=${nothing}`)).toEqual({ data: [], pagingMeta: { totalRecords: 0 } });
  });

  test('a catalogue list returns the same with and without a slash at the end of its address', async () => {
    const trimmedCall = call.replace(/\/$/, '');
    expect((await ask(`${trimmedCall}?page=1&pageSize=8`, { as })).body).toEqual(
      await listed('page=1&pageSize=8'),
    );
  });

  test('a catalogue list refuses invalid paging and sorting, and tolerates values out of range', async () => {
    for (const query of ['page=x', 'pageSize=NaN', 'sortDirection=up'])
      expect((await ask(`${call}?${query}`, { as })).status).toBe(422);
    for (const query of ['page=0', 'page=-1', 'pageSize=1e12', 'sortBy=password_hash', 'sortBy=__proto__'])
      expect((await ask(`${call}?${query}`, { as })).status).toBe(200);
    expect((await ask(`${call}?query=%00`, { as })).status).toBe(400);
  });
});

test('toolgroups of purposes and tools of toolgroups appear in their own lists', async () => {
  const [purposes, toolgroups, tools] = await Promise.all(
    Object.values(lists).map(async ({ call }) => (await ask(`${call}?pageSize=0`, { as })).body.data),
  );
  const ids = (rows: { _id: string }[]) => rows.map(({ _id }) => _id);
  expect(ids(toolgroups)).toEqual(
    expect.arrayContaining(purposes.flatMap((row: { toolgroups: string[] }) => row.toolgroups)),
  );
  expect(ids(tools)).toEqual(
    expect.arrayContaining(toolgroups.flatMap((row: { tools: string[] }) => row.tools)),
  );
});
