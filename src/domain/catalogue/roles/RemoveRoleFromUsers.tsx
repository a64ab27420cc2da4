import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { SharedForm } from '../../../admin/index.ts';
import type { ComboboxChoice } from '../../../admin/select/choices.ts';
import type { User } from '../../../platform/users.ts';
import { BulkUserChange } from '../../people/BulkUserChange.tsx';
import { createRoleActions } from '../../people/createRoleActions.ts';
import { LossList } from '../access/LossList.tsx';

interface Props<T extends User & RaRecord> {
  users: T[];
  role: ComboboxChoice | null;
  application: ComboboxChoice | null;
  form: SharedForm;
  /** The inputs of the form. */
  children: ReactNode;
  /** Shows a user as they are after the action. */
  updateRecord?(user: T): void;
  onClose(): void;
}

/** Removes a role in an application from several users, after it says what they would lose. */
export function RemoveRoleFromUsers<T extends User & RaRecord>({
  users,
  role,
  application,
  form,
  children,
  updateRecord,
  onClose,
}: Props<T>) {
  const { hasRole, assignAction, unassignAction } = createRoleActions<T>(
    { role: role?.id, application: application?.id },
    updateRecord,
  );
  const isComplete = role !== null && application !== null;
  const holders = isComplete ? users.filter(hasRole) : [];
  return (
    <BulkUserChange<T>
      name="removeRole"
      users={users}
      form={form}
      isComplete={isComplete}
      isUnchanged={user => !hasRole(user)}
      names={{ role: role?.label, application: application?.label }}
      details={
        isComplete && holders.length ? (
          <LossList users={holders} role={role} applicationId={application.id} />
        ) : null
      }
      danger
      action={unassignAction}
      inverse={assignAction}
      onClose={onClose}
    >
      {children}
    </BulkUserChange>
  );
}
