import { expect, it } from 'vitest';
import { asSent } from '../../src/catalogue/asSent.ts';
import { asSent as applicationAsSent } from '../../src/organization/application.ts';

const both = ['a', { _id: 'b', name: 'B' }, 7] as never[];

it('References are sent by their ids, whichever way they came; a number is an id, too.', () => {
  const ids = ['a', 'b', '7'];
  expect(asSent({ tools: both, toolgroups: both })).toEqual({ tools: ids, toolgroups: ids });
  expect(applicationAsSent({ tools: both, roles: both, adminUsers: both, subscriptionPlans: both })).toEqual({ tools: ids, roles: ids, adminUsers: ids, subscriptionPlans: ids });
  const config = { applicationId: { _id: 'l', applicationName: 'Larkspur' }, config: { tools: both }, note: 'kept' };
  expect(asSent({ toolConfigs: [config] })).toEqual({ toolConfigs: [{ ...config, applicationId: 'l' }] });
});

it('A role whose application is gone, or that is gone itself, is sent as it came.', () => {
  const rolesAssigned = [{ role: 'r', application: null, note: 'kept' }, { role: null, application: 'a' }, { role: 'r' }];
  expect(JSON.parse(JSON.stringify(asSent({ rolesAssigned })))).toEqual({ rolesAssigned });
});

it('What a record does not have is not sent.', () => {
  expect([asSent({}), applicationAsSent({})]).toEqual([{}, {}]);
});
