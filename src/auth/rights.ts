import { referenceId } from '../data/dialect.ts';
import { isAdminRole } from '../platform/adminRole.ts';
import { resourceNames, type ResourceName } from '../platform/resources.ts';
import type { Role } from '../platform/roles.ts';
import type { User } from '../platform/users.ts';

type Person = Pick<User, '_id' | 'role' | 'adminRoles' | 'migratedFromV4'>;
type Rule<T = Person> = (me: Person, target?: T) => boolean;

export const isStaff = (me: Person) => me.role === 'superadmin' || me.role === 'admin';
const isSuperadmin = (me: Person) => me.role === 'superadmin';
const isUser = (person: Person) => (person.role ?? 'user') === 'user';
const isSelf = (me: Person, person: Person) => referenceId(me) === referenceId(person);

/** What may be done with every resource; a rule for a single record follows where it has one. */
const all = (rule: Rule) => ({ list: rule, show: rule, create: rule, edit: rule, delete: rule });
const staff = all(isStaff);

/** The role named Admin is a superadmin's alone. */
const managesRole: Rule<Person | Role> = (me, role) =>
  isStaff(me) && (isSuperadmin(me) || !role || !isAdminRole(role as Role));

/**
 * Who may what (docs/behaviour.md 1 §6, docs/decisions/home-page.md and permissions.md), by resource and action: react-admin's, and our own for what is no resource of
 * react-admin's. Staff may do everything with a resource that is not named here. Pure: the same answer feeds `canAccess`, the
 * navigation, the pages and the buttons. The platform decides again for itself.
 */
const ownRules = {
  users: {
    ...staff,
    // What an admin could change of another admin or a superadmin would let them sign in as that person: e-mail and password.
    edit: (me, target) =>
      isStaff(me) && (!target || isSuperadmin(me) || isUser(target) || isSelf(me, target)),
    delete: (me, target) =>
      isStaff(me) && (!target || (!isSelf(me, target) && (isSuperadmin(me) || isUser(target)))),
    setSuperadmin: (me, target) => isSuperadmin(me) && !!target && !isSuperadmin(target),
    setAdmin: (me, target) => isSuperadmin(me) && !!target && isUser(target),
    removePrivilege: (me, target) => isSuperadmin(me) && !!target && !isUser(target) && !isSelf(me, target),
    // The platform's endpoint takes no user: it sends the email to the signed-in user.
    resendVerification: (me, target) => !!target && isSelf(me, target),
    transfer: (me, target) => isSuperadmin(me) && !!target && target.migratedFromV4 !== true,
  },
  roles: {
    ...staff,
    edit: managesRole,
    delete: managesRole,
    clone: managesRole,
    /** Giving it to a user. */
    assign: managesRole,
    /** All of that with the role named Admin, where no record is at hand. */
    manageAdmin: isSuperadmin,
  },
  applications: { ...staff, clone: isSuperadmin, setAdmins: isSuperadmin },
  layers: staff,
  /** The tabbed main page. */
  main: { list: isStaff },
  /** 'This is Your Dashboard' */
  dashboard: { list: me => !isStaff(me) && !!me.adminRoles?.some(referenceId) },
  /** The demo room. */
  demo: { list: isSuperadmin },
  /** The lists of editions and access types. */
  properties: { edit: isSuperadmin },
  /** A text in the configs of all applications. */
  configs: { replace: isSuperadmin },
  /** Those of another person. */
  subscriptions: { manage: isSuperadmin },
} satisfies Record<string, Record<string, Rule>>;

/** What a resource without rules of its own has. */
type StaffResource = Exclude<ResourceName, keyof typeof ownRules>;
type Rules = typeof ownRules & Record<StaffResource, typeof staff>;
const rules: Rules = {
  ...(Object.fromEntries(resourceNames.map(name => [name, staff])) as Record<StaffResource, typeof staff>),
  ...ownRules,
};

/** A page that has a right of its own: who may see it. */
export type Right = { [R in keyof Rules]: Rules[R] extends { list: Rule } ? R : never }[keyof Rules];
/** A resource and an action that have a rule. */
export type Permission = {
  [R in keyof Rules]: { resource: R; action: keyof Rules[R] & string; record?: object | undefined };
}[keyof Rules];

/** react-admin's question of access. */
export interface CanParams {
  action: string;
  resource: string;
  record?: object | undefined;
}

/** Whether somebody may do something; nothing is granted without a rule. */
export function can(me: Person, { action, resource, record }: CanParams): boolean {
  const actions: Record<string, Rule> = Object.hasOwn(rules, resource) ? rules[resource as keyof Rules] : {};
  return Object.hasOwn(actions, action) && actions[action]!(me, record as Person | undefined);
}
