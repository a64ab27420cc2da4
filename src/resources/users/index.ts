import type { ResourceLabel } from '../../calls/screen.ts';
import { userName } from '../../platform/userName.ts';
import { page } from '../../ui/page.ts';
import { paths, patterns } from '../../ui/paths.ts';
import type { UserRecord } from './userColumns.ts';

const refusal = 'resources.users.notAuthorized';

export const users = {
  recordRepresentation: (user: UserRecord) => userName(user),
  create: { label: 'resources.users.page.create', to: paths.newUser },
  screens: [
    {
      path: patterns.users,
      page: page(() => import('./UserList.tsx'), ['resources.users']),
      right: 'users',
      refusal,
      list: 'users',
    },
    {
      path: patterns.newUser,
      page: page(() => import('./UserCreate.tsx'), ['personRules', 'resources.users']),
      right: 'users',
      refusal,
    },
    {
      path: patterns.user,
      page: page(() => import('./UserInfo.tsx'), ['access', 'sessions', 'resources.users']),
      right: 'users',
      refusal,
    },
  ],
} satisfies ResourceLabel;
