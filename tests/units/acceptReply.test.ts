import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readList } from '../../src/data/dialect.ts';
import { acceptReply } from '../../src/platform/acceptReply.ts';
import { account } from '../../src/platform/account.ts';
import { applications } from '../../src/platform/applications.ts';
import { configs } from '../../src/platform/configs.ts';
import { dailyImport } from '../../src/platform/dailyImport.ts';
import type { AnyEndpoint } from '../../src/platform/endpoint.ts';
import { platform } from '../../src/platform/index.ts';
import { layers } from '../../src/platform/layers.ts';
import { CHECKED_USER_FIELDS, ownAccount } from '../../src/platform/ownAccount.ts';
import { proxy } from '../../src/platform/proxy.ts';
import { roles } from '../../src/platform/roles.ts';
import { parseReply } from '../../src/platform/schema.ts';
import { subscriptions } from '../../src/platform/subscriptions.ts';
import { tags } from '../../src/platform/tags.ts';
import { tools } from '../../src/platform/tools.ts';
import { transfer } from '../../src/platform/transfer.ts';
import { users } from '../../src/platform/users.ts';

const page = '<!doctype html><title>Sign in to the gateway</title>';
const accept = (endpoint: AnyEndpoint, body: unknown, httpStatus = 200) =>
  acceptReply(endpoint, httpStatus, typeof body === 'string' ? body : JSON.stringify(body), parseReply);
const came = (endpoint: AnyEndpoint, body: unknown, httpStatus = 200) => {
  const answer = accept(endpoint, body, httpStatus);
  if (answer.type === 'accepted') return { read: answer.reply };
  return answer.type === 'unreadable' ? answer.reason : `refused ${answer.status}`;
};
const grace = { _id: 'g', firstName: 'Grace', lastName: 'Lindqvist', email: 'grace@map.example' };

describe('replies that cannot be read', () => {
  const record = users.info;
  it.each<[string, AnyEndpoint, unknown, string]>([
    ['nothing for a record', record, '', 'nothing'],
    ['blanks for a list', tags.list, ' \n', 'nothing'],
    ['nothing for a file', users.exportCsv, '', 'nothing'],
    ['a page for a record', record, page, 'page'],
    ['a page for a list', tags.list, `\n ${page}`, 'page'],
    ['a page for a file', users.exportCsv, page, 'page'],
    ['a page for a removal, whose reply is empty', tags.remove, page, 'page'],
    ['XML for a list', tags.list, '<?xml version="1.0"?><x/>', 'page'],
    ['half a record', record, '{"_id":"g","firstNa', 'broken'],
    ['half a list', tags.list, '[{"_id":"a"},', 'broken'],
    ['half a reply that is ignored', roles.copy, '{"ok":', 'broken'],
    ['text for a record', record, 'OK', 'broken'],
    ['data for a file', users.exportCsv, '[]', 'other'],
    ['a list for a record', record, [grace], 'other'],
    ['an empty object for a record', record, {}, 'nothing'],
    ['null for a record', record, null, 'nothing'],
    ['a number for a record', record, 7, 'other'],
    ['a record without its id', record, { ...grace, _id: undefined }, 'other'],
    ['a record whose id is empty', record, { ...grace, _id: '' }, 'other'],
    ['a text for a list of a record', record, { ...grace, rolesAssigned: 'Assessor' }, 'other'],
    ['an object for a text', record, { ...grace, firstName: { en: 'Grace' } }, 'other'],
    ['a record for a list', tags.list, grace, 'other'],
    ['an object for a list', tags.list, { rows: 7 }, 'other'],
    [
      'data of another type for a list',
      tags.list,
      { data: { a: 1 }, pagingMeta: { totalRecords: 1 } },
      'other',
    ],
    ['null for a list', tags.list, null, 'nothing'],
    ['a list for a preview', transfer.preview, [], 'other'],
    ['an object for a preview', transfer.preview, { rows: 7 }, 'other'],
    ['an object for a new user', users.create, { rows: 7 }, 'other'],
    ['an object for me', ownAccount.me, { rows: 7 }, 'other'],
    ['neither token nor link at sign-in', account.signIn, { ok: true }, 'other'],
    ['a token of another type', account.signIn, { token: 7 }, 'other'],
    ['a list for me', ownAccount.me, [grace], 'other'],
    ['a text for whether an address is free', account.checkEmail, { available: 'yes' }, 'other'],
    ['a verified address without a token', account.verifyEmail, {}, 'other'],
  ])('the console rejects this reply of the platform: %s', (_, endpoint, body, what) =>
    expect(came(endpoint, body)).toBe(what),
  );

  const malformed = [{ en: 'Grace' }, [], [null], ['a'], [{}], [{ _id: 'a' }], 'a', 7, true, null];
  it.each(CHECKED_USER_FIELDS)(
    'a reply about the signed-in user is refused for the same values of %s as one about any user',
    name => {
      for (const value of malformed)
        expect(came(ownAccount.me, { ...grace, [name]: value })).toEqual(
          came(users.info, { ...grace, [name]: value }),
        );
    },
  );

  it('an empty reply to a read is rejected, also with the status 204', () =>
    expect(came(users.info, '', 204)).toBe('nothing'));
});

