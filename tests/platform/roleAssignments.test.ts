import { describe, expect, test } from 'vitest';
import { ask, emittedEvents, me, signInAs, standInClock, withPlatform } from './standIn.ts';

withPlatform();
const as = 'superadmin';
const LARKSPUR = '5f3c2a100002000000000000';
const MILLBROOK = '5f3c2a100002000000000001';
const HARLAN = '5f3c2a100002000000000002';
const ASSESSOR = '5f3c2a100003000000000001';
const RECORDER = '5f3c2a100003000000000005';
const SEASONAL_CLERK = '5f3c2a10000300000000002c';
/** A user without roles. */
const TOMAS = '5f3c2a100001000000000005';
/** A user with one role, Admin in Larkspur. */
const WALTER = '5f3c2a100001000000000003';
/** A user with five hundred roles. */
const CAROL = '5f3c2a100001000000000025';
/** A user who also has a role without an application. */
const BRANDON = '5f3c2a100001000000000027';
const NONE = '5f3c2a100003000000000fff';

interface Assigned {
  application: { _id: string; applicationName: string } | null;
  role: { _id: string; roleName: string };
  roleName: string;
}
const assigned = async (id: string): Promise<Assigned[]> =>
  (await ask(`GET /api/users/detail/${id}/info`, { as })).body.rolesAssigned;
const holders = async (role: string, who = as) =>
  (await ask(`GET /api/users/role/${role}`, { as: who })).body.map(({ _id }: { _id: string }) => _id);
const give = (_id: string, application: string, role: string, who = as) =>
  ask('POST /api/users/add/role', { as: who, body: { _id, roleData: { application, role } } });

test('the seeded users have no, one and five hundred role assignments', async () => {
  expect(await assigned(TOMAS)).toEqual([]);
  expect(await assigned(WALTER)).toEqual([
    {
      application: { _id: LARKSPUR, applicationName: 'Larkspur County Assessor' },
      role: { _id: '5f3c2a100003000000000000', roleName: 'Admin', roleDescription: 'Runs an application' },
      roleName: 'Admin',
    },
  ]);
  expect(await assigned(CAROL)).toHaveLength(500);
  expect(
    (await assigned(BRANDON))
      .filter(({ application }) => application === null)
      .map(({ roleName }) => roleName),
  ).toEqual(['Recorder']);
});

describe('POST /api/users/add/role with {_id, roleData}', () => {
  test('assigning a role in an application returns the user', async () => {
    const reply = await give(TOMAS, LARKSPUR, ASSESSOR);
    expect(reply).toMatchObject({
      status: 200,
      body: {
        _id: TOMAS,
        rolesAssigned: [
          {
            application: { _id: LARKSPUR, applicationName: 'Larkspur County Assessor' },
            role: { _id: ASSESSOR, roleName: 'Assessor' },
            roleName: 'Assessor',
          },
        ],
        __v: 0,
      },
    });
    expect(emittedEvents).toEqual([['users:save', TOMAS]]);
    expect((await give(TOMAS, MILLBROOK, ASSESSOR)).body.rolesAssigned).toHaveLength(2);
    expect(await holders(ASSESSOR)).toContain(TOMAS);
  });

  test('assigning a role twice is refused with the names of application and role', async () => {
    await give(TOMAS, LARKSPUR, ASSESSOR);
    expect(await give(TOMAS, LARKSPUR, ASSESSOR)).toMatchObject({
      status: 400,
      body: { message: '(Larkspur County Assessor, Assessor) is/are already added' },
    });
    expect(await assigned(TOMAS)).toHaveLength(1);
  });

  test('ten simultaneous assignments of a role assign it once', async () => {
    const token = await signInAs(as);
    const body = { _id: TOMAS, roleData: { application: LARKSPUR, role: ASSESSOR } };
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => ask('POST /api/users/add/role', { token, body })),
    );
    expect(replies.map(({ status: httpStatus }) => httpStatus).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 400),
    ]);
    expect(await assigned(TOMAS)).toHaveLength(1);
  });

  test('assigning a role returns 404 for unknown IDs and 422 for an invalid body', async () => {
    expect((await give('nobody', LARKSPUR, ASSESSOR)).status).toBe(404);
    expect((await give(TOMAS, 'nowhere', ASSESSOR)).status).toBe(404);
    expect((await give(TOMAS, LARKSPUR, NONE)).status).toBe(404);
    for (const body of [
      {},
      { _id: TOMAS },
      { _id: TOMAS, roleData: { role: ASSESSOR } },
      { _id: TOMAS, roleData: { application: null, role: ASSESSOR } },
      { _id: TOMAS, roleId: { $gt: '' } },
      [],
    ])
      expect((await ask('POST /api/users/add/role', { as, body })).status).toBe(422);
    expect((await give(TOMAS, LARKSPUR, 'a\0b')).status).toBe(400);
  });
});

