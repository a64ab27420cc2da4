import { describe, expect, it } from 'vitest';
import { can, type CanAccessParams } from '../../src/auth/permissions.ts';
import { resourceNames } from '../../src/platform/resources.ts';

const superadmin = { _id: '1', role: 'superadmin' };
const admin = { _id: '2', role: 'admin' };
const user = { _id: '3', role: 'user' };
const keeper = { _id: '4', role: 'user', adminRoles: ['a'] };
const noRole = { _id: '5' };

describe('access to screens', () => {
  const screens = ['main', ...resourceNames];
  it.each(screens)('only superadmins and admins can open the screen %s', screenName => {
    expect(
      [superadmin, admin, user, keeper, noRole].map(me => can(me, { action: 'list', resource: screenName })),
    ).toEqual([true, true, false, false, false]);
  });
  it.each<CanAccessParams>([
    { resource: 'paint', action: 'list' },
    { resource: 'toString', action: 'list' },
    { resource: 'users', action: 'paint' },
    { resource: 'users', action: 'toString' },
    { resource: '', action: '' },
  ])('the action %j has no rule, so no user may do it', params =>
    expect(can(superadmin, { ...params, record: user })).toBe(false),
  );
  it('only a plain user who administers an application can open the dashboard', () => {
    expect(
      [superadmin, { ...admin, adminRoles: ['a'] }, user, keeper, noRole].map(me =>
        can(me, { action: 'list', resource: 'dashboard' }),
      ),
    ).toEqual([false, false, false, true, false]);
  });
});

describe('admin privileges', () => {
  const actions = ['setSuperadmin', 'setAdmin', 'removePrivilege'];
  it.each([admin, user, keeper])('the user %j may not change any privileges', me => {
    for (const action of actions)
      for (const target of [superadmin, admin, user])
        expect(can(me, { action, resource: 'users', record: target })).toBe(false);
  });
  it.each([
    ['setSuperadmin', [false, true, true, true]],
    ['setAdmin', [false, false, true, true]],
    ['removePrivilege', [true, true, false, false]],
  ] as const)('a superadmin is offered %s only where it changes something', (action, offered) => {
    expect(
      [{ ...superadmin, _id: '9' }, admin, user, noRole].map(target =>
        can(superadmin, { action, resource: 'users', record: target }),
      ),
    ).toEqual(offered);
  });
  it('users cannot remove their own privileges', () =>
    expect(can(superadmin, { action: 'removePrivilege', resource: 'users', record: superadmin })).toBe(
      false,
    ));
});

it('an admin can edit and delete users in general, and a plain user cannot', () => {
  for (const action of ['edit', 'delete'])
    expect([superadmin, admin, user].map(me => can(me, { action, resource: 'users' }))).toEqual([
      true,
      true,
      false,
    ]);
});

it.each<[superadmin: boolean, admin: boolean, user: boolean, CanAccessParams]>([
  [true, true, false, { resource: 'tags', action: 'delete' }],
  [true, true, false, { resource: 'roles', action: 'edit' }],
  [true, false, false, { resource: 'roles', action: 'manageAdmin' }],
  ...['edit', 'delete', 'clone', 'assign'].flatMap(
    (action): [boolean, boolean, boolean, CanAccessParams][] => [
      [true, false, false, { resource: 'roles', action, record: { _id: 'r1', roleName: 'Admin' } }],
      [true, false, false, { resource: 'roles', action, record: { _id: 'r1', roleName: 'ＡDMIN ' } }],
      [true, true, false, { resource: 'roles', action, record: { _id: 'r2', roleName: 'Viewer' } }],
      [true, true, false, { resource: 'roles', action }],
    ],
  ),
  [true, true, false, { resource: 'applications', action: 'create' }],
  [true, false, false, { resource: 'applications', action: 'clone' }],
  [true, false, false, { resource: 'applications', action: 'setAdmins' }],
  [true, false, false, { resource: 'properties', action: 'edit' }],
  [true, false, false, { resource: 'configs', action: 'replace' }],
  [true, false, false, { resource: 'demo', action: 'list' }],
])('superadmin (%s), admin (%s) and user (%s) have the right %j', (...row) => {
  const params = row.pop() as CanAccessParams;
  expect([superadmin, admin, user].map(me => can(me, params))).toEqual(row);
});

describe('deleting a user', () => {
  it('users cannot delete themselves', () =>
    expect(
      [superadmin, admin, user].map(me => can(me, { action: 'delete', resource: 'users', record: me })),
    ).toEqual([false, false, false]));
  it('an admin cannot delete a superadmin, and another superadmin can', () => {
    expect(can(admin, { action: 'delete', resource: 'users', record: superadmin })).toBe(false);
    expect(
      can({ ...superadmin, _id: '9' }, { action: 'delete', resource: 'users', record: superadmin }),
    ).toBe(true);
    expect(can(admin, { action: 'delete', resource: 'users', record: user })).toBe(true);
  });
});

describe('editing a user', () => {
  it('an admin can edit users and themselves, but no other admin and no superadmin', () => {
    const another = { _id: '8', role: 'admin' };
    expect(
      [user, noRole, admin, another, superadmin].map(target =>
        can(admin, { action: 'edit', resource: 'users', record: target }),
      ),
    ).toEqual([true, true, true, false, false]);
  });
  it('a superadmin can edit all users, and a plain user cannot edit any', () => {
    expect(
      [user, admin, superadmin].map(target =>
        can(superadmin, { action: 'edit', resource: 'users', record: target }),
      ),
    ).toEqual([true, true, true]);
    expect(can(user, { action: 'edit', resource: 'users', record: user })).toBe(false);
  });
});

it('users can request the verification link only for themselves', () => {
  expect(
    [superadmin, admin, user].map(me =>
      can(me, { action: 'resendVerification', resource: 'users', record: me }),
    ),
  ).toEqual([true, true, true]);
  expect(
    [admin, user].map(target =>
      can(superadmin, { action: 'resendVerification', resource: 'users', record: target }),
    ),
  ).toEqual([false, false]);
});

it('only a superadmin can manage the subscriptions of other users', () => {
  expect(
    [superadmin, admin, user, keeper].map(me =>
      can(me, { action: 'manage', resource: 'subscriptions', record: user }),
    ),
  ).toEqual([true, false, false, false]);
});
