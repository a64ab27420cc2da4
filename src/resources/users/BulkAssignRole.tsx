import { useCallback, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { idOf } from '../../client/dialect.ts';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import type { Choice } from '../../forms/select/choices.ts';
import { BulkDialog } from '../../lists/bulk/BulkDialog.tsx';
import { roles } from '../../platform/roles.ts';
import { userName } from '../../platform/userName.ts';
import { RoleChoice } from './RoleChoice.tsx';
import type { UserDeedProps } from './userDeeds.ts';
import { useDeedWords } from './useDeedWords.ts';
import type { UserRecord } from './userColumns.ts';

/** Assigns one role in one application to the ticked users; whoever has it keeps it. */
export function BulkAssignRole({ users, renew, close }: UserDeedProps) {
  const { call } = useDataProvider<ConsoleDataProvider>();
  const [{ application, role }, choose] = useState<{ application?: Choice; role?: Choice }>({});
  const [tried, setTried] = useState(false);
  const chosen = application && role ? { application: application.id, role: role.id } : undefined;
  const isIt = (entry: NonNullable<UserRecord['rolesAssigned']>[number]) =>
    idOf(entry.role) === chosen?.role && idOf(entry.application) === chosen.application;
  const having = users.filter(user => user.rolesAssigned?.some(isIt));
  const records = users.filter(user => !having.includes(user));

  const { words, about } = useDeedWords('assignRole', records.length);
  const names = { role: role?.label, application: application?.label };
  const job = useCallback(
    async (user: UserRecord) => {
      const reply = await call(roles.assign, { body: { _id: user._id, roleData: { application: application!.id, role: role!.id } } });
      renew({ ...user, ...reply });
    },
    [call, application, role, renew],
  );
  const takeBack = async (user: UserRecord) => {
    await call(roles.unassign, { path: { id: user._id, role: role!.id, application: application!.id } });
    renew(user);
  };
  const lines = chosen ? [about('users.bulk.changes.assignRole', records, names), about('users.bulk.stay.assignRole', having)] : [];
  return (
    <BulkDialog<UserRecord>
      words={words}
      lines={lines.filter(Boolean)}
      records={records}
      nameOf={userName}
      choice={<RoleChoice value={{ ...(application && { application }), ...(role && { role }) }} choose={choose} tried={tried} />}
      chosen={application !== undefined || role !== undefined}
      ready={() => {
        setTried(true);
        return chosen !== undefined;
      }}
      job={job}
      undo={{
        told: done => about('users.bulk.told.assignRole', done, names),
        job: takeBack,
        undone: back => about('users.bulk.undone.assignRole', back, names),
      }}
      close={close}
    />
  );
}
