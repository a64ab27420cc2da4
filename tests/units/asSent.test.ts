import { expect, it } from 'vitest';
import { normalizeReferences } from '../../src/data/normalizeReferences.ts';

const both = ['a', { _id: 'b', name: 'B' }, 7];
const ids = ['a', 'b', '7'];

it.each([
  ['toolgroups', { tools: both }, { tools: ids }],
  ['purposes', { toolgroups: both, tools: both }, { toolgroups: ids, tools: both }],
  [
    'applications',
    { tools: both, roles: both, adminUsers: both, subscriptionPlans: both },
    { tools: ids, roles: ids, adminUsers: ids, subscriptionPlans: ids },
  ],
  [
    'subscription-plans',
    { purposes: both, toolgroups: both, tools: both, name: 'Basic' },
    { purposes: ids, toolgroups: ids, tools: ids, name: 'Basic' },
  ],
] as const)(
  'references of %s are sent as IDs, also where they came as objects or numbers',
  (resource, record, sent) => {
    expect(normalizeReferences(resource, record)).toEqual(sent);
  },
);

it('the references of a user are sent as they were read', () => {
  expect(normalizeReferences('users', { adminRoles: both })).toEqual({ adminRoles: both });
});

it('the config of a tool is sent with the id of its application and all its other fields', () => {
  const config = {
    note: 'kept',
    applicationId: { _id: 'l', applicationName: 'Larkspur' },
    config: { tools: both },
  };
  expect(normalizeReferences('tools', { toolConfigs: [config] })).toEqual({
    toolConfigs: [{ ...config, applicationId: 'l' }],
  });
});

it('role assignments with a missing role or application are sent as they came', () => {
  const rolesAssigned = [
    { role: 'r', application: null, note: 'kept' },
    { role: null, application: 'a' },
    { role: 'r' },
    null,
  ];
  expect(normalizeReferences('purposes', { rolesAssigned })).toStrictEqual({ rolesAssigned });
});
