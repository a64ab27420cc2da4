import { describe, expect, test } from 'vitest';
import { ask, emittedEvents, me, signInAs, withPlatform } from './standIn.ts';

withPlatform();
const as = 'superadmin';
const LARKSPUR = '5f3c2a100002000000000000';
const GRACE = '5f3c2a100001000000000002';
const WALTER = '5f3c2a100001000000000003';
interface ApplicationListRow {
  applicationName: string;
}
const listed = async (query: string, who = as) =>
  (await ask(`GET /api/applications?${query}`, { as: who })).body;
const names = (rows: ApplicationListRow[]) => rows.map(({ applicationName }) => applicationName);

describe('GET /api/applications', () => {
  test('the list of applications returns the documented page', async () => {
    const page = await listed('page=1&pageSize=5&sortBy=applicationName&sortDirection=asc');
    expect(page.pagingMeta).toEqual({ totalRecords: 64 });
    expect(names(page.data)).toEqual([
      'Alder County Assessor',
      'Antelope Draw County',
      'Bayou Large Parish',
      'Bexley Township',
      'Birch Landing',
    ]);
    expect(page.data[3]).toEqual({
      _id: '5f3c2a10000200000000000a',
      applicationId: 'bexley-township',
      applicationName: 'Bexley Township',
      applicationType: expect.stringMatching(/^Elevate (Full|Assessor|Parcel)$/),
      productEdition: expect.stringMatching(/^(Baseline|Summit|Ascent)$/),
      accessType: expect.stringMatching(/^(Public|Private)$/),
      applicationDomainName: 'https://bexley-township.maps.example',
      county: { code: '020' },
      adminUsers: expect.any(Array),
    });
  });

  test('the list of applications is searched by name and Application Id, and returns all with all=true', async () => {
    expect(names((await listed('query=ha')).data)).toEqual([
      'Harlan County GIS',
      'Harlan Ridge Conservancy',
      'Intergovernmental Parcel Boundary and Shared Imagery Cooperative of the Upper Kettle and Lower Wapsie River Watersheds',
      'New Harbor Port Authority',
    ]);
    expect(names((await listed('query=city-of-mill')).data)).toEqual(['City of Millbrook']);
    expect((await listed('all=true&page=2&pageSize=5')).data).toHaveLength(64);
    expect((await listed('page=13&pageSize=5')).data).toHaveLength(4);
    expect(await listed('query=%25')).toEqual({ data: [], pagingMeta: { totalRecords: 0 } });
  });

  test('the list of applications shows an admin only those that they administer', async () => {
    expect(names((await listed('all=true', 'admin')).data)).toEqual([
      'City of Millbrook',
      'Larkspur County Assessor',
    ]);
    expect((await listed('page=1&pageSize=1', 'admin')).pagingMeta).toEqual({ totalRecords: 2 });
    expect((await listed('query=harlan', 'admin')).data).toEqual([]);
  });
});

describe('GET /api/applications?expand=subscriptionPlans', () => {
  const MILLBROOK = '5f3c2a100002000000000001';
  const plans = (row: { subscriptionPlans: { name: string }[] }) =>
    row.subscriptionPlans.map(({ name }) => name);

  test('the list of applications contains the plans as their own call returns them', async () => {
    const { data } = await listed(
      'expand=subscriptionPlans&page=1&pageSize=5&sortBy=applicationName&sortDirection=asc',
    );
    expect(data).toHaveLength(5);
    expect(data[3]).toMatchObject({
      applicationName: 'Bexley Township',
      subscriptionPlans: [{ name: 'Basic' }, { name: 'Standard' }, { name: 'Professional' }],
    });
    for (const plan of data[3].subscriptionPlans)
      expect(plan).toEqual((await ask(`GET /api/subscription-plans/${plan._id}`, { as })).body);
  });

  test('the expanded list contains applications without plans, plans without periods and very many plans', async () => {
    const { data } = await listed('expand=subscriptionPlans&all=true');
    const of = (name: string) =>
      data.find(({ applicationName }: ApplicationListRow) => applicationName === name);
    expect(plans(of('Ottawa Bend Planning'))).toEqual([]);
    expect(of('Larkspur County Assessor').subscriptionPlans[3]).toMatchObject({
      name: 'Intern',
      periods: [],
    });
    expect(plans(of('Marlow County Tax Maps')).length).toBeGreaterThan(30);
    expect(data).toHaveLength(64);
  });

  test('the expanded list has new plans last and changed plans as they are now', async () => {
    await ask(`POST /api/subscription-plans/${MILLBROOK}`, { as, body: { name: 'New' } });
    await ask(`POST /api/subscription-plans/5f3c2a10000d0000000003e8/add-period`, {
      as,
      body: { name: 'Fortnight', interval: 'week', intervalCount: 2, price: 9.99 },
    });
    const [row] = (await listed('expand=subscriptionPlans&query=millbrook')).data;
    expect(plans(row).at(-1)).toBe('New');
    expect(row.subscriptionPlans[0].periods.at(-1)).toMatchObject({ name: 'Fortnight', price: 9.99 });
  });

  test('the expanded list shows staff the same applications as without plans', async () => {
    const own = await listed('expand=subscriptionPlans&all=true', 'admin');
    expect([names(own.data), own.pagingMeta]).toEqual([
      ['City of Millbrook', 'Larkspur County Assessor'],
      { totalRecords: 2 },
    ]);
    for (const query of ['all=true', 'all=true&expand=', 'all=true&expand=tools'])
      for (const row of (await listed(query, 'admin')).data)
        expect(row).not.toHaveProperty('subscriptionPlans');
  });

  test.each(['user', 'keeper'])(
    'the expanded list shows the account %s all applications, with only names and plans',
    async who => {
      const { data, pagingMeta } = await listed('expand=subscriptionPlans&all=true', who);
      expect(pagingMeta).toEqual({ totalRecords: 64 });
      for (const row of data)
        expect(Object.keys(row).sort()).toEqual([
          '_id',
          'applicationId',
          'applicationName',
          'subscriptionPlans',
        ]);
      expect(plans(data.find(({ _id }: { _id: string }) => _id === LARKSPUR))).toEqual([
        'Basic',
        'Standard',
        'Professional',
        'Intern',
      ]);
    },
  );

  test('a plain user can search, sort and page the expanded list', async () => {
    expect(names((await listed('expand=subscriptionPlans&query=city-of-MILL', 'user')).data)).toEqual([
      'City of Millbrook',
    ]);
    const page = await listed(
      'expand=subscriptionPlans&page=13&pageSize=5&sortBy=applicationName&sortDirection=desc',
      'user',
    );
    expect([names(page.data), page.pagingMeta]).toEqual([
      ['Bexley Township', 'Bayou Large Parish', 'Antelope Draw County', 'Alder County Assessor'],
      { totalRecords: 64 },
    ]);
    expect(await listed('expand=subscriptionPlans&query=%25', 'user')).toEqual({
      data: [],
      pagingMeta: { totalRecords: 0 },
    });
  });

  test.each(['', 'all=true', 'expand=', 'expand=adminUsers', 'expand=subscriptionPlans,adminUsers'])(
    'a plain user is refused every other list of applications: %s',
    async query => {
      expect(await ask(`GET /api/applications?${query}`, { as: 'user' })).toMatchObject({
        status: 403,
        body: { authorized: false, message: 'You are not authorized' },
      });
    },
  );
});

