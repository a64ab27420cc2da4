import { describe, expect, test } from 'vitest';
import { ask, emittedEvents, withPlatform } from './standIn.ts';

withPlatform();
const as = 'superadmin';
const ADMIN = '5f3c2a100003000000000000';
const ASSESSOR = '5f3c2a100003000000000001';
const GIS_ANALYST = '5f3c2a100003000000000003';
const SEASONAL_CLERK = '5f3c2a10000300000000002c';
const NOBODYS = '5f3c2a100003000000000fff';
const rolesAt = async (query: string, who = as) => (await ask(`GET /api/roles?${query}`, { as: who })).body;
const names = (rows: { roleName: string }[]) => rows.map(({ roleName }) => roleName);

describe('GET /api/roles', () => {
  test('the list of roles returns the documented page', async () => {
    const page = await rolesAt('page=1&pageSize=24&sortBy=roleName&sortDirection=asc');
    expect(page.pagingMeta).toEqual({ totalRecords: 45 });
    expect(page.data).toHaveLength(24);
    expect(page.data[2]).toEqual({
      _id: ADMIN,
      roleName: 'Admin',
      roleDescription: 'Runs an application',
      __v: 0,
    });
  });

  test('the list of roles can be searched, sorted and paged', async () => {
    expect(names((await rolesAt('query=APPRAISER&pageSize=0')).data)).toEqual([
      'Agricultural Appraiser',
      'Appraiser',
      'Commercial Appraiser',
    ]);
    expect(names((await rolesAt('sortBy=roleName&sortDirection=desc&page=1&pageSize=2')).data)).toEqual([
      '🌲 Timber & Trails 🗺️',
      'مُقيِّم العقارات',
    ]);
    expect((await rolesAt('page=6&pageSize=8')).data).toHaveLength(5);
    expect(await rolesAt('query=100%25')).toEqual({ data: [], pagingMeta: { totalRecords: 0 } });
  });

  test('the list of roles finds names of 200 characters and of any script', async () => {
    const { data } = await rolesAt('pageSize=0');
    expect(data.some(({ roleName }: { roleName: string }) => roleName.length === 200)).toBe(true);
    expect((await rolesAt(`query=${encodeURIComponent('שמאי')}`)).data).toHaveLength(1);
    expect((await rolesAt(`query=${encodeURIComponent('🌲')}`)).data).toHaveLength(1);
  });

  test('an admin sees all roles', async () => {
    expect((await rolesAt('pageSize=0', 'admin')).pagingMeta).toEqual({ totalRecords: 45 });
  });
});

describe('POST /api/roles', () => {
  test('a new role has a trimmed name and a description', async () => {
    const reply = await ask('POST /api/roles', {
      as: 'admin',
      body: { roleName: ' Ditch Rider ', roleDescription: 'Canals' },
    });
    expect(reply).toMatchObject({
      status: 200,
      body: {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        roleName: 'Ditch Rider',
        roleDescription: 'Canals',
        __v: 0,
      },
    });
    expect(emittedEvents).toEqual([['roles:save', reply.body._id]]);
    expect((await ask(`GET /api/roles/${reply.body._id}/info`, { as })).body).toEqual(reply.body);
  });

  test('a role needs a unique name of at most 250 characters', async () => {
    expect(await ask('POST /api/roles', { as, body: { roleName: '  ' } })).toMatchObject({
      status: 422,
      body: { errors: { roleName: { message: 'Role Name is required' } } },
    });
    expect(await ask('POST /api/roles', { as, body: { roleName: 'assessor' } })).toMatchObject({
      status: 400,
      body: { message: 'There is already a role of this name' },
    });
    expect(
      (await ask('POST /api/roles', { as, body: { roleName: 'x'.repeat(251) } })).body.errors,
    ).toHaveProperty('roleName');
    expect((await ask('POST /api/roles', { as, body: {} })).status).toBe(422);
  });

  test('a role stores hostile text as text', async () => {
    for (const roleName of [
      '<img src=x onerror=alert(1)>',
      "'); DROP TABLE roles;--",
      '\u202Egnp.exe',
      '=cmd|calc',
    ])
      expect(
        (await ask('POST /api/roles', { as, body: { roleName, roleDescription: roleName } })).body,
      ).toMatchObject({ roleName, roleDescription: roleName });
  });
});