// The fault tests of the screens use one of these for all.
describe('replies to every call of the contract', () => {
  const calls = Object.entries(platform).flatMap(([area, its]) =>
    Object.entries<AnyEndpoint>(its).map(([name, endpoint]) => [`${area}.${name}`, endpoint] as const),
  );
  const namesOf = (fitting: (endpoint: AnyEndpoint) => boolean) =>
    calls.flatMap(([name, endpoint]) => (fitting(endpoint) ? [name] : []));
  const isTaken = (body: unknown) => (endpoint: AnyEndpoint) => typeof came(endpoint, body) === 'object';
  const saysNothing = ({ reply, isValidReply: acceptsReply, route }: AnyEndpoint) =>
    (!reply && !acceptsReply) || route.startsWith('DELETE ');

  it('only the proxy check accepts a web page as its reply', () =>
    expect(namesOf(isTaken(page))).toEqual(['proxy.check']));
  it('no call accepts a JSON reply that is cut off', () =>
    expect(namesOf(isTaken('{"_id":"a","na'))).toEqual([]));
  it('an empty reply is accepted only by removals and by calls without a documented reply', () =>
    expect(namesOf(isTaken(''))).toEqual(namesOf(saysNothing)));
  it('only calls whose screen checks the reply itself accept an undocumented object', () =>
    expect(
      namesOf(endpoint => isTaken({ rows: 7 })(endpoint) && !!(endpoint.reply || endpoint.isValidReply)),
    ).toEqual([
      'account.signUp',
      'applications.checkId',
      'applications.saveProperties',
      'applications.formData',
      'proxy.ping',
    ]));
});

describe('accepted replies', () => {
  it.each<[string, AnyEndpoint, unknown]>([
    ['a record with unknown fields', users.info, { ...grace, favourite: { color: 'blue' } }],
    ['a record with only its id', users.info, { _id: 'g' }],
    [
      'a record whose fields are null',
      users.info,
      {
        _id: 'g',
        firstName: null,
        rolesAssigned: null,
        adminRoles: null,
        emailVerification: null,
        __v: null,
      },
    ],
    ['a record that violates the rules of its form', users.info, { ...grace, email: 'nowhere', phone: 5 }],
    [
      'references as ids',
      users.info,
      { ...grace, rolesAssigned: [{ application: 'a', role: 'r' }], adminRoles: ['a'] },
    ],
    [
      'references as objects',
      users.info,
      {
        ...grace,
        rolesAssigned: [{ application: { _id: 'a' }, role: { _id: 'r', roleName: 'Assessor' } }],
        adminRoles: [{ _id: 'a' }],
      },
    ],
    [
      'a config of a tool whose application is an object',
      tools.info,
      { _id: 't', toolConfigs: [{ applicationId: { _id: 'a' }, config: {} }] },
    ],
    ['an empty list', tags.list, []],
    ['an empty page', tags.list, { data: [], pagingMeta: { totalRecords: 0 } }],
    ['a preview of one part', transfer.preview, { archivedSubscriptions: null }],
    ['a token', account.signIn, { token: 't' }],
    ['a temporary password', account.signIn, { tempPassword: true, tempResetToken: 'r' }],
  ])('the console accepts this reply unchanged: %s', (_, endpoint, body) =>
    expect(came(endpoint, body)).toEqual({ read: body }),
  );

  it('an empty reply to a removal is accepted', () =>
    expect(came(applications.removeAdmin, '')).toEqual({ read: undefined }));
  it('a reply with the status 204 to a write is accepted', () =>
    expect(came(tags.update, '', 204)).toEqual({ read: undefined }));
  it.each([{}, null, ' { }\n'])('an empty object or null is accepted as the reply to a write: %j', body => {
    for (const endpoint of [
      tags.update,
      tags.create,
      layers.update,
      configs.update,
      dailyImport.save,
      subscriptions.resubscribe,
    ])
      expect(came(endpoint, body)).toEqual({ read: undefined });
  });
  it('an empty reply to a sign-in is rejected', () =>
    expect([came(account.signIn, {}), came(account.signIn, null)]).toEqual(['other', 'other']));
  it('a plain text is accepted where the console does not use the reply', () =>
    expect([came(roles.copy, 'OK'), came(tags.remove, '')]).toEqual([{ read: 'OK' }, { read: undefined }]));
  it('the CSV file of the users is accepted as text', () =>
    expect(came(users.exportCsv, 'First Name\r\nGrace')).toEqual({ read: 'First Name\r\nGrace' }));
  it('the reply of the proxy check may be a page, plain text or a JSON string', () => {
    for (const [body, message] of [
      [page, page],
      ['Configuration File: OK', 'Configuration File: OK'],
      ['"https://proxy.example/"', 'https://proxy.example/'],
    ])
      expect(came(proxy.check, body)).toEqual({ read: message });
    expect([came(proxy.check, ''), came(proxy.check, { rows: 7 })]).toEqual(['nothing', 'other']);
  });
  it.each([400, 404, 500])('a list with the status %s is a refusal', httpStatus =>
    expect(came(tags.list, [], httpStatus)).toBe(`refused ${httpStatus}`),
  );
  it('a reply with authorized: false is a refusal with the status 403', () =>
    expect(came(users.list, { authorized: false, data: [] })).toBe('refused 403'));
});

