import type { UserRecord } from './userColumns.ts';

const roles = ['1', '2', '3'];

/** Stands in for a user who is still to be read: an ordinary one, of whom nothing is asked. */
export const awaitedUser: UserRecord = {
  id: '',
  _id: '',
  firstName: '',
  lastName: '',
  email: '-',
  role: 'user',
  provider: 'local',
  isActive: true,
  rolesAssigned: roles.map(_id => ({
    application: { _id: '1', applicationName: '-' },
    role: { _id, roleName: '-', roleDescription: '-' },
    roleName: '-',
  })),
};