describe('PUT /api/roles', () => {
  test('updating a role stores its unknown fields', async () => {
    const role = (await ask(`GET /api/roles/${ASSESSOR}/info`, { as })).body;
    const reply = await ask('PUT /api/roles', {
      as,
      body: { ...role, roleName: 'Chief Assessor', color: 'blue' },
    });
    expect(reply).toMatchObject({
      status: 200,
      body: { ...role, roleName: 'Chief Assessor', color: 'blue', __v: 1 },
    });
    expect((await ask(`GET /api/roles/${ASSESSOR}/info`, { as })).body).toEqual(reply.body);
    expect(emittedEvents).toEqual([['roles:save', ASSESSOR]]);
  });

  test('updating a role refuses an older version, an unknown role, a taken name and a missing name', async () => {
    const role = (await ask(`GET /api/roles/${ASSESSOR}/info`, { as })).body;
    await ask('PUT /api/roles', { as, body: { ...role, roleDescription: 'One' } });
    expect(await ask('PUT /api/roles', { as, body: { ...role, roleDescription: 'Two' } })).toMatchObject({
      status: 409,
      body: { message: expect.any(String) },
    });
    expect((await ask('PUT /api/roles', { as, body: { _id: NOBODYS, roleName: 'X' } })).status).toBe(404);
    expect((await ask('PUT /api/roles', { as, body: { ...role, __v: 1, roleName: 'PLANNER' } })).status).toBe(
      400,
    );
    expect((await ask('PUT /api/roles', { as, body: { ...role, roleName: '' } })).body.errors).toEqual({
      roleName: { message: 'Role Name is required' },
    });
    expect((await ask('PUT /api/roles', { as, body: { roleName: 'X' } })).status).toBe(422);
  });

  test('only one of ten simultaneous updates of the same role version succeeds', async () => {
    const role = (await ask(`GET /api/roles/${ASSESSOR}/info`, { as })).body;
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        ask('PUT /api/roles', { as, body: { ...role, roleName: `Name ${n}` } }),
      ),
    );
    expect(replies.filter(({ status: httpStatus }) => httpStatus === 200)).toHaveLength(1);
    expect(replies.filter(({ status: httpStatus }) => httpStatus === 409)).toHaveLength(9);
  });
});

describe('DELETE /api/roles/{id}', () => {
  test('a deleted role is removed from all its users and purposes', async () => {
    const holders = (await ask(`GET /api/users/role/${GIS_ANALYST}`, { as })).body;
    expect(holders.length).toBeGreaterThan(5);
    expect((await ask(`DELETE /api/roles/${GIS_ANALYST}`, { as })).status).toBe(204);
    expect(emittedEvents[0]).toEqual(['roles:remove', GIS_ANALYST]);
    expect(emittedEvents).toContainEqual(['users:save', holders[0]._id]);
    const holder = (await ask(`GET /api/users/detail/${holders[0]._id}/info`, { as })).body;
    expect(holder.rolesAssigned.map(({ role }: { role: { _id: string } }) => role._id)).not.toContain(
      GIS_ANALYST,
    );
    expect((await ask(`GET /api/roles/${GIS_ANALYST}/info`, { as })).status).toBe(404);
    expect((await ask(`GET /api/purposes/role/${GIS_ANALYST}`, { as })).status).toBe(404);
    expect((await ask(`DELETE /api/roles/${GIS_ANALYST}`, { as })).status).toBe(404);
  });
});

describe('role updates by an admin', () => {
  test('an admin cannot change a role that is used in other applications', async () => {
    const refused = {
      status: 403,
      body: { authorized: false, message: 'The role is used in applications that you do not administer' },
    };
    const assessor = (await ask(`GET /api/roles/${ASSESSOR}/info`, { as: 'admin' })).body;
    expect(
      await ask('PUT /api/roles', { as: 'admin', body: { ...assessor, roleName: 'Chief Assessor' } }),
    ).toMatchObject(refused);
    expect(
      await ask('PUT /api/roles', { as: 'admin', body: { ...assessor, roleDescription: 'Mine' } }),
    ).toMatchObject(refused);
    expect((await ask(`GET /api/roles/${ASSESSOR}/info`, { as })).body).toEqual(assessor);
    const unused = (await ask(`GET /api/roles/${SEASONAL_CLERK}/info`, { as: 'admin' })).body;
    expect(
      (await ask('PUT /api/roles', { as: 'admin', body: { ...unused, roleName: 'Clerk in season' } })).body,
    ).toMatchObject({ roleName: 'Clerk in season', __v: 1 });
  });
});

