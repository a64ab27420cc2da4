import { idOf } from '../client/dialect.ts';
import type { User } from '../platform/users.ts';

/**
 * Who may what (spec 1 §6, decisions 2 and 20). Pure: the same answer feeds react-admin's canAccess, the
 * navigation, the pages and the buttons. The platform decides again for itself.
 */
export type Right =
  | 'main' // the tabbed main page
  | 'dashboard' // 'This is Your Dashboard'
  | 'users'
  | 'roles'
  | 'tags'
  | 'tools'
  | 'subscription-plans'
  | 'applications'
  | 'notifications'
  | 'setSuperadmin'
  | 'setAdmin'
  | 'removePrivilege'
  | 'editUser'
  | 'deleteUser'
  | 'adminRole' // cloning, changing, deleting and giving the role named Admin
  | 'applicationAdmins'
  | 'transfer';

type Person = Pick<User, '_id' | 'role' | 'adminRoles' | 'migratedFromV4'>;

export const isStaff = (me: Person) => me.role === 'superadmin' || me.role === 'admin';
const isUser = (person: Person) => (person.role ?? 'user') === 'user';
const isSelf = (me: Person, person: Person) => idOf(me) === idOf(person);

export function may(me: Person, right: Right, target?: Person): boolean {
  const superadmin = me.role === 'superadmin';
  switch (right) {
    case 'dashboard':
      return !isStaff(me) && (me.adminRoles?.length ?? 0) > 0;
    case 'setSuperadmin':
      return superadmin && !!target && target.role !== 'superadmin';
    case 'setAdmin':
      return superadmin && !!target && isUser(target);
    case 'removePrivilege':
      return superadmin && !!target && !isUser(target) && !isSelf(me, target);
    case 'adminRole':
    case 'applicationAdmins':
      return superadmin;
    case 'transfer':
      return superadmin && !!target && target.migratedFromV4 !== true;
    // What an admin could change of another admin or a superadmin would make him one: e-mail and password.
    case 'editUser':
      return isStaff(me) && !!target && (superadmin || isUser(target) || isSelf(me, target));
    case 'deleteUser':
      return isStaff(me) && !!target && !isSelf(me, target) && (superadmin || isUser(target));
    default:
      return isStaff(me);
  }
}
