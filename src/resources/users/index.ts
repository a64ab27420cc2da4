import PersonIcon from '@mui/icons-material/PersonOutlined';
import { userName } from '../../platform/userName.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { defineResource } from '../defineResource.ts';
import type { UserRecord } from './userRecord.ts';

export const usersResource = defineResource('users', {
  icon: PersonIcon,
  list: lazyComponent(() => import('./UserList.tsx'), ['resources.users'], 'parent'),
  create: lazyComponent(() => import('./UserCreate.tsx'), ['personRules', 'resources.users'], 'parent'),
  show: lazyComponent(
    () => import('./UserShow.tsx'),
    ['access', 'sessions', 'userPage', 'resources.users'],
    'parent',
  ),
  recordRepresentation: (user: UserRecord) => userName(user),
  options: { menu: 'bar', calls: async () => (await import('../../platform/users.ts')).users },
});
