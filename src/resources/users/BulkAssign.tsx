import type { ReactNode } from 'react';
import type { Action } from '../../activity/action.ts';
import { BulkResultsDialog } from '../../admin/bulk/BulkResultsDialog.tsx';
import type { SharedForm } from '../../admin/index.ts';
import { userName } from '../../platform/userName.ts';
import { useBulkWords } from './useBulkWords.ts';
import type { UserRecord } from './userRecord.ts';

interface Props {
  name: 'assignRole' | 'assignLayers';
  users: UserRecord[];
  form: SharedForm;
  /** Enough is chosen to be assigned. */
  complete: boolean;
  /** Whether a user has already what is chosen. */
  has(user: UserRecord): boolean;
  /** What is assigned and where, for the sentences about it. */
  names: Record<string, string | undefined>;
  /** The inputs of the form. */
  children: ReactNode;
  give: Action<UserRecord>;
  takeBack: Action<UserRecord>;
  close(): void;
}

/** Assigns what is chosen to the selected users; those who have it keep it. */
export function BulkAssign({
  name,
  users,
  form,
  complete,
  has,
  names,
  children,
  give,
  takeBack,
  close,
}: Props) {
  const having = users.filter(user => complete && has(user));
  const records = users.filter(user => !having.includes(user));
  const { words, about } = useBulkWords(name, records.length);
  const lines = complete
    ? [about(`userBulk.changes.${name}`, records, names), about(`userBulk.stay.${name}`, having)]
    : [];
  return (
    <BulkResultsDialog<UserRecord>
      texts={words}
      paragraphs={lines.filter(Boolean)}
      records={records}
      nameOf={userName}
      form={form}
      action={give}
      undo={{
        doneText: done => about(`userBulk.told.${name}`, done, names),
        inverse: takeBack,
        undoneText: back => about(`userBulk.undone.${name}`, back, names),
      }}
      onClose={close}
    >
      {children}
    </BulkResultsDialog>
  );
}
