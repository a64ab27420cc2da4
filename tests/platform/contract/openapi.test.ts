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

test('The description is valid OpenAPI 3.1, and each of its references leads somewhere', async () => {
  const validator = new Validator();
  expect(await validator.validate(JSON.parse(JSON.stringify(openApiDocument)))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
  expect(() => validator.resolveRefs()).not.toThrow();
});

test('Every call of the contract is in it, at its section of the specification, with what it takes and answers', () => {
  const routes = new Set(
    Object.values(platform).flatMap(area =>
      Object.values(area).map(({ route }) => route.replace(/\{\w+\}/g, '{}')),
    ),
  );
  expect(operations.map(({ call }) => call.replace(/\{\w+\}/g, '{}')).sort()).toEqual([...routes].sort());
  expect(
    operations.filter(
      ({ description }) => !/^See docs\/behaviour\.md [12] §7 [^.]+\. (Shows|Changes) /.test(description),
    ),
  ).toEqual([]);
  // An endpoint with only types must have its schema here.
  const lacking = describedCalls.filter(({ endpoint, reply, body }) => {
    const isTyped = (part: 'reply' | 'body') => part in endpoint && endpoint[part] === undefined;
    return (isTyped('reply') && !reply) || (isTyped('body') && !body);
  });
  expect(lacking.map(({ name }) => name)).toEqual([]);
});

test('What one route takes of two calls it takes as either, what is said of both stands once; a download is text, and what is open needs no token', () => {
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

test('A schema that an endpoint has as a type alone says what the endpoint itself takes for an answer', () => {
  const user = { _id: '1', firstName: 'Ada', rolesAssigned: [] };
  const { reply } = describedCalls.find(({ name }) => name === 'account.me')!;
  expect([matchesSchema(reply!, user), platform.account.me.isValidReply!(user)]).toEqual([true, true]);
  expect(
    schemaDef(describedCalls.find(({ name }) => name === 'subscriptions.cancel')!.reply!).options,
  ).toHaveLength(2);
});

test('The demo serves it as JSON and as a page without scripts, which names every call and schema', async () => {
  expect((await ask('GET /demo/openapi.json')).body).toEqual(JSON.parse(JSON.stringify(openApiDocument)));
  const { text, headers } = await ask('GET /demo/api');
  expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'nonce-/);
  expect(text).not.toMatch(/<script|https?:/);
  for (const { call } of operations) expect(text).toContain(`<code>${call}</code>`);
  const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const led = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(led.filter(id => !ids.includes(id))).toEqual([]);
});

test('A call that was made leads to what the page says of it, whatever stands in its address', async () => {
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
