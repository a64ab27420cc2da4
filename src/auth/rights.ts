import { idOf } from '../client/dialect.ts';
import type { ResourceName } from '../platform/resources.ts';
import type { User } from '../platform/users.ts';

type Person = Pick<User, '_id' | 'role' | 'adminRoles' | 'migratedFromV4'>;
type Rule = (me: Person, target?: Person) => boolean;

/** The right to a resource, and rights of other names. */
export type Right =
  | ResourceName
  | 'main' // the tabbed main page
  | 'dashboard' // 'This is Your Dashboard'
  | 'setSuperadmin'
  | 'setAdmin'
  | 'removePrivilege'
  | 'editUser'
  | 'deleteUser'
  | 'resendVerification'
  | 'applicationProperties' // the lists of editions and access types
  | 'cloneApplication'
  | 'adminRole' // cloning, changing, deleting and giving the role named Admin
  | 'applicationAdmins'
  | 'transfer'
  | 'demo' // the demo room
  | 'replaceInConfigs' // a text in the configs of all applications
  | 'manageSubscriptions'; // of another, or one's own where others' are

export const isStaff = (me: Person) => me.role === 'superadmin' || me.role === 'admin';
const isSuperadmin = (me: Person) => me.role === 'superadmin';
const isUser = (person: Person) => (person.role ?? 'user') === 'user';
const isSelf = (me: Person, person: Person) => idOf(me) === idOf(person);

/**
 * Who may what (spec 1 §6, decisions 2 and 20). Pure: the same answer feeds react-admin's canAccess, the
 * navigation, the pages and the buttons. The platform decides again for itself.
 */
const rules: Record<Right, Rule> = {
  users: isStaff,
  roles: isStaff,
  tags: isStaff,
  purposes: isStaff,
  toolgroups: isStaff,
  tools: isStaff,
  applications: isStaff,
  'subscription-plans': isStaff,
  notifications: isStaff,
  main: isStaff,
  dashboard: me => !isStaff(me) && !!me.adminRoles?.some(idOf),
  setSuperadmin: (me, target) => isSuperadmin(me) && !!target && !isSuperadmin(target),
  setAdmin: (me, target) => isSuperadmin(me) && !!target && isUser(target),
  removePrivilege: (me, target) => isSuperadmin(me) && !!target && !isUser(target) && !isSelf(me, target),
  // What an admin could change of another admin or a superadmin would make him one: e-mail and password.
  editUser: (me, target) =>
    isStaff(me) && !!target && (isSuperadmin(me) || isUser(target) || isSelf(me, target)),
  deleteUser: (me, target) =>
    isStaff(me) && !!target && !isSelf(me, target) && (isSuperadmin(me) || isUser(target)),
  // The platform's call names nobody: it sends to whoever asks.
  resendVerification: (me, target) => !!target && isSelf(me, target),
  applicationProperties: isSuperadmin,
  cloneApplication: isSuperadmin,
  adminRole: isSuperadmin,
  applicationAdmins: isSuperadmin,
  demo: isSuperadmin,
  replaceInConfigs: isSuperadmin,
  manageSubscriptions: isSuperadmin,
  transfer: (me, target) => isSuperadmin(me) && !!target && target.migratedFromV4 !== true,
};

/** react-admin's question of access. */
export interface CanParams {
  action: string;
  resource: string;
  record?: object | undefined;
}

/** Whether a right is granted; nothing is by default, and a right that nobody knows never. */
export const may = (me: Person, right: Right, target?: Person): boolean =>
  Object.hasOwn(rules, right) && rules[right](me, target);
