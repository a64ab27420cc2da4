import { expect, it } from 'vitest';
import { applications } from '../../src/platform/applications.ts';
import type { AnyEndpoint } from '../../src/platform/endpoint.ts';
import { fieldApps } from '../../src/platform/fieldApps.ts';
import { transfer } from '../../src/platform/transfer.ts';
import { users } from '../../src/platform/users.ts';
import { withoutNulls } from '../../src/platform/withoutNulls.ts';

it.each<[string, AnyEndpoint, unknown, unknown]>([
  [
    'a record',
    users.info,
    { _id: 'g', phone: null, rolesAssigned: null, adminRoles: null, emailVerification: null, __v: null },
    { _id: 'g' },
  ],
  ['a preview', transfer.preview, { archivedSubscriptions: null }, {}],
  [
    'related records',
    applications.info,
    { _id: 'l', county: { code: null, links: null }, paths: [{ pathType: null, path: 'a' }] },
    { _id: 'l', county: {}, paths: [{ path: 'a' }] },
  ],
  [
    'null in a list',
    users.info,
    { _id: 'g', rolesAssigned: [null, { roleName: 'a' }], adminRoles: [null] },
    { _id: 'g', rolesAssigned: [{ roleName: 'a' }], adminRoles: [] },
  ],
  [
    'the rows of a list',
    fieldApps.ofApplication,
    {
      data: [
        { _id: 'f', faServices: [{ faservicelayers: null }] },
        { _id: 'h', readUsers: null },
      ],
    },
    { data: [{ _id: 'f', faServices: [{}] }, { _id: 'h' }] },
  ],
])('optional fields that are null are removed from %s', (_, { reply }, answer, read) =>
  expect(withoutNulls(reply, answer)).toStrictEqual(read),
);

it('a reply with unexpected values stays unchanged', () => {
  expect(withoutNulls(users.list.reply, { data: [{ _id: 'g' }], pagingMeta: [] } as never)).toStrictEqual({
    data: [{ _id: 'g' }],
    pagingMeta: [],
  });
});

it('null stays in required and unknown fields, and where it is a value', () => {
  const answer = () => ({
    _id: 'g',
    rolesAssigned: [{ application: null, role: null }],
    protectedLayers: [null],
    firstName: null,
    favourite: null,
  });
  expect(withoutNulls(users.info.reply, answer())).toStrictEqual(answer());
});