describe('replies that are kept as text', () => {
  const text =
    '{ "resultsLayerConfigs": [{ "name": "Parcels", "config": 1.0 }], "appConfig": {"b": 12345678901234567890, "10": 5.6843418860808e-14, "a": 1, "a": 2}, "seen": true }';

  it('the configs of an application are kept as the exact text and its value', () => {
    expect(came(configs.ofApplication, text)).toEqual({ read: { text, value: JSON.parse(text) } });
  });

  it('a reply with configs is checked only in its outer parts, and each part may be missing', () => {
    for (const complete of [
      '{"appConfig":[[7]]}',
      '{"appConfig":null,"editorConfigs":null}',
      '{"resultsLayerConfigs":[{}]}',
    ])
      expect(came(configs.update, complete)).toEqual({
        read: { text: complete, value: JSON.parse(complete) },
      });
    expect(came(configs.ofApplication, { rows: 7 })).toBe('other');
    expect([
      came(configs.update, '{"editorConfigs":{}}'),
      came(configs.update, '{"resultsLayerConfigs":["Parcels"]}'),
      came(configs.update, '[]'),
      came(configs.update, '{"appConfig":'),
      came(configs.ofApplication, { authorized: false }),
    ]).toEqual(['other', 'other', 'other', 'broken', 'refused 403']);
  });
});

it('an object that the contract allows any keys in is accepted as an object', () => {
  const endpoint = {
    route: 'GET /api/maps',
    reply: z.looseObject({ _id: z.string(), labels: z.record(z.string(), z.string()) }),
  } as AnyEndpoint;
  expect(came(endpoint, { _id: 'm', labels: { en: 'Parcels' } })).toEqual({
    read: { _id: 'm', labels: { en: 'Parcels' } },
  });
});

describe('unreadable rows of a list', () => {
  const rows = [
    { _id: 'a', tagName: 'Zoning' },
    null,
    'b',
    { tagName: 'No id' },
    { _id: 'c', tagName: ['x'] },
    { _id: 'd', tagName: 'Parcels' },
  ];
  it.each([
    ['a page', { data: rows, pagingMeta: { totalRecords: 40 } }, 40],
    ['data', { data: rows }, 2],
    ['an array', rows, 2],
  ])('unreadable rows are left out of a list in %s and counted', (_, reply, total) => {
    const answer = accept(tags.list, reply);
    const listed = readList<{ _id: string }>(answer.type === 'accepted' && answer.reply);
    expect([listed.data.map(({ _id }) => _id), listed.skippedCount, listed.total]).toEqual([
      ['a', 'd'],
      4,
      total,
    ]);
  });
});
