import { page } from '../../ui/page.tsx';
import { paths, patterns } from '../../ui/paths.ts';
import type { ResourceLabel } from '../../calls/screen.ts';
import type { UserRecord } from './userColumns.ts';
import { userName } from '../../platform/userName.ts';

const refusal = 'users.notAuthorized';

export const users = {
  recordRepresentation: (user: UserRecord) => userName(user),
  create: { label: 'users.new', to: paths.newUser },
  screens: [
    { path: patterns.users, page: page(() => import('./UserList.tsx')), right: 'users', refusal, list: 'users' },
    { path: patterns.newUser, page: page(() => import('./UserCreate.tsx')), right: 'users', refusal },
    { path: patterns.user, page: page(() => import('./UserInfo.tsx')), right: 'users', refusal },
  ],
} satisfies ResourceLabel;
