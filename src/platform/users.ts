import * as z from 'zod/mini';
import { crudEndpoints, listOf, Paging } from './crud.ts';
import { embeddedEntities } from './embeddedEntities.ts';
import { endpoint } from './endpoint.ts';
import { withKind } from './fieldKind.ts';
import { filterQuery } from './filterQuery.ts';
import { Ref } from './ref.ts';
import { resourceLists } from './resources.ts';
import { isEmail, isOneLine, isPhone } from './rules.ts';

export const USER_ROLES = ['user', 'admin', 'superadmin'] as const;

const oneLine = z.refine<string>(isOneLine, { error: 'personRules.oneLine', abort: true });

/** The form fields of a user (docs/behaviour.md 1 §5). Their messages are text keys. */
export const UserFields = {
  firstName: z.string().check(
    oneLine,
    z.refine(text => text.trim() !== '', 'personRules.firstName'),
  ),
  lastName: z.string().check(
    oneLine,
    z.refine(text => text.trim() !== '', 'personRules.lastName'),
  ),
  email: withKind(
    'email',
    z.string().check(
      oneLine,
      z.refine(text => text.trim() !== '', { error: 'personRules.email', abort: true }),
      z.refine(isEmail, 'personRules.emailFormat'),
    ),
  ),
  phone: withKind(
    'phone',
    z.optional(
      z.string().check(
        oneLine,
        z.refine(text => text === '' || isPhone(text), 'personRules.phone'),
      ),
    ),
  ),
};

/** A user (docs/behaviour.md 1 §3). Times are epoch seconds. The platform never returns passwords. */
export const User = z.looseObject({
  _id: z.string(),
  ...UserFields,
  password: withKind('secret', z.optional(z.string())),
  provider: z.optional(z.string()),
  role: z.optional(z.string()),
  rolesAssigned: z.optional(
    z.array(
      z.looseObject({
        application: z.optional(z.nullable(Ref)),
        role: z.optional(z.nullable(Ref)),
        roleName: z.optional(z.string()),
      }),
    ),
  ),
  adminRoles: z.optional(z.array(Ref)),
  protectedLayers: z.optional(z.array(z.unknown())),
  loginCount: z.optional(z.number()),
  averageTime: withKind('duration', z.optional(z.number())),
  isActive: z.optional(z.boolean()),
  isLoggedinYet: z.optional(z.boolean()),
  migratedFromV4: z.optional(z.boolean()),
  productEmailSubscription: z.optional(z.boolean()),
  emailVerification: z.optional(z.looseObject({ verified: z.optional(z.boolean()) })),
  subscriptions: z.optional(z.looseObject({})),
  __v: z.optional(z.number()),
});
export type User = z.infer<typeof User>;

export const NewUser = z.looseObject({
  firstName: UserFields.firstName,
  lastName: UserFields.lastName,
  email: UserFields.email,
  phone: z.string().check(oneLine, z.refine(isPhone, 'personRules.phone')),
  password: z.string(),
});
export type NewUser = z.infer<typeof NewUser>;

/** The filters of the list (docs/behaviour.md 1 §7). `activeUserPercent` is a number of users. */
export const UserQuery = z.extend(Paging, filterQuery(resourceLists.users.filters));
export type UserQuery = z.infer<typeof UserQuery>;

/** The platform's own export knows three of the filters and no search. */
export const UserExportQuery = z.extend(
  z.pick(UserQuery, {
    filter: true,
    provider: true,
    activeUserPercent: true,
    page: true,
    pageSize: true,
    sortBy: true,
    sortDirection: true,
  }),
  { access_token: z.optional(z.string()) },
);

const UserId = z.object({ _id: z.string() });

export const users = {
  ...crudEndpoints('users', User),
  list: endpoint('GET /api/users', { query: UserQuery, reply: listOf(User), shows: ['users'] }),
  create: endpoint('POST /api/users', {
    body: NewUser,
    reply: z.extend(User, { mailError: z.optional(z.boolean()) }),
    changes: ['users'],
  }),
  info: endpoint('GET /api/users/detail/{id}/info', {
    reply: User,
    shows: [...embeddedEntities.users, 'users'],
  }),
  search: endpoint('GET /api/users/search', {
    query: z.object({ name: z.string() }),
    reply: listOf(User),
    shows: ['users'],
  }),
  setSuperadmin: endpoint('PUT /api/users/set/superadmin', { body: UserId, reply: User, changes: ['users'] }),
  setAdmin: endpoint('PUT /api/users/set/admin', { body: UserId, reply: User, changes: ['users'] }),
  removePrivilege: endpoint('PUT /api/users/remove/previlege', {
    body: UserId,
    reply: User,
    changes: ['users'],
  }),
  changePassword: endpoint('PUT /api/users/{id}/password', {
    body: z.object({ oldPassword: z.string(), newPassword: z.string() }),
    changes: ['users'],
  }),
  markFirstLogin: endpoint('PUT /api/users/{id}', {
    body: z.object({ _id: z.string(), email: z.string(), isLoggedinYet: z.literal(true) }),
    reply: User,
    changes: ['users'],
  }),
  resendVerification: endpoint('POST /api/users/resend-verification-email', {
    body: z.object({}),
    changes: [],
  }),
  newsSubscribed: endpoint('GET /api/users/news-subscribed', { reply: listOf(User), shows: ['users'] }),
  exportCsv: endpoint('GET /api/users/export-csv', {
    query: UserExportQuery,
    reply: z.string(),
    text: true,
    shows: ['users'],
  }),
};
