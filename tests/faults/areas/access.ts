import { seededUserId } from '../../../mocks/db/demoAccounts.ts';
import { roleId } from '../../../mocks/db/seededIds.ts';
import type { Scenarios } from '../testFaults.ts';

const GRACE = seededUserId(2);
const of = (address: string) => ({ as: 'superadmin', address: `${address}#access` });
const user = of(`/user/${GRACE}/info`);
const role = of(`/role/${roleId(1)}/info`);

/** Scenarios of the calls that show a user's access. */
export const accessFaults = {
  'purposes.list': [user, role],
  'toolgroups.list': user,
  'tools.list': user,
} satisfies Scenarios;
