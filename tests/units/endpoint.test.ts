import { expect, it } from 'vitest';
import { endpoint, httpMethod, pathTemplate, requestUrl } from '../../src/platform/endpoint.ts';
import { endpointNames, getEndpoint } from '../../src/platform/index.ts';
import { entityNames } from '../../src/platform/resources.ts';

const route = 'GET /api/sessions/{userId}';

it('an endpoint consists of its method and its path', () => {
  const call = endpoint(route, { shows: ['sessions'] });
  expect([httpMethod(call), pathTemplate(call)]).toEqual(['GET', '/api/sessions/{userId}']);
});

it('values in the path of a request are encoded', () => {
  expect(requestUrl(route, { userId: 'a/b?c#d' })).toBe('/api/sessions/a%2Fb%3Fc%23d');
});

it('empty parameters are left out of a request, and 0 and false are kept', () => {
  expect(
    requestUrl('GET /api/users', {}, { q: '', page: undefined, pageSize: 0, sortBy: null, on: false }),
  ).toBe('/api/users?pageSize=0&on=false');
});

it('every write below the path of a resource refetches that resource, except for the listed writes', () => {
  const silent = endpointNames().filter(name => {
    const endpoint = getEndpoint(name);
    const resource = entityNames().find(entity => pathTemplate(endpoint).split('/')[2] === entity);
    return endpoint.changes && resource && !endpoint.changes.includes(resource);
  });
  expect(silent).toEqual([
    'account.forgotPassword',
    'apiKeys.create',
    'apiKeys.remove',
    'notifications.sendMail',
    'proxy.restart',
    // A record that is removed from a list stays unchanged: only its holder changes.
    'toolgroups.unlink',
    'tools.unlink',
    'users.resendVerification',
    'workOrders.add',
    'workOrders.remove',
  ]);
});
