import { expect, it } from 'vitest';
import { compareTransfer, countMarks } from '../../src/resources/users/transfer/compareTransfer.ts';

const subscription = (_id: string, name: string, application = 'a1') => ({
  _id,
  application,
  plan: { name },
});
const userWith = (activePlans: object[], archivedPlans: object[] = []) => ({
  subscriptions: { activePlans, archivedPlans },
});
const EMPTY_USER = { rolesAssigned: [], subscriptions: {} };
const NO_ROLES = { roles: [] };

it('a new subscription counts for one entry of the preview only', () => {
  const preview = {
    ...NO_ROLES,
    activeSubscriptions: [subscription('v1', 'Day Pass'), subscription('v2', 'Day Pass')],
  };
  const before = userWith([subscription('n1', 'Day Pass')]);
  const after = userWith([subscription('n1', 'Day Pass'), subscription('n2', 'Day Pass')]);
  expect(compareTransfer(preview, before, after).activeSubscriptions).toEqual(['transferred', 'missing']);
});

it.each([
  ['in another application', userWith([subscription('n1', 'Day Pass', 'a2')])],
  ['in the other list', userWith([], [subscription('n1', 'Day Pass')])],
  ['with another plan', userWith([subscription('n1', 'Year Pass')])],
  ['that the user does not have', EMPTY_USER],
])('a subscription %s is not the previewed one', (_, after) => {
  const preview = { activeSubscriptions: [subscription('v1', 'Day Pass')] };
  expect(compareTransfer(preview, EMPTY_USER, after).activeSubscriptions).toEqual(['missing']);
});

it.each([
  ['by its ID', subscription('v1', 'Renamed')],
  ['by the name of its plan', subscription('n1', 'DAY PASS')],
  ['by the ID of its plan', { _id: 'n1', application: { _id: 'a1' }, plan: 'p1' }],
  [
    'by the name it is billed under',
    { ...subscription('n1', 'Renamed'), stripeSubscription: { plan: { name: 'Day pass' } } },
  ],
])('a subscription is recognized %s', (_, gained) => {
  const preview = {
    activeSubscriptions: [{ _id: 'v1', application: 'a1', plan: { _id: 'p1', name: 'Day Pass' } }],
  };
  expect(compareTransfer(preview, EMPTY_USER, userWith([gained])).activeSubscriptions).toEqual([
    'transferred',
  ]);
});

it('a subscription that the user had before and no longer has is missing', () => {
  const preview = { archivedSubscriptions: [subscription('v1', 'Day Pass'), subscription('v2', 'Day Pass')] };
  const before = userWith([subscription('v1', 'Day Pass')], [subscription('v2', 'Day Pass')]);
  const after = userWith([subscription('v1', 'Day Pass')]);
  expect(compareTransfer(preview, before, after).archivedSubscriptions).toEqual(['existed', 'missing']);
});

it('a subscription is recognized by the name of its plan that was read for its ID', () => {
  const preview = { activeSubscriptions: [subscription('v1', 'Day Pass')] };
  const after = userWith([{ _id: 'n1', application: 'a1', plan: 'p7' }]);
  const names = { roles: new Map(), plans: new Map([['p7', 'Day Pass']]) };
  expect(compareTransfer(preview, EMPTY_USER, after).activeSubscriptions).toEqual(['missing']);
  expect(compareTransfer(preview, EMPTY_USER, after, names).activeSubscriptions).toEqual(['transferred']);
});

it('roles are compared by application, and counted by mark', () => {
  const preview = {
    roles: [
      { application: 'a1', roles: ['Reader', 'Writer', 'Ädmin'] },
      { application: { _id: 'a2' }, roles: ['Reader'] },
    ],
  };
  const before = { rolesAssigned: [{ application: 'a1', role: 'r1', roleName: 'Reader' }] };
  const after = {
    rolesAssigned: [...before.rolesAssigned, { application: { _id: 'a1' }, role: 'r3', roleName: 'ADMIN' }],
  };
  const marks = compareTransfer(preview, before, after);
  expect(marks.roles).toEqual([['existed', 'missing', 'transferred'], ['missing']]);
  expect(countMarks(marks, 'missing')).toEqual({ roles: 2, subscriptions: 0 });
});

it('a reply without roles and subscriptions confirms nothing', () => {
  const preview = { roles: [{ application: 'a1', roles: ['Reader'] }], archivedSubscriptions: ['Day Pass'] };
  expect(compareTransfer(preview, EMPTY_USER, {})).toEqual({
    roles: [['missing']],
    activeSubscriptions: [],
    archivedSubscriptions: ['missing'],
  });
});
