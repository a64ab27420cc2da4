import type { UserRecord } from './userRecord.ts';

const roles = ['1', '2', '3'];

/** Stands in for a user while they load: an ordinary one, about whom nothing is requested. */
export const placeholderUser: UserRecord = {
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
