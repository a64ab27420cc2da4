import { describe, expect, it } from 'vitest';
import { may, type Right } from '../../src/auth/rights.ts';
import { resourceNames } from '../../src/platform/resources.ts';

const superadmin = { _id: '1', role: 'superadmin' };
const admin = { _id: '2', role: 'admin' };
const user = { _id: '3', role: 'user' };
const keeper = { _id: '4', role: 'user', adminRoles: ['a'] };
const noRole = { _id: '5' };

describe('screens', () => {
  const screens: Right[] = ['main', ...resourceNames];
  it.each(screens)('%s is for superadmins and admins.', screen => {
    expect([superadmin, admin, user, keeper, noRole].map(me => may(me, screen))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
  it('What nobody granted is refused, whatever it is called.', () => {
    expect(['paint', 'toString', 'list'].map(right => may(superadmin, right as Right, user))).toEqual([
      false,
      false,
      false,
    ]);
  });
  it('The dashboard is for a plain user who administers an application.', () => {
    expect(
      [superadmin, { ...admin, adminRoles: ['a'] }, user, keeper, noRole].map(me => may(me, 'dashboard')),
    ).toEqual([false, false, false, true, false]);
  });
});

describe('privileges are a superadmin’s to give and take', () => {
  const rights: Right[] = ['setSuperadmin', 'setAdmin', 'removePrivilege'];
  it.each([admin, user, keeper])('%j may none of it.', me => {
    for (const right of rights)
      for (const target of [superadmin, admin, user]) expect(may(me, right, target)).toBe(false);
  });
  it.each([
    ['setSuperadmin', [false, true, true, true]],
    ['setAdmin', [false, false, true, true]],
    ['removePrivilege', [true, true, false, false]],
  ] as const)('%s is offered where it changes something.', (right, offered) => {
    expect(
      [{ ...superadmin, _id: '9' }, admin, user, noRole].map(target => may(superadmin, right, target)),
    ).toEqual(offered);
  });
  it('Nobody takes the own privileges away.', () =>
    expect(may(superadmin, 'removePrivilege', superadmin)).toBe(false));
});

describe('deleting a user', () => {
  it('Nobody deletes oneself.', () =>
    expect([superadmin, admin, user].map(me => may(me, 'deleteUser', me))).toEqual([false, false, false]));
  it('An admin does not delete a superadmin; a superadmin does.', () => {
    expect(may(admin, 'deleteUser', superadmin)).toBe(false);
    expect(may({ ...superadmin, _id: '9' }, 'deleteUser', superadmin)).toBe(true);
    expect(may(admin, 'deleteUser', user)).toBe(true);
  });
});

describe('editing a user', () => {
  it('An admin edits users and oneself, and neither another admin nor a superadmin.', () => {
    const another = { _id: '8', role: 'admin' };
    expect([user, noRole, admin, another, superadmin].map(target => may(admin, 'editUser', target))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
  it('A superadmin edits everybody; a plain user nobody here.', () => {
    expect([user, admin, superadmin].map(target => may(superadmin, 'editUser', target))).toEqual([
      true,
      true,
      true,
    ]);
    expect(may(user, 'editUser', user)).toBe(false);
  });
});

it('The verification link is sent again to whoever asks, and to nobody else.', () => {
  expect([superadmin, admin, user].map(me => may(me, 'resendVerification', me))).toEqual([true, true, true]);
  expect([admin, user].map(target => may(superadmin, 'resendVerification', target))).toEqual([false, false]);
});

it('Other people’s subscriptions are a superadmin’s to cancel and to take up again.', () => {
  expect([superadmin, admin, user, keeper].map(me => may(me, 'manageSubscriptions', user))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
