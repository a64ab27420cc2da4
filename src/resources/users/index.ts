import { userName } from '../../platform/userName.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { resourcePaths } from '../../ui/paths.ts';
import type { ConsoleResource } from '../ConsoleResource.ts';
import type { UserRecord } from './userRecord.ts';

export const users = {
  name: 'users',
  list: lazyComponent(() => import('./UserList.tsx'), ['resources.users'], 'parent'),
  create: lazyComponent(() => import('./UserCreate.tsx'), ['personRules', 'resources.users'], 'parent'),
  show: lazyComponent(
    () => import('./UserShow.tsx'),
    ['access', 'sessions', 'userPage', 'resources.users'],
    'parent',
  ),
  recordRepresentation: (user: UserRecord) => userName(user),
  options: { paths: resourcePaths.users, menu: 'bar' },
} satisfies ConsoleResource;
