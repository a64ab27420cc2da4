import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routeOf } from '../../mocks/http/requests.ts';
import { methodOf, pathTemplate } from '../../src/platform/endpoint.ts';
import { endpointNamed, endpointNames } from '../../src/platform/index.ts';
import { ask, withPlatform } from '../platform/standIn.ts';
import { literalRoutes } from './literalRoutes.ts';

const calls = endpointNames().map(name => ({ name, endpoint: endpointNamed(name) }));

describe('the stand-in answers every call of the contract', () => {
  withPlatform();
  it.each(calls)('$name: $endpoint.route', async ({ endpoint }) => {
    const path = pathTemplate(endpoint).replace(/\{\w+\}/g, '000000000000000000000000');
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

const NO_SUCH_CALL = 'the test holds the answer to a call that does not exist';
const NAVIGATION = 'the browser navigates there, and the console does not ask it';
/** What tests ask on purpose although it is no call of the contract, and why. */
const NOT_DOCUMENTED: Record<string, string> = {
  'GET /api/nothing': NO_SUCH_CALL,
  'PATCH /api/users/me': NO_SUCH_CALL,
  'DELETE /api/users': NO_SUCH_CALL,
  'POST /auth/none/of/this': NO_SUCH_CALL,
  'GET /api/us': 'the beginning of a request that does not end',
  'GET /auth/{}': NAVIGATION,
  'GET /auth/google': NAVIGATION,
  'GET /auth/other': NAVIGATION,
};

describe('the literal routes of the platform tests', () => {
  /** Those in contract are derived from src/platform. */
  const literal = literalRoutes('tests/platform').filter(({ file }) => !file.includes('/contract/'));
  const documented = (route: string) => {
    const [method, path] = route.split(' ') as [string, string];
    return `${method} ${routeOf(method, path)}`;
  };

  it('name every call of the contract', () => {
    // The tests of rights hold refusals only: neither a documented request nor its answer.
    const asked = new Set(
      literal.filter(({ file }) => !file.endsWith('/rights.test.ts')).map(({ route }) => documented(route)),
    );
    expect(calls.filter(({ endpoint }) => !asked.has(endpoint.route)).map(({ name }) => name)).toEqual([]);
  });

  it('name nothing else, but for what a test asks on purpose', () => {
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

  it('ask every call of the contract, or say NO_SCREEN of it', () => {
    expect(names(calls).filter(name => !names(scenarios).includes(name))).toEqual([]);
  });

  it('say NO_SCREEN of no call that another scenario asks', () => {
    const asked = names(scenarios.filter(({ isUncalled }) => !isUncalled));
    expect(uncalled.filter(name => asked.includes(name))).toEqual([]);
  });

  it('are played by a test for each of their files', () => {
    const lacking = files.filter(
      file => !existsSync(`tests/every/faults/${file.replace('.ts', '.test.tsx')}`),
    );
    expect(lacking).toEqual([]);
  });
});