describe('POST /api/users/add/role with {_id, roleId}', () => {
  test('a role can be assigned without an application and then lists the user', async () => {
    const reply = await ask('POST /api/users/add/role', { as, body: { _id: TOMAS, roleId: RECORDER } });
    expect(reply).toMatchObject({
      status: 200,
      body: {
        rolesAssigned: [
          { application: null, role: { _id: RECORDER, roleName: 'Recorder' }, roleName: 'Recorder' },
        ],
      },
    });
    expect(await holders(RECORDER)).toContain(TOMAS);
    const row = (await ask('GET /api/users?query=temporary@map.example', { as })).body.data[0];
    expect(row.rolesAssigned).toEqual([{ application: null, role: RECORDER, roleName: 'Recorder' }]);
  });

  test('assigning a role without an application is refused if the user has it anywhere', async () => {
    await give(TOMAS, LARKSPUR, RECORDER);
    expect(
      await ask('POST /api/users/add/role', { as, body: { _id: TOMAS, roleId: RECORDER } }),
    ).toMatchObject({ status: 400, body: { message: '(Recorder) is/are already added' } });
    expect((await ask('POST /api/users/add/role', { as, body: { _id: TOMAS, roleId: NONE } })).status).toBe(
      404,
    );
  });
});

describe('DELETE /api/users/remove/role', () => {
  test('a role can be removed from a user in one application only', async () => {
    await give(TOMAS, LARKSPUR, ASSESSOR);
    await give(TOMAS, MILLBROOK, ASSESSOR);
    emittedEvents.length = 0;
    const reply = await ask(`DELETE /api/users/remove/role/${TOMAS}/${ASSESSOR}/${LARKSPUR}`, { as });
    expect([reply.status, reply.text]).toEqual([204, '']);
    expect((await assigned(TOMAS)).map(({ application }) => application?._id)).toEqual([MILLBROOK]);
    expect(emittedEvents).toEqual([['users:save', TOMAS]]);
    expect((await ask(`DELETE /api/users/remove/role/${TOMAS}/${ASSESSOR}/${LARKSPUR}`, { as })).status).toBe(
      404,
    );
  });

  test('a role can be removed from a user in all applications', async () => {
    await ask('POST /api/users/add/role', { as, body: { _id: TOMAS, roleId: ASSESSOR } });
    await give(TOMAS, MILLBROOK, ASSESSOR);
    await give(TOMAS, HARLAN, RECORDER);
    expect((await ask(`DELETE /api/users/remove/role/${TOMAS}/${ASSESSOR}`, { as })).status).toBe(204);
    expect((await assigned(TOMAS)).map(({ roleName }) => roleName)).toEqual(['Recorder']);
    expect(await holders(ASSESSOR)).not.toContain(TOMAS);
    expect((await ask(`DELETE /api/users/remove/role/${TOMAS}/${ASSESSOR}`, { as })).status).toBe(404);
  });

  test('removing a role returns 404 for an unknown user, role or application', async () => {
    for (const call of [
      `DELETE /api/users/remove/role/nobody/${ASSESSOR}`,
      `DELETE /api/users/remove/role/${TOMAS}/${NONE}`,
      `DELETE /api/users/remove/role/${WALTER}/5f3c2a100003000000000000/nowhere`,
    ])
      expect((await ask(call, { as })).status).toBe(404);
    expect(await assigned(WALTER)).toHaveLength(1);
  });
});

