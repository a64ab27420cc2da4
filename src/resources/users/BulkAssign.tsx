import type { ReactNode } from 'react';
import type { Action } from '../../activity/action.ts';
import { BulkResultsDialog } from '../../admin/bulk/BulkResultsDialog.tsx';
import type { SharedForm } from '../../admin/index.ts';
import { userName } from '../../platform/userName.ts';
import { useBulkTexts } from './useBulkTexts.ts';
import type { UserRecord } from './userRecord.ts';

interface Props {
  name: 'assignRole' | 'assignLayers';
  users: UserRecord[];
  form: SharedForm;
  /** Whether the form is filled in. */
  isComplete: boolean;
  /** Whether a user already has the selection. */
  isAssigned(user: UserRecord): boolean;
  /** The names of the selection, for the texts. */
  names: Record<string, string | undefined>;
  children: ReactNode;
  assignAction: Action<UserRecord>;
  unassignAction: Action<UserRecord>;
  onClose(): void;
}

/** Assigns the selection to the selected users; users who already have it are skipped. */
export function BulkAssign({
  name,
  users,
  form,
  isComplete,
  isAssigned,
  names,
  children,
  assignAction,
  unassignAction,
  onClose,
}: Props) {
  const assignedUsers = users.filter(user => isComplete && isAssigned(user));
  const records = users.filter(user => !assignedUsers.includes(user));
  const { words: texts, about: describeUsers } = useBulkTexts(name, records.length);
  const lines = isComplete
    ? [
        describeUsers(`userBulk.changes.${name}`, records, names),
        describeUsers(`userBulk.stay.${name}`, assignedUsers),
      ]
    : [];
  return (
    <BulkResultsDialog<UserRecord>
      texts={texts}
      paragraphs={lines.filter(Boolean)}
      records={records}
      nameOf={userName}
      form={form}
      action={assignAction}
      undo={{
        doneText: done => describeUsers(`userBulk.told.${name}`, done, names),
        inverse: unassignAction,
        undoneText: back => describeUsers(`userBulk.undone.${name}`, back, names),
      }}
      onClose={onClose}
    >
      {children}
    </BulkResultsDialog>
  );
}
