import { referenceId } from '../../../data/dialect.ts';
import { readSubscriptions, type SubscriptionEntry } from '../../../platform/subscriptions.ts';
import type { TransferPreview } from '../../../platform/transfer.ts';
import type { User } from '../../../platform/users.ts';
import { entryNames, isSameEntry, readableName, toFields } from './transferNames.ts';

/** The marks of a preview (`present`, `added`) and of a receipt (`existed`, `transferred`, `missing`). */
export type TransferMark = 'present' | 'added' | 'existed' | 'transferred' | 'missing';

/** The marks of a preview's entries, in its order. */
export interface TransferMarks {
  roles: TransferMark[][];
  activeSubscriptions: TransferMark[];
  archivedSubscriptions: TransferMark[];
}

/** The data of a user that a transfer adds to. */
export type TransferableData = Pick<User, 'rolesAssigned' | 'subscriptions'>;

/** The names of roles and plans that come as IDs, by ID. */
export interface TransferNames {
  roles: ReadonlyMap<string, string>;
  plans: ReadonlyMap<string, string>;
}
const NO_NAMES: TransferNames = { roles: new Map(), plans: new Map() };

function roleName(role: unknown, { roles }: TransferNames): string {
  const { text, as } = readableName(role);
  return text && as !== 'id' ? text : (roles.get(referenceId(role)) ?? '');
}

const hasRole = (
  { rolesAssigned }: TransferableData,
  role: unknown,
  application: unknown,
  names = NO_NAMES,
): boolean =>
  (rolesAssigned ?? []).some(
    assigned =>
      referenceId(assigned.application) === referenceId(application) &&
      (isSameEntry(role, assigned.role) ||
        isSameEntry(roleName(role, names), assigned.roleName || roleName(assigned.role, names))),
  );

/** Returns the active and the archived subscriptions as the platform sent them. */
export function subscriptionLists({ subscriptions }: TransferableData): [unknown[], unknown[]] {
  const { activePlans, archivedPlans } = toFields(subscriptions);
  const toList = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : []);
  return [toList(activePlans), toList(archivedPlans)];
}

const hasSubscription = (user: TransferableData, previewed: unknown): boolean =>
  subscriptionLists(user)
    .flat()
    .some(
      one =>
        isSameEntry(previewed, one) &&
        referenceId(toFields(one).application) === referenceId(toFields(previewed).application),
    );

const planReference = (subscription: unknown) =>
  typeof subscription === 'string' ? subscription : referenceId(toFields(subscription).plan);

function subscriptionNames(subscription: unknown, { plans }: TransferNames): string[] {
  const planName = plans.get(planReference(subscription));
  return [...entryNames(subscription), ...(planName ? [planName] : [])];
}

/** Whether a new subscription is the previewed one. The platform may have given it an ID and a plan of its own. */
function isTransferred(previewed: unknown, gained: SubscriptionEntry, names: TransferNames): boolean {
  const application = referenceId(toFields(previewed).application);
  if (application && application !== referenceId(gained.application)) return false;
  const plan = planReference(previewed);
  return (
    isSameEntry(previewed, gained) ||
    (plan !== '' && plan === planReference(gained)) ||
    subscriptionNames(previewed, names).some(name =>
      subscriptionNames(gained, names).some(gainedName => isSameEntry(name, gainedName)),
    )
  );
}

/** Returns the subscriptions that a user has got since. */
export function gainedSubscriptions(before: TransferableData, after: TransferableData) {
  const earlier = readSubscriptions(before);
  const earlierIds = new Set([...earlier.active, ...earlier.archived].map(({ _id }) => _id));
  const isNew = ({ _id }: SubscriptionEntry) => !earlierIds.has(_id);
  const { active, archived } = readSubscriptions(after);
  return { active: active.filter(isNew), archived: archived.filter(isNew) };
}

const mapRoles = (
  { roles = [] }: TransferPreview,
  markRole: (role: unknown, application: unknown) => TransferMark,
) => roles.map(({ application, roles: given = [] }) => given.map(role => markRole(role, application)));

/** Marks the entries of a preview that the user already has. */
export function markPreview(preview: TransferPreview, user: TransferableData): TransferMarks {
  const toMark = (isPresent: boolean): TransferMark => (isPresent ? 'present' : 'added');
  const markAll = (previewed: unknown[] = []) => previewed.map(one => toMark(hasSubscription(user, one)));
  return {
    roles: mapRoles(preview, (role, application) => toMark(hasRole(user, role, application))),
    activeSubscriptions: markAll(preview.activeSubscriptions),
    archivedSubscriptions: markAll(preview.archivedSubscriptions),
  };
}

/** Compares a preview with the user before and after the transfer. A new subscription counts for one entry. */
export function compareTransfer(
  preview: TransferPreview,
  before: TransferableData,
  after: TransferableData,
  names = NO_NAMES,
): TransferMarks {
  const gained = gainedSubscriptions(before, after);
  const toMark = (isFound: boolean, existed: boolean): TransferMark =>
    !isFound ? 'missing' : existed ? 'existed' : 'transferred';
  const markAll = (previewed: unknown[] = [], candidates: SubscriptionEntry[]) => {
    const left = new Set(candidates);
    return previewed.map(one => {
      if (hasSubscription(before, one)) return toMark(hasSubscription(after, one), true);
      const match =
        [...left].find(({ _id }) => _id === toFields(one)._id) ??
        [...left].find(candidate => isTransferred(one, candidate, names));
      return toMark(!!match && left.delete(match), false);
    });
  };
  return {
    roles: mapRoles(preview, (role, application) =>
      toMark(hasRole(after, role, application, names), hasRole(before, role, application, names)),
    ),
    activeSubscriptions: markAll(preview.activeSubscriptions, gained.active),
    archivedSubscriptions: markAll(preview.archivedSubscriptions, gained.archived),
  };
}

/** Counts the roles and the subscriptions with a mark. */
export function countMarks({ roles, ...subscriptions }: TransferMarks, mark: TransferMark) {
  const count = (marks: TransferMark[]) => marks.filter(one => one === mark).length;
  return {
    roles: count(roles.flat()),
    subscriptions: count([...subscriptions.activeSubscriptions, ...subscriptions.archivedSubscriptions]),
  };
}