describe('GET /api/users/role/{roleId}', () => {
  test('GET /api/users/role/{roleId} lists each user with the role once', async () => {
    const ids = await holders(ASSESSOR);
    expect(ids).toContain(CAROL);
    expect(new Set(ids).size).toBe(ids.length);
    expect(await holders(SEASONAL_CLERK)).toEqual([]);
    expect((await ask(`GET /api/users/role/${NONE}`, { as })).status).toBe(404);
  });

  test('GET /api/users/role/{roleId} shows an admin only users with the role in their applications', async () => {
    await give(WALTER, HARLAN, SEASONAL_CLERK);
    expect(await holders(SEASONAL_CLERK, 'admin')).toEqual([]);
    await give(WALTER, LARKSPUR, SEASONAL_CLERK);
    expect(await holders(SEASONAL_CLERK, 'admin')).toEqual([WALTER]);
  });
});

describe('an admin', () => {
  const refused = { status: 403, body: { authorized: false, message: expect.any(String) } };

  test('an admin assigns and removes roles only in their own applications', async () => {
    expect((await give(WALTER, MILLBROOK, RECORDER, 'admin')).status).toBe(200);
    expect(await give(WALTER, HARLAN, RECORDER, 'admin')).toMatchObject(refused);
    await give(WALTER, HARLAN, RECORDER);
    expect(
      await ask(`DELETE /api/users/remove/role/${WALTER}/${RECORDER}/${HARLAN}`, { as: 'admin' }),
    ).toMatchObject(refused);
    expect((await ask(`DELETE /api/users/remove/role/${WALTER}/${RECORDER}`, { as: 'admin' })).status).toBe(
      204,
    );
    expect(
      (await assigned(WALTER)).map(({ application, roleName }) => [application?._id, roleName]),
    ).toContainEqual([HARLAN, 'Recorder']);
    expect((await assigned(WALTER)).map(({ application }) => application?._id)).not.toContain(MILLBROOK);
  });

  test('an admin cannot assign roles to users outside their applications', async () => {
    expect(await give(TOMAS, LARKSPUR, ASSESSOR, 'admin')).toMatchObject(refused);
    expect(
      await ask('POST /api/users/add/role', { as: 'admin', body: { _id: TOMAS, roleId: ASSESSOR } }),
    ).toMatchObject(refused);
    expect(await ask(`DELETE /api/users/remove/role/${TOMAS}/${ASSESSOR}`, { as: 'admin' })).toMatchObject(
      refused,
    );
  });

  test('an admin can assign themselves a role only in their own applications', async () => {
    const { _id } = await me('admin');
    expect(await give(_id, HARLAN, SEASONAL_CLERK, 'admin')).toMatchObject(refused);
    expect(
      await ask('POST /api/users/add/role', { as: 'admin', body: { _id, roleId: SEASONAL_CLERK } }),
    ).toMatchObject(refused);
    expect(
      (await ask('POST /api/users/add/role', { as: 'admin', body: { _id: WALTER, roleId: SEASONAL_CLERK } }))
        .status,
    ).toBe(200);
    expect((await give(_id, MILLBROOK, SEASONAL_CLERK, 'admin')).status).toBe(200);
  });

  test('an admin can assign a removed role again within a minute, although the user has left', async () => {
    await give(TOMAS, LARKSPUR, ASSESSOR);
    const unassign = async () =>
      expect(
        (await ask(`DELETE /api/users/remove/role/${TOMAS}/${ASSESSOR}/${LARKSPUR}`, { as: 'admin' })).status,
      ).toBe(204);
    await unassign();
    expect((await ask(`GET /api/users/detail/${TOMAS}/info`, { as: 'admin' })).status).toBe(403);
    expect(await give(TOMAS, LARKSPUR, RECORDER, 'admin')).toMatchObject(refused);
    expect((await give(TOMAS, LARKSPUR, ASSESSOR, 'admin')).status).toBe(200);
    await unassign();
    standInClock.now = new Date(standInClock.now.getTime() + 61_000);
    expect(await give(TOMAS, LARKSPUR, ASSESSOR, 'admin')).toMatchObject(refused);
  });
});
