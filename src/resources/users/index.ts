import type { ResourceLabel } from '../../calls/screen.ts';
import { userName } from '../../platform/userName.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { paths, patterns } from '../../ui/paths.ts';
import type { UserRecord } from './userColumns.ts';

const refusal = 'resources.users.notAuthorized';

export const users = {
  recordRepresentation: (user: UserRecord) => userName(user),
  create: { label: 'resources.users.page.create', to: paths.newUser },
  screens: [
    {
      path: patterns.users,
      page: lazyComponent(() => import('./UserList.tsx'), ['resources.users'], 'parent'),
      right: 'users',
      refusal,
      list: 'users',
    },
    {
      path: patterns.newUser,
      page: lazyComponent(() => import('./UserCreate.tsx'), ['personRules', 'resources.users'], 'parent'),
      right: 'users',
      refusal,
    },
    {
      path: patterns.user,
      page: lazyComponent(
        () => import('./UserInfo.tsx'),
        ['access', 'sessions', 'resources.users'],
        'parent',
      ),
      right: 'users',
      refusal,
    },
  ],
} satisfies ResourceLabel;
