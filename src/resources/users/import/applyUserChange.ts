import { assignRole } from '../../../activity/actions/roles.ts';
import { performAction } from '../../../activity/performAction.ts';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { ConflictError, forbiddenError } from '../../../data/failures.ts';
import { isReplyLost } from '../../../platform/errors.ts';
import type { UserRecord } from '../userRecord.ts';
import type { UserField } from './columns.ts';
import type { RowOutcome } from './createImportedUser.ts';
import { differsFrom, hasAssignment, type UserChange } from './planUserChange.ts';
import { foldName } from './validateRows.ts';

interface Options {
  /** The email of the row, which identifies the user. */
  email: string;
  canEdit(user: UserRecord): boolean;
  /** An earlier request may have changed the user. */
  sent: boolean;
}

/**
 * Changes an existing user as planned: reads them, saves the fields that still differ, and assigns the role that they still lack.
 * Fails without overwriting if someone else has changed one of the fields, or the email, since the plan.
 */
export async function applyUserChange(
  dataProvider: ConsoleDataProvider,
  { id, before, after, assignment }: UserChange,
  { email, canEdit, sent }: Options,
): Promise<RowOutcome> {
  let isChanged = sent;
  let isSaved = false;
  try {
    const { data: user } = await dataProvider.getOne<UserRecord>('users', { id });
    if (!canEdit(user)) throw forbiddenError();
    if (foldName(user.email) !== foldName(email)) throw new ConflictError(user);
    const values = Object.entries(after) as [UserField, string][];
    if (values.some(([field, value]) => differsFrom(user, field, value))) {
      await dataProvider.update('users', { id, data: after, previousData: { id, ...before } });
      isChanged = true;
    }
    isSaved = values.length > 0;
    if (assignment && !hasAssignment(user, assignment)) {
      await performAction(
        assignRole,
        { body: { _id: id, roleData: assignment }, before: { ...user, ...after } },
        dataProvider,
      );
      isChanged = true;
    }
    return { state: isChanged ? 'changed' : 'unchanged' };
  } catch (error) {
    return {
      state: 'failed',
      error,
      ...(isSaved && { withoutRole: true }),
      ...((isChanged || isReplyLost(error)) && { sent: true }),
      ...(error instanceof ConflictError && { isConflict: true }),
    };
  }
}
