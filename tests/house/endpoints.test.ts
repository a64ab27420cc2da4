import { describe, expect, it } from 'vitest';
import { methodOf, pathOf, type AnyEndpoint } from '../../src/platform/endpoint.ts';
import { platform } from '../../src/platform/index.ts';
import { ask, withPlatform } from '../platform/standIn.ts';
import { endpoints } from './documented/endpoints.ts';

const calls = Object.entries(platform as Record<string, Record<string, AnyEndpoint>>).flatMap(
  ([area, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => ({ name: `${area}.${name}`, endpoint })),
);

describe('the stand-in answers every call of the contract', () => {
  withPlatform();
  it.each(calls)('$name: $endpoint.route', async ({ endpoint }) => {
    const path = pathOf(endpoint).replace(/\{\w+\}/g, '000000000000000000000000');
    const { status, body } = await ask(`${methodOf(endpoint)} ${path}`, {
      as: 'superadmin',
      ...(methodOf(endpoint) !== 'GET' && { body: {} }),
    });
    expect(body?.message).not.toBe('There is no such call');
    expect(status).not.toBe(405);
    expect(status).toBeLessThan(500);
  });

  it('A call that is not in the contract is answered 404.', async () => {
    expect(await ask('GET /api/nowhere', { as: 'superadmin' })).toMatchObject({
      status: 404,
      body: { message: 'There is no such call' },
    });
  });
});

it('Every call says either what it shows or what it changes; what it reads changes nothing.', () => {
  const silent = calls.filter(
    ({ endpoint: { shows, changes } }) => (shows === undefined) === (changes === undefined),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
  const changing = calls.filter(({ endpoint }) => methodOf(endpoint) === 'GET' && endpoint.changes);
  expect(changing.map(({ name }) => name)).toEqual(['account.verifyEmail']);
});

it('A read that names an application in its path shows, last, applications: else a change of what it lists would not be read.', () => {
  const named = calls.filter(
    ({ endpoint: { route, shows } }) => shows && /\{appId\}|\/applications?\/(fullinfo\/)?\{id\}/.test(route),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(
    named.filter(({ endpoint: { shows } }) => shows!.at(-1) !== 'applications').map(({ name }) => name),
  ).toEqual([]);
});

it('No call is stated twice.', () => {
  // The first login is marked by the documented update of a user, with a body of its own; sign-up is the creation of one.
  const shared = ['PUT /api/users/{id}', 'POST /api/users'];
  const routes = calls.map(({ endpoint }) => endpoint.route).filter(route => !shared.includes(route));
  expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([]);
});

describe('the list of documented calls', () => {
  /** A call by its method and path, whatever its parameters are called. */
  const shape = (route: string) => route.replace(/\{\w+\}/g, '{}').replace(/\/$/, '');
  const stated = new Set(calls.map(({ endpoint }) => shape(endpoint.route)));

  it.each(endpoints)('has %s, and it is in the contract', route => {
    expect(stated).toContain(shape(route));
  });

  it('has every call of the contract, each once', () => {
    const listed = endpoints.map(shape);
    expect([...stated].filter(route => !listed.includes(route))).toEqual([]);
    expect(listed.filter((route, at) => listed.indexOf(route) !== at)).toEqual([]);
  });
});
