import { describe, expect, test } from 'vitest';
import { ask, emittedEvents, userIdByAccount, withPlatform } from './standIn.ts';

withPlatform();
const as = 'superadmin';
const LARKSPUR = '5f3c2a100002000000000000';
const HARLAN = '5f3c2a100002000000000002';
const PARKS = '5f3c2a100012000000000004';
const of = (user: string, type = 'admins') =>
  `/api/applications/workOrderDepartments/${PARKS}/users/${user}/userTypes/${type}`;
const departments = async (id = LARKSPUR) =>
  (await ask(`GET /api/applications/${id}/workOrderDepartments`, { as })).body;

describe('GET /api/applications/{id}/workOrderDepartments', () => {
  test('the work order departments are returned by name, with their users', async () => {
    const all = await departments();
    expect(all.map(({ department }: { department: string }) => department)).toEqual([
      'Assessor',
      'Building',
      'Drainage',
      'Highways',
      'Parks',
      'Water and Sewer',
    ]);
    expect(Object.keys(all[0]).sort()).toEqual(['_id', 'admins', 'department', 'users', 'workers']);
    expect(all[0].workers[0]).toEqual({
      _id: expect.any(String),
      firstName: expect.any(String),
      lastName: expect.any(String),
      email: expect.any(String),
    });
    expect(all[4]).toMatchObject({ _id: PARKS, admins: [] });
  });

  test('an application without work order departments returns an empty list', async () =>
    expect(await departments('5f3c2a100002000000000001')).toEqual([]));
});

describe('PUT and DELETE …/workOrderDepartments/{deptId}/users/{userId}/userTypes/{type}', () => {
  test('a user is added to a department and removed again, and the department is returned', async () => {
    const grace = await userIdByAccount('user');
    expect(await ask(`PUT ${of(grace)}`, { as })).toMatchObject({
      status: 200,
      body: {
        _id: PARKS,
        department: 'Parks',
        admins: [{ _id: grace, firstName: 'Grace', lastName: 'Lindqvist', email: 'user@map.example' }],
      },
    });
    expect((await departments())[4].admins).toHaveLength(1);
    expect(await ask(`DELETE ${of(grace)}`, { as })).toMatchObject({ status: 200, body: { admins: [] } });
    expect((await ask(`DELETE ${of(grace)}`, { as })).status).toBe(404);
    expect(emittedEvents).toEqual([
      ['workOrderDepartments:save', PARKS],
      ['workOrderDepartments:save', PARKS],
    ]);
  });

  test('a user who is already in the department, or inactive, is refused with a text', async () => {
    const [grace, ian] = [await userIdByAccount('user'), await userIdByAccount('inactive')];
    await ask(`PUT ${of(grace)}`, { as });
    const again = await ask(`PUT ${of(grace)}`, { as });
    expect([again.status, again.headers.get('Content-Type'), again.text]).toEqual([
      400,
      'text/plain; charset=UTF-8',
      'Grace Lindqvist is already one of the admins of Parks.',
    ]);
    expect(await ask(`PUT ${of(ian)}`, { as })).toMatchObject({
      status: 400,
      text: 'Ian Castellanos is inactive and gets no work orders. Activate the account first.',
    });
  });

  test('an unknown user type is refused with 400, and an unknown department or user with 404', async () => {
    const grace = await userIdByAccount('user');
    expect((await ask(`PUT ${of(grace, 'owners')}`, { as })).status).toBe(400);
    expect((await ask(`PUT ${of('nobody')}`, { as })).status).toBe(404);
    expect((await ask(`PUT ${of(grace).replace(PARKS, 'nowhere')}`, { as })).status).toBe(404);
    expect(await departments(HARLAN)).toHaveLength(6);
  });
});