describe('role deletions by an admin', () => {
  test('an admin cannot delete a role that is used in other applications', async () => {
    const remove = (id: string) => ask(`DELETE /api/roles/${id}`, { as: 'admin' });
    expect(await remove(GIS_ANALYST)).toMatchObject({
      status: 403,
      body: { authorized: false, message: 'The role is used in applications that you do not administer' },
    });
    const mine = (await ask('POST /api/roles', { as: 'admin', body: { roleName: 'Ditch Rider' } })).body._id;
    const give = (application: string) =>
      ask('POST /api/users/add/role', {
        as,
        body: { _id: '5f3c2a100001000000000003', roleData: { application, role: mine } },
      });
    await give('5f3c2a100002000000000005');
    expect((await remove(mine)).status).toBe(403);
    await ask(`DELETE /api/users/remove/role/5f3c2a100001000000000003/${mine}`, { as });
    await give('5f3c2a100002000000000000');
    const [HARLAN, LARKSPUR] = ['5f3c2a100002000000000002', '5f3c2a100002000000000000'];
    const carry = (application: string, roles: string[]) =>
      ask(`PUT /api/applications/${application}`, { as, body: { roles } });
    expect((await carry(HARLAN, [ASSESSOR, mine])).status).toBe(200);
    expect((await remove(mine)).status).toBe(403);
    await carry(HARLAN, [ASSESSOR]);
    await carry(LARKSPUR, [mine]);
    expect((await remove(mine)).status).toBe(204);
    expect((await remove(SEASONAL_CLERK)).status).toBe(204);
  });
});

describe('the role Admin', () => {
  const refused = { status: 403, body: { authorized: false, message: expect.any(String) } };

  test.each([
    'Admin',
    'ADMIN',
    ' admin ',
    'Ａｄｍｉｎ',
    'Ádmín',
    'Ad\u200Bmin',
    '\u202EAdmin',
    'Ad\u00ADmin',
    'A d m i n',
    'Admin\u3164',
  ])('an admin can neither create a role named %j nor rename a role to it', async roleName => {
    await ask(`DELETE /api/roles/${ADMIN}`, { as });
    expect(await ask('POST /api/roles', { as: 'admin', body: { roleName } })).toMatchObject(refused);
    expect(
      await ask('PUT /api/roles', { as: 'admin', body: { _id: SEASONAL_CLERK, roleName } }),
    ).toMatchObject(refused);
    expect(
      (await ask('POST /api/roles', { as: 'admin', body: { roleName: `${roleName}istrator` } })).status,
    ).toBe(200);
  });

  test('only a superadmin assigns the role Admin, but an admin can assign it again after removing it', async () => {
    const LARKSPUR = '5f3c2a100002000000000000';
    const [walter, uma] = [
      '5f3c2a100001000000000003',
      (await ask(`GET /api/users/role/${GIS_ANALYST}`, { as: 'admin' })).body[0]._id,
    ];
    const give = (_id: string, who: string) =>
      ask('POST /api/users/add/role', {
        as: who,
        body: { _id, roleData: { application: LARKSPUR, role: ADMIN } },
      });
    const nowhere = (_id: string) =>
      ask('POST /api/users/add/role', { as: 'admin', body: { _id, roleId: ADMIN } });
    expect(await give(uma, 'admin')).toMatchObject(refused);
    expect(await nowhere(uma)).toMatchObject(refused);
    expect((await give(uma, as)).status).toBe(200);
    expect(
      (await ask(`DELETE /api/users/remove/role/${walter}/${ADMIN}/${LARKSPUR}`, { as: 'admin' })).status,
    ).toBe(204);
    expect(await nowhere(walter)).toMatchObject(refused);
    expect((await give(walter, 'admin')).status).toBe(200);
  });

  test('only a superadmin changes, deletes, creates and copies the role Admin', async () => {
    const role = (await ask(`GET /api/roles/${ADMIN}/info`, { as: 'admin' })).body;
    expect(
      await ask('PUT /api/roles', { as: 'admin', body: { ...role, roleDescription: 'Mine' } }),
    ).toMatchObject(refused);
    expect(await ask(`DELETE /api/roles/${ADMIN}`, { as: 'admin' })).toMatchObject(refused);
    expect(
      await ask('POST /api/roles/copy', { as: 'admin', body: { from: ADMIN, to: SEASONAL_CLERK } }),
    ).toMatchObject(refused);
    expect(
      await ask('POST /api/roles/copy', { as: 'admin', body: { from: SEASONAL_CLERK, to: ADMIN } }),
    ).toMatchObject(refused);
    expect(
      (await ask('POST /api/roles/copy', { as, body: { from: ADMIN, to: SEASONAL_CLERK } })).status,
    ).toBe(200);
    expect((await ask('PUT /api/roles', { as, body: { ...role, roleName: 'Administrator' } })).status).toBe(
      200,
    );
    expect(await ask('POST /api/roles', { as: 'admin', body: { roleName: 'ADMIN' } })).toMatchObject(refused);
    const planner = (await ask('GET /api/roles/5f3c2a100003000000000006/info', { as })).body;
    expect(
      await ask('PUT /api/roles', { as: 'admin', body: { ...planner, roleName: 'Admin' } }),
    ).toMatchObject(refused);
    expect((await ask(`DELETE /api/roles/${ADMIN}`, { as })).status).toBe(204);
  });
});

