import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { readList, referenceId } from '../../../data/dialect.ts';
import { allRecordsArgs } from '../../../domain/people/useNames.ts';
import { CallError } from '../../../platform/errors.ts';
import { roles, type Role } from '../../../platform/roles.ts';
import { subscriptionPlans } from '../../../platform/subscriptionPlans.ts';
import { textIn } from '../../../platform/unchecked.ts';
import type { UserRecord } from '../userRecord.ts';
import {
  compareTransfer,
  gainedSubscriptions,
  type TransferableData,
  type TransferNames,
} from './compareTransfer.ts';
import { isNameless, planIdOf } from './transferNames.ts';
import type { TransferReceipt, TransferResult } from './transferReceipt.ts';

type PastTransfer = Pick<TransferReceipt, 'preview' | 'before'>;

/** Reads a user again, and compares the preview of a transfer with the data that the user has now. */
export async function readTransferResult(
  userId: string,
  { preview, before }: PastTransfer,
  dataProvider: ConsoleDataProvider,
  signal?: AbortSignal,
): Promise<TransferResult> {
  const { data: after } = await dataProvider.getOne<UserRecord>('users', { id: userId, signal });
  const names = await readNames({ preview, before }, after, dataProvider, signal);
  return {
    time: Date.now(),
    isMigrated: after.migratedFromV4 === true,
    marks: compareTransfer(preview, before, after, names),
  };
}

/** Reads the names of roles and plans that come as IDs, because the preview may call them by name. */
async function readNames(
  { preview, before }: PastTransfer,
  after: TransferableData,
  { call }: ConsoleDataProvider,
  signal: AbortSignal | undefined,
): Promise<TransferNames> {
  const previewedRoles = (preview.roles ?? []).flatMap(({ roles: given }) => given ?? []);
  const assigned = [...(before.rolesAssigned ?? []), ...(after.rolesAssigned ?? [])];
  const hasNamelessRole =
    previewedRoles.length > 0 &&
    (previewedRoles.some(isNameless) || assigned.some(one => !one.roleName && isNameless(one.role)));
  const roleRows = hasNamelessRole
    ? readList<Role>(await call(roles.list, allRecordsArgs, { signal })).data
    : [];

  const previewedPlans = [...(preview.activeSubscriptions ?? []), ...(preview.archivedSubscriptions ?? [])];
  const gained = gainedSubscriptions(before, after);
  const planIds = previewedPlans.length
    ? [...previewedPlans, ...gained.active, ...gained.archived].map(planIdOf).filter(Boolean)
    : [];
  const plans = new Map<string, string>();
  for (const id of new Set(planIds))
    try {
      plans.set(id, textIn((await call(subscriptionPlans.info, { path: { id } }, { signal })).name));
    } catch (error) {
      // A deleted plan has no name. Any other failure leaves open whether the subscription is the previewed one.
      if (!(error instanceof CallError && error.status === 404)) throw error;
    }
  return { roles: new Map(roleRows.map(row => [referenceId(row), row.roleName])), plans };
}
