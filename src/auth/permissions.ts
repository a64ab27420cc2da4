import { referenceId } from '../data/dialect.ts';
import { isAdminRole } from '../platform/adminRole.ts';
import { resourceNames, type ResourceName } from '../platform/resources.ts';
import type { Role } from '../platform/roles.ts';
import type { User } from '../platform/users.ts';

type RuleUser = Pick<User, '_id' | 'role' | 'adminRoles' | 'migratedFromV4'>;
type Rule<T = RuleUser> = (me: RuleUser, target?: T) => boolean;

export const isStaff = (me: RuleUser) => me.role === 'superadmin' || me.role === 'admin';
const isSuperadmin = (me: RuleUser) => me.role === 'superadmin';
const isUser = (user: RuleUser) => (user.role ?? 'user') === 'user';
const isSelf = (me: RuleUser, user: RuleUser) => referenceId(me) === referenceId(user);

/** The same rule for every standard action. */
const forEachAction = (rule: Rule) => ({ list: rule, show: rule, create: rule, edit: rule, delete: rule });
const staff = forEachAction(isStaff);

/** Only superadmins change the role named Admin. */
const canManageRole: Rule<RuleUser | Role> = (me, role) =>
  isStaff(me) && (isSuperadmin(me) || !role || !isAdminRole(role as Role));

/**
 * The permissions by resource and action (docs/behaviour.md 1 §6, docs/decisions/home-page.md and permissions.md).
 * The actions are react-admin's, and the console's own for anything that is not a resource of react-admin.
 * Staff may do everything with resources that are not listed here. `canAccess`, the navigation, the pages and
 * the buttons use the same rules; the platform checks the permissions again.
 */
const ownRules = {
  users: {
    ...staff,
    // An admin who changed the email and password of another admin or a superadmin could sign in as that
    // user.
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
    /** The receipt of a transfer. */
    showReceipt: isSuperadmin,
  },
  roles: {
    ...staff,
    edit: canManageRole,
    delete: canManageRole,
    clone: canManageRole,
    /** Assigning the role to a user. */
    assign: canManageRole,
    /** The permissions for the role named Admin where no record is available. */
    manageAdmin: isSuperadmin,
  },
  applications: { ...staff, clone: isSuperadmin, setAdmins: isSuperadmin },
  layers: staff,
  /** The main page with its tabs. */
  main: { list: isStaff },
  /** The page with the text 'This is Your Dashboard'. */
  dashboard: { list: me => !isStaff(me) && !!me.adminRoles?.some(referenceId) },
  /** The Demo page. */
  demo: { list: isSuperadmin },
  /** The lists of editions and access types. */
  properties: { edit: isSuperadmin },
  /** Replacing a text in the configs of all applications. */
  configs: { replace: isSuperadmin },
  /** The subscriptions of other users. */
  subscriptions: { manage: isSuperadmin },
} satisfies Record<string, Record<string, Rule>>;

/** The resources without rules of their own. */
type StaffResource = Exclude<ResourceName, keyof typeof ownRules>;
type Rules = typeof ownRules & Record<StaffResource, typeof staff>;
const rules: Rules = {
  ...(Object.fromEntries(resourceNames.map(name => [name, staff])) as Record<StaffResource, typeof staff>),
  ...ownRules,
};

/** The pages that have a right of their own. */
export type PagePermission = { [R in keyof Rules]: Rules[R] extends { list: Rule } ? R : never }[keyof Rules];
export type Permission = {
  [R in keyof Rules]: { resource: R; action: keyof Rules[R] & string; record?: object | undefined };
}[keyof Rules];

/** The parameters of react-admin's `canAccess`. */
export interface CanAccessParams {
  action: string;
  resource: string;
  record?: object | undefined;
}

/** Returns whether a user may perform an action. Actions without a rule are refused. */
export function can(me: RuleUser, { action, resource, record }: CanAccessParams): boolean {
  const actions: Record<string, Rule> = Object.hasOwn(rules, resource) ? rules[resource as keyof Rules] : {};
  return Object.hasOwn(actions, action) && actions[action]!(me, record as RuleUser | undefined);
}