describe('GET /api/roles/search', () => {
  const searchRoles = async (query: string) =>
    names((await ask(`GET /api/roles/search?${query}`, { as: 'admin' })).body);

  test('the search for roles finds part of a name, and lists all roles for an empty text', async () => {
    expect(await searchRoles('name=recorder')).toEqual(['Recorder']);
    expect((await searchRoles('name=z')).length).toBeGreaterThan(0);
    expect((await searchRoles('')).length).toBe(45);
    expect(await searchRoles('name=%25')).toEqual([]);
  });

  test('the search for roles can leave out those of an application, of a user, or both', async () => {
    expect(await searchRoles('name=seasonal&filterApp=5f3c2a100002000000000000')).toEqual(['Seasonal Clerk']);
    expect(await searchRoles('name=assessor&filterApp=5f3c2a100002000000000000')).toEqual([]);
    expect(await searchRoles('name=&filterUser=5f3c2a100001000000000003')).not.toContain('Admin');
    expect(
      await searchRoles('name=admin&filterUser=5f3c2a100001000000000003&filterApp=5f3c2a100002000000000001'),
    ).toContain('Admin');
    expect(
      await searchRoles('name=admin&filterUser=5f3c2a100001000000000003&filterApp=5f3c2a100002000000000000'),
    ).not.toContain('Admin');
  });

  test('the search for roles tells an admin nothing about other applications and users', async () => {
    for (const query of [
      'filterApp=5f3c2a100002000000000002',
      'filterUser=5f3c2a100001000000000005',
      'filterUser=5f3c2a100001000000000003&filterApp=5f3c2a100002000000000002',
      'filterUser=5f3c2a100001000000000005&filterApp=5f3c2a100002000000000000',
    ])
      expect(await ask(`GET /api/roles/search?name=&${query}`, { as: 'admin' })).toMatchObject({
        status: 403,
        body: { authorized: false },
      });
    const shared = '5f3c2a100001000000000003';
    await ask('POST /api/users/add/role', {
      as,
      body: { _id: shared, roleData: { application: '5f3c2a100002000000000002', role: SEASONAL_CLERK } },
    });
    expect(await searchRoles(`name=seasonal&filterUser=${shared}`)).toEqual(['Seasonal Clerk']);
    expect((await ask(`GET /api/roles/search?name=seasonal&filterUser=${shared}`, { as })).body).toEqual([]);
  });
});

