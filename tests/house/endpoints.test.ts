import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routeOf } from '../../mocks/http/requests.ts';
import { httpMethod, pathTemplate } from '../../src/platform/endpoint.ts';
import { endpointNames, getEndpoint } from '../../src/platform/index.ts';
import { ask, withPlatform } from '../platform/standIn.ts';
import { literalRoutes } from './literalRoutes.ts';

const endpoints = endpointNames().map(name => ({ name, endpoint: getEndpoint(name) }));

describe('the stand-in platform', () => {
  withPlatform();
  it.each(endpoints)('The stand-in platform replies to $name: $endpoint.route', async ({ endpoint }) => {
    const path = pathTemplate(endpoint).replace(/\{\w+\}/g, '000000000000000000000000');
    const { status: httpStatus, body } = await ask(`${httpMethod(endpoint)} ${path}`, {
      as: 'superadmin',
      ...(httpMethod(endpoint) !== 'GET' && { body: {} }),
    });
    expect(body?.message).not.toBe('There is no such call');
    expect(httpStatus).not.toBe(405);
    expect(httpStatus).toBeLessThan(500);
  });

  it('The stand-in platform replies 404 to a call that is not in the contract', async () => {
    expect(await ask('GET /api/nowhere', { as: 'superadmin' })).toMatchObject({
      status: 404,
      body: { message: 'There is no such call' },
    });
  });
});

it('Every endpoint has either `shows` or `changes`, and reads have no `changes`', () => {
  const silent = endpoints.filter(
    ({ endpoint: { shows, changes } }) => (shows === undefined) === (changes === undefined),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
  const changing = endpoints.filter(({ endpoint }) => httpMethod(endpoint) === 'GET' && endpoint.changes);
  expect(changing.map(({ name }) => name)).toEqual(['account.verifyEmail']);
});

it('a read with an application in its path lists applications last in `shows`', () => {
  const named = endpoints.filter(
    ({ endpoint: { route, shows } }) => shows && /\{appId\}|\/applications?\/(fullinfo\/)?\{id\}/.test(route),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(
    named.filter(({ endpoint: { shows } }) => shows!.at(-1) !== 'applications').map(({ name }) => name),
  ).toEqual([]);
});

it('No two endpoints have the same route', () => {
  // The first login updates a user with a body of its own, and sign-up creates a user.
  const shared = ['PUT /api/users/{id}', 'POST /api/users'];
  const routes = endpoints.map(({ endpoint }) => endpoint.route).filter(route => !shared.includes(route));
  expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([]);
});

const NO_SUCH_CALL = 'the test checks the reply to a call that does not exist';
const NAVIGATION = 'the browser navigates there, and the console does not request it';
/** Routes outside the contract that tests request on purpose, and why. */
const NOT_DOCUMENTED: Record<string, string> = {
  'GET /api/nothing': NO_SUCH_CALL,
  'PATCH /api/users/me': NO_SUCH_CALL,
  'DELETE /api/users': NO_SUCH_CALL,
  'POST /auth/none/of/this': NO_SUCH_CALL,
  'GET /api/us': 'the start of a request that is never completed',
  'GET /auth/{}': NAVIGATION,
  'GET /auth/google': NAVIGATION,
  'GET /auth/other': NAVIGATION,
};

describe('the literal routes of the platform tests', () => {
  /** The routes in tests/platform/contract are derived from src/platform. */
  const literal = literalRoutes('tests/platform').filter(({ file }) => !file.includes('/contract/'));
  const documented = (route: string) => {
    const [method, path] = route.split(' ') as [string, string];
    return `${method} ${routeOf(method, path)}`;
  };

  it('The platform tests contain the literal route of every endpoint', () => {
    // The tests of rights contain only refusals, no documented requests and replies.
    const called = new Set(
      literal.filter(({ file }) => !file.endsWith('/rights.test.ts')).map(({ route }) => documented(route)),
    );
    expect(endpoints.filter(({ endpoint }) => !called.has(endpoint.route)).map(({ name }) => name)).toEqual(
      [],
    );
  });

  it('The platform tests contain no routes outside the contract, except those requested on purpose', () => {
    const unknown = literal.map(({ route }) => route).filter(route => documented(route).endsWith('/*'));
    expect(new Set(unknown)).toEqual(new Set(Object.keys(NOT_DOCUMENTED)));
  });
});

describe('the scenarios of the fault tests', () => {
  const FOLDER = 'tests/faults/areas';
  const files = readdirSync(FOLDER);
  const scenarios = files.flatMap(file =>
    [...readFileSync(`${FOLDER}/${file}`, 'utf8').matchAll(/^ +'([\w-]+\.\w+)': (NO_SCREEN\b)?/gm)].map(
      ([, name = '', isUncalled]) => ({ name, isUncalled }),
    ),
  );
  const names = (some: { name: string }[]) => some.map(({ name }) => name);
  const uncalled = names(scenarios.filter(({ isUncalled }) => isUncalled));

  it('The fault scenarios cover every endpoint, or mark it with NO_SCREEN', () => {
    expect(names(endpoints).filter(name => !names(scenarios).includes(name))).toEqual([]);
  });

  it('No fault scenario marks an endpoint with NO_SCREEN that another scenario calls', () => {
    const called = names(scenarios.filter(({ isUncalled }) => !isUncalled));
    expect(uncalled.filter(name => called.includes(name))).toEqual([]);
  });

  it('Each file of fault scenarios has a test that runs it', () => {
    const lacking = files.filter(
      file => !existsSync(`tests/every/faults/${file.replace('.ts', '.test.tsx')}`),
    );
    expect(lacking).toEqual([]);
  });
});
