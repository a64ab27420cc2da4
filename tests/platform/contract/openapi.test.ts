import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { describedCalls } from '../../../openapi/calls.ts';
import { openApi, type Operation } from '../../../openapi/document.ts';
import { platform } from '../../../src/platform/index.ts';
import { matchesSchema, schemaDef } from '../../../src/platform/schema.ts';
import { ask, withPlatform } from '../standIn.ts';

withPlatform();
const openApiDocument = openApi();
const operations = Object.entries(openApiDocument.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    call: `${method.toUpperCase()} ${path}`,
    ...operation,
  })),
);
const operationOf = (call: string) =>
  operations.find(one => one.call === call) as Operation & { call: string };

test('the OpenAPI description is valid and all its references can be resolved', async () => {
  const validator = new Validator();
  expect(await validator.validate(JSON.parse(JSON.stringify(openApiDocument)))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
  expect(() => validator.resolveRefs()).not.toThrow();
});

test('the OpenAPI description contains every call of the contract with its section, body and reply', () => {
  const routes = new Set(
    Object.values(platform).flatMap(area =>
      Object.values(area).map(({ route }) => route.replace(/\{\w+\}/g, '{}')),
    ),
  );
  expect(operations.map(({ call }) => call.replace(/\{\w+\}/g, '{}')).sort()).toEqual([...routes].sort());
  expect(
    operations.filter(
      ({ description }) =>
        !/^See docs\/(behaviour\.md [12] §7 [^.]+|contract\.md, "[^"]+")\. (Shows|Changes) /.test(
          description,
        ),
    ),
  ).toEqual([]);
  // An endpoint with only types must have its schema here.
  const lacking = describedCalls.filter(({ endpoint, reply, body }) => {
    const isTyped = (part: 'reply' | 'body') => part in endpoint && endpoint[part] === undefined;
    return (isTyped('reply') && !reply) || (isTyped('body') && !body);
  });
  expect(lacking.map(({ name }) => name)).toEqual([]);
});

test('the OpenAPI description merges two calls of one route, and marks downloads and open calls', () => {
  expect(operationOf('POST /api/users').security).toEqual([{}, { bearer: [] }]);
  expect(operationOf('POST /auth/local').security).toEqual([{}]);
  expect(operationOf('GET /api/users').security).toBeUndefined();
  expect(
    operationOf('PUT /api/users/{id}').requestBody!.content['application/json'].schema.anyOf,
  ).toHaveLength(2);
  expect(operationOf('PUT /api/users/{id}').responses[200].content!['application/json']!.schema).toEqual({
    $ref: '#/components/schemas/User',
  });
  expect(operationOf('PUT /api/users/{id}').description).not.toContain('\n');
  expect(Object.keys(operationOf('GET /api/users/export-csv').responses[200].content!)).toEqual(['text/csv']);
  expect(operationOf('GET /api/tags').parameters).toContainEqual({
    name: 'sortDirection',
    in: 'query',
    schema: { type: 'string', enum: ['asc', 'desc'] },
  });
  expect(operationOf('GET /api/roles/search').parameters![0]).toEqual({
    name: 'name',
    in: 'query',
    required: true,
    schema: { type: 'string' },
  });
  expect(
    operationOf('PUT /api/configs/application/{appId}').requestBody!.content['application/json'].schema,
  ).toEqual({ $ref: '#/components/schemas/Configs' });
});

test('a schema in the OpenAPI description accepts the same replies as the endpoint', () => {
  const user = { _id: '1', firstName: 'Ada', rolesAssigned: [] };
  const { reply } = describedCalls.find(({ name }) => name === 'account.me')!;
  expect([matchesSchema(reply!, user), platform.account.me.isValidReply!(user)]).toEqual([true, true]);
  expect(
    schemaDef(describedCalls.find(({ name }) => name === 'subscriptions.cancel')!.reply!).options,
  ).toHaveLength(2);
});

test('the demo serves the OpenAPI description as JSON and as a page without scripts', async () => {
  expect((await ask('GET /demo/openapi.json')).body).toEqual(JSON.parse(JSON.stringify(openApiDocument)));
  const { text, headers } = await ask('GET /demo/api');
  expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'nonce-/);
  expect(text).not.toMatch(/<script|https?:/);
  for (const { call } of operations) expect(text).toContain(`<code>${call}</code>`);
  const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const led = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(led.filter(id => !ids.includes(id))).toEqual([]);
});

test('a recorded call leads to its entry on the API page', async () => {
  await ask('GET /api/users/detail/nobody/info', { as: 'superadmin' });
  const { body: calls } = await ask(
    `GET /demo/calls?${new URLSearchParams({ filter: JSON.stringify({ q: 'detail/nobody' }) })}`,
  );
  const { route } = (await ask(`GET /demo/calls/${calls[0].id}`)).body;
  const { text } = await ask(`GET /demo/api?${new URLSearchParams({ call: route })}`);
  const publicRoutes = [
    ...text.matchAll(/<span id="asked"><\/span><details id="[^"]+" open><summary><code>([^<]+)/g),
  ].map(([, call]) => call);
  expect(publicRoutes).toEqual([expect.stringMatching(/^GET \/api\/users\/detail\/\{\w+\}\/info$/)]);
});