describe('POST /api/roles/copy', () => {
  const OUTPUT = '5f3c2a10000b000000000003';
  const BUFFER = '5f3c2a10000c00000000000b';
  const LARKSPUR = '5f3c2a100002000000000000';
  const FALLS = '5f3c2a100002000000000003';
  const rolesOf = async (call: string, role: string) =>
    (await ask(call, { as })).body.rolesAssigned
      .filter((entry: { role: { _id: string } }) => entry.role._id === role)
      .map((entry: { application: { _id: string } }) => entry.application._id);

  test('copying a role gives it to the toolgroups and tools of the other role, application by application', async () => {
    for (const call of [`/api/toolgroups/${OUTPUT}`, `/api/tools/${BUFFER}`]) {
      const { body } = await ask(`GET ${call}`, { as });
      const given = [LARKSPUR, FALLS].map(application => ({ role: GIS_ANALYST, application }));
      await ask(`PUT ${call}`, { as, body: { ...body, rolesAssigned: given } });
      expect(await rolesOf(`GET ${call}`, SEASONAL_CLERK)).toEqual([]);
    }
    expect(
      (await ask('POST /api/roles/copy', { as, body: { from: GIS_ANALYST, to: SEASONAL_CLERK } })).status,
    ).toBe(200);
    expect(await rolesOf(`GET /api/toolgroups/${OUTPUT}`, SEASONAL_CLERK)).toEqual([LARKSPUR, FALLS]);
    expect(await rolesOf(`GET /api/tools/${BUFFER}`, SEASONAL_CLERK)).toEqual([LARKSPUR, FALLS]);
    expect(emittedEvents).toContainEqual(['toolgroups:save', OUTPUT]);
    expect(emittedEvents).toContainEqual(['tools:save', BUFFER]);
  });

  test('copying a role gives it to the users and purposes of the other role, application by application', async () => {
    const users = async (id: string, who = as) =>
      (await ask(`GET /api/users/role/${id}`, { as: who })).body.map(({ _id }: { _id: string }) => _id);
    const purposes = async (id: string) => (await ask(`GET /api/purposes/role/${id}`, { as })).body;
    const reply = await ask('POST /api/roles/copy', { as, body: { from: GIS_ANALYST, to: SEASONAL_CLERK } });
    expect(reply.status).toBe(200);
    expect(emittedEvents[0]).toEqual(['roles:save', SEASONAL_CLERK]);
    expect(await users(SEASONAL_CLERK)).toEqual(await users(GIS_ANALYST));
    expect(await purposes(SEASONAL_CLERK)).toEqual(await purposes(GIS_ANALYST));
    expect(
      (await ask('POST /api/roles/copy', { as, body: { from: GIS_ANALYST, to: SEASONAL_CLERK } })).status,
    ).toBe(200);
    expect(await users(SEASONAL_CLERK)).toEqual(await users(GIS_ANALYST));
  });

  test('copying a role by an admin changes only their own applications', async () => {
    expect(
      (await ask('POST /api/roles/copy', { as: 'admin', body: { from: GIS_ANALYST, to: SEASONAL_CLERK } }))
        .status,
    ).toBe(200);
    const { body } = await ask(`GET /api/users/role/${SEASONAL_CLERK}`, { as });
    const given = body.flatMap(
      ({ rolesAssigned }: { rolesAssigned: { application: string; role: string }[] }) =>
        rolesAssigned.filter(({ role }) => role === SEASONAL_CLERK),
    );
    expect(new Set(given.map(({ application }: { application: string }) => application))).toEqual(
      new Set(['5f3c2a100002000000000000', '5f3c2a100002000000000001']),
    );
    expect((await ask(`GET /api/purposes/role/${SEASONAL_CLERK}`, { as })).body).toHaveLength(1);
  });

  test('copying a role needs two different existing roles', async () => {
    expect((await ask('POST /api/roles/copy', { as, body: { from: ASSESSOR, to: ASSESSOR } })).status).toBe(
      400,
    );
    expect((await ask('POST /api/roles/copy', { as, body: { from: ASSESSOR, to: NOBODYS } })).status).toBe(
      404,
    );
    expect((await ask('POST /api/roles/copy', { as, body: { from: NOBODYS, to: ASSESSOR } })).status).toBe(
      404,
    );
    expect((await ask('POST /api/roles/copy', { as, body: { from: ASSESSOR } })).status).toBe(422);
  });
});

test('GET /api/roles/{id}/info returns the role, and 404 for an unknown one', async () => {
  expect(await ask(`GET /api/roles/${ASSESSOR}/info`, { as })).toMatchObject({
    status: 200,
    body: { _id: ASSESSOR, roleName: 'Assessor', roleDescription: 'Values property and signs the roll' },
  });
  expect((await ask(`GET /api/roles/${NOBODYS}/info`, { as })).status).toBe(404);
});

test('GET /api/purposes/role/{roleId} lists each purpose once per application', async () => {
  const { body } = await ask(`GET /api/purposes/role/${GIS_ANALYST}`, { as });
  expect(body).toContainEqual({
    _id: '5f3c2a100008000000000005',
    purposeName: 'Zoning Review',
    helpInfo: 'Districts, overlays and variances',
    application: { _id: '5f3c2a100002000000000000', applicationName: 'Larkspur County Assessor' },
  });
  expect(body).toHaveLength(6);
  const mine = (await ask(`GET /api/purposes/role/${GIS_ANALYST}`, { as: 'admin' })).body;
  expect(
    mine.map(({ application }: { application: { applicationName: string } }) => application.applicationName),
  ).toEqual(['Larkspur County Assessor']);
});
