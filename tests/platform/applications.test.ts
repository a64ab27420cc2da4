import { describe, expect, test } from 'vitest';
import { ask, me, said, signIn, withPlatform } from './standIn.ts';

withPlatform();
const as = 'superadmin';
const LARKSPUR = '5f3c2a100002000000000000';
const GRACE = '5f3c2a100001000000000002';
const WALTER = '5f3c2a100001000000000003';
interface Row {
  applicationName: string;
}
const listed = async (query: string, who = as) => (await ask(`GET /api/applications?${query}`, { as: who })).body;
const names = (rows: Row[]) => rows.map(({ applicationName }) => applicationName);

describe('GET /api/applications', () => {
  test('answers the documented page', async () => {
    const page = await listed('page=1&pageSize=5&sortBy=applicationName&sortDirection=asc');
    expect(page.pagingMeta).toEqual({ totalRecords: 12 });
    expect(names(page.data)).toEqual(['Bexley Township', 'Cedar Ridge Property Viewer', 'City of Millbrook', 'City of Saint Albans Bay', 'Harlan County GIS']);
    expect(page.data[2]).toMatchObject({ _id: '5f3c2a100002000000000001', applicationId: 'city-of-millbrook', applicationName: 'City of Millbrook' });
  });

  test('searches by name and application id, and answers all where all are asked for', async () => {
    expect(names((await listed('query=county&pageSize=0')).data)).toEqual(['Harlan County GIS', 'Larkspur County Assessor', 'Marlow County Tax Maps', 'North Fork County Recorder', 'Pine Hollow County']);
    expect(names((await listed('query=city-of-mill')).data)).toEqual(['City of Millbrook']);
    expect((await listed('all=true&page=2&pageSize=5')).data).toHaveLength(12);
    expect((await listed('page=3&pageSize=5')).data).toHaveLength(2);
    expect(await listed('query=%25')).toEqual({ data: [], pagingMeta: { totalRecords: 0 } });
  });

  test('shows an admin the applications that he administers', async () => {
    expect(names((await listed('all=true', 'admin')).data)).toEqual(['City of Millbrook', 'Larkspur County Assessor']);
    expect((await listed('page=1&pageSize=1', 'admin')).pagingMeta).toEqual({ totalRecords: 2 });
    expect((await listed('query=harlan', 'admin')).data).toEqual([]);
  });
});

describe('POST /api/applications/add/admin', () => {
  test('lets a user administer an application, who then sees it at once', async () => {
    const [token, before] = [await signIn('first.login'), await me('first.login')];
    expect(before.adminRoles).toHaveLength(1);
    const reply = await ask('POST /api/applications/add/admin', { as, body: { adminId: before._id, _id: '5f3c2a100002000000000003' } });
    expect(reply).toMatchObject({ status: 200, body: { _id: '5f3c2a100002000000000003', applicationName: 'Town of Easton Falls', adminUsers: expect.arrayContaining([before._id]) } });
    expect(said).toEqual([
      ['applications:save', '5f3c2a100002000000000003'],
      ['users:save', before._id],
    ]);
    expect(names((await ask('GET /api/applications?all=true', { token })).body.data)).toEqual(['Larkspur County Assessor', 'Town of Easton Falls']);
    const info = (await ask(`GET /api/users/detail/${before._id}/info`, { as })).body;
    expect(info.adminRoles).toContainEqual({ _id: '5f3c2a100002000000000003', applicationName: 'Town of Easton Falls' });
  });

  test('refuses who administers it already, with the documented text', async () => {
    expect(await ask('POST /api/applications/add/admin', { as, body: { adminId: WALTER, _id: LARKSPUR } })).toMatchObject({ status: 400, body: { message: 'Already have admin acess in this Application' } });
    const token = await signIn(as);
    const replies = await Promise.all(Array.from({ length: 5 }, () => ask('POST /api/applications/add/admin', { token, body: { adminId: GRACE, _id: LARKSPUR } })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  test('answers 404 for nobody and nowhere, 422 for another body', async () => {
    expect((await ask('POST /api/applications/add/admin', { as, body: { adminId: 'nobody', _id: LARKSPUR } })).status).toBe(404);
    expect((await ask('POST /api/applications/add/admin', { as, body: { adminId: GRACE, _id: 'nowhere' } })).status).toBe(404);
    expect((await ask('POST /api/applications/add/admin', { as, body: { _id: LARKSPUR } })).status).toBe(422);
  });
});

describe('DELETE /api/applications/remove/admin/{appId}/{userId}', () => {
  test('takes the administration away, at once for whoever is signed in', async () => {
    const token = await signIn('admin');
    const { _id } = await me('admin');
    const reply = await ask(`DELETE /api/applications/remove/admin/${LARKSPUR}/${_id}`, { as });
    expect(reply).toMatchObject({ status: 200, body: { _id: LARKSPUR } });
    expect(reply.body.adminUsers).not.toContain(_id);
    expect(said).toContainEqual(['users:save', _id]);
    expect(names((await ask('GET /api/applications?all=true', { token })).body.data)).toEqual(['City of Millbrook']);
    expect((await ask(`DELETE /api/applications/remove/admin/${LARKSPUR}/${_id}`, { as })).status).toBe(404);
  });

  test('answers 404 for nobody and nowhere', async () => {
    expect((await ask(`DELETE /api/applications/remove/admin/${LARKSPUR}/nobody`, { as })).status).toBe(404);
    expect((await ask(`DELETE /api/applications/remove/admin/nowhere/${WALTER}`, { as })).status).toBe(404);
  });
});