describe('POST /api/applications/add/admin', () => {
  test('a user who becomes an administrator of an application sees it at once', async () => {
    const [token, before] = [await signInAs('first.login'), await me('first.login')];
    expect(before.adminRoles).toHaveLength(1);
    const reply = await ask('POST /api/applications/add/admin', {
      as,
      body: { adminId: before._id, _id: '5f3c2a100002000000000003' },
    });
    expect(reply).toMatchObject({
      status: 200,
      body: {
        _id: '5f3c2a100002000000000003',
        applicationName: 'Town of Easton Falls',
        adminUsers: expect.arrayContaining([before._id]),
      },
    });
    expect(emittedEvents).toEqual([
      ['applications:save', '5f3c2a100002000000000003'],
      ['users:save', before._id],
    ]);
    expect(names((await ask('GET /api/applications?all=true', { token })).body.data)).toEqual([
      'Larkspur County Assessor',
      'Town of Easton Falls',
    ]);
    const info = (await ask(`GET /api/users/detail/${before._id}/info`, { as })).body;
    expect(info.adminRoles).toContainEqual({
      _id: '5f3c2a100002000000000003',
      applicationName: 'Town of Easton Falls',
    });
  });

  test('adding an administrator twice is refused with the documented message', async () => {
    expect(
      await ask('POST /api/applications/add/admin', { as, body: { adminId: WALTER, _id: LARKSPUR } }),
    ).toMatchObject({ status: 400, body: { message: 'Already have admin acess in this Application' } });
    const token = await signInAs(as);
    const replies = await Promise.all(
      Array.from({ length: 5 }, () =>
        ask('POST /api/applications/add/admin', { token, body: { adminId: GRACE, _id: LARKSPUR } }),
      ),
    );
    expect(replies.map(({ status: httpStatus }) => httpStatus).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  test('adding an administrator returns 404 for unknown IDs and 422 for an incomplete body', async () => {
    expect(
      (await ask('POST /api/applications/add/admin', { as, body: { adminId: 'nobody', _id: LARKSPUR } }))
        .status,
    ).toBe(404);
    expect(
      (await ask('POST /api/applications/add/admin', { as, body: { adminId: GRACE, _id: 'nowhere' } }))
        .status,
    ).toBe(404);
    expect((await ask('POST /api/applications/add/admin', { as, body: { _id: LARKSPUR } })).status).toBe(422);
  });
});

describe('DELETE /api/applications/remove/admin/{appId}/{userId}', () => {
  test('removing an administrator takes effect at once for the signed-in user', async () => {
    const token = await signInAs('admin');
    const { _id } = await me('admin');
    const reply = await ask(`DELETE /api/applications/remove/admin/${LARKSPUR}/${_id}`, { as });
    expect(reply).toMatchObject({ status: 200, body: { _id: LARKSPUR } });
    expect(reply.body.adminUsers).not.toContain(_id);
    expect(emittedEvents).toContainEqual(['users:save', _id]);
    expect(names((await ask('GET /api/applications?all=true', { token })).body.data)).toEqual([
      'City of Millbrook',
    ]);
    expect((await ask(`DELETE /api/applications/remove/admin/${LARKSPUR}/${_id}`, { as })).status).toBe(404);
  });

  test('removing an administrator returns 404 for an unknown user or application', async () => {
    expect((await ask(`DELETE /api/applications/remove/admin/${LARKSPUR}/nobody`, { as })).status).toBe(404);
    expect((await ask(`DELETE /api/applications/remove/admin/nowhere/${WALTER}`, { as })).status).toBe(404);
  });
});
