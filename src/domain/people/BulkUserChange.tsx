import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { Action } from '../../activity/action.ts';
import { BulkResultsDialog } from '../../admin/bulk/BulkResultsDialog.tsx';
import type { SharedForm } from '../../admin/index.ts';
import { userName } from '../../platform/userName.ts';
import type { User } from '../../platform/users.ts';
import { useUserBulkTexts } from './useUserBulkTexts.ts';

interface Props<T extends User & RaRecord> {
  name: 'assignRole' | 'removeRole' | 'assignLayers';
  users: T[];
  form: SharedForm;
  /** Whether the form is filled in. */
  isComplete: boolean;
  /** Whether the action would not change a user. */
  isUnchanged(user: T): boolean;
  /** The names of the selection, for the texts. */
  names: Record<string, string | undefined>;
  /** The inputs of the form. */
  children: ReactNode;
  /** The consequences in detail, shown below the sentences. */
  details?: ReactNode;
  /** The action takes away access. */
  danger?: boolean;
  action: Action<T>;
  inverse: Action<T>;
  onClose(): void;
}

/** Changes several users by the selection of a form. Users whom it would not change are named and skipped. */
export function BulkUserChange<T extends User & RaRecord>({
  name,
  users,
  form,
  isComplete,
  isUnchanged,
  names,
  children,
  inverse,
  ...props
}: Props<T>) {
  const unchanged = users.filter(user => isComplete && isUnchanged(user));
  const records = users.filter(user => !unchanged.includes(user));
  const { texts, describeUsers } = useUserBulkTexts(name, records.length);
  const lines = isComplete
    ? [
        describeUsers(`userBulk.changes.${name}`, records, names),
        describeUsers(`userBulk.stay.${name}`, unchanged),
      ]
    : [];
  return (
    <BulkResultsDialog<T>
      {...props}
      texts={texts}
      paragraphs={lines.filter(Boolean)}
      records={records}
      nameOf={userName}
      form={form}
      undo={{
        doneText: done => describeUsers(`userBulk.told.${name}`, done, names),
        inverse,
        undoneText: back => describeUsers(`userBulk.undone.${name}`, back, names),
      }}
    >
      {children}
    </BulkResultsDialog>
  );
}
