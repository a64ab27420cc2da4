import { useCallback, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { idOf } from '../../client/dialect.ts';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import type { Choice } from '../../forms/select/choices.ts';
import { roles } from '../../platform/roles.ts';
import { BulkAssign } from './BulkAssign.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import type { UserRecord } from './userColumns.ts';
import type { UserDeedProps } from './userDeeds.ts';

/** Assigns one role in one application to the ticked users; whoever has it keeps it. */
export function BulkAssignRole({ users, renew, close }: UserDeedProps) {
  const { call } = useDataProvider<ConsoleDataProvider>();
  const [{ application, role }, choose] = useState<{ application?: Choice; role?: Choice }>({});
  const chosen = application && role ? { application: application.id, role: role.id } : undefined;
  const isIt = (entry: NonNullable<UserRecord['rolesAssigned']>[number]) =>
    idOf(entry.role) === chosen?.role && idOf(entry.application) === chosen.application;
  const give = useCallback(
    async (user: UserRecord) => {
      const reply = await call(roles.assign, {
        body: { _id: user._id, roleData: { application: application!.id, role: role!.id } },
      });
      renew({ ...user, ...reply });
    },
    [call, application, role, renew],
  );
  const takeBack = async (user: UserRecord) => {
    await call(roles.unassign, { path: { id: user._id, role: role!.id, application: application!.id } });
    renew(user);
  };
  return (
    <BulkAssign
      deed="assignRole"
      users={users}
      complete={chosen !== undefined}
      chosen={application !== undefined || role !== undefined}
      has={user => user.rolesAssigned?.some(isIt) ?? false}
      names={{ role: role?.label, application: application?.label }}
      choice={tried => (
        <RoleChoice
          value={{ ...(application && { application }), ...(role && { role }) }}
          choose={choose}
          tried={tried}
        />
      )}
      give={give}
      takeBack={takeBack}
      close={close}
    />
  );
}
