import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { ChoiceInput, DialogToolbar, NO_RECORD, SimpleForm } from '../../admin/index.ts';
import type { ComboboxChoice } from '../../admin/select/choices.ts';
import { referenceId } from '../../data/dialect.ts';
import { applicationSource } from '../../domain/people/sources.ts';
import type { DialogProps } from '../../ui/dialog/DialogButton.tsx';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { useText } from '../../ui/useText.ts';
import { Consequences } from './Consequences.tsx';
import { useMakeAdmin } from './useMakeAdmin.ts';
import { usePrivilegeChange } from './usePrivilegeChange.ts';
import type { UserRecord } from './userRecord.ts';

const defaultValues: { applications: ComboboxChoice[] } = { applications: [] };

/** Makes a user an admin, and gives the applications whose users an admin is to see. */
export default function SetAdminDialog({ user, close }: DialogProps & { user: UserRecord }) {
  const t = useText();
  const described = useId();
  const make = useMakeAdmin(user);
  return (
    <FormDialog
      role="alertdialog"
      title={t('userPage.privilege.ask', { action: t('userPage.privilege.setAdmin') })}
      describedBy={described}
      close={close}
    >
      <SimpleForm
        record={NO_RECORD}
        defaultValues={defaultValues}
        onSubmit={async ({ applications = [] }: Partial<typeof defaultValues>) =>
          (await make(applications, close)) ? undefined : { root: { serverError: 'error.saveUser' } }
        }
        toolbar={<DialogToolbar label="userPage.privilege.setAdmin" onClose={close} autoFocus />}
      >
        <AdminConsequences user={user} id={described} />
        <ChoiceInput
          source="applications"
          label="userPage.privilege.applications"
          multiple
          choiceSource={{
            ...applicationSource,
            isExcluded: ({ id }) => (user.adminRoles ?? []).some(one => referenceId(one) === id),
          }}
        />
      </SimpleForm>
    </FormDialog>
  );
}

function AdminConsequences({ user, id }: { user: UserRecord; id: string }) {
  const { sentence, consequences } = usePrivilegeChange(user);
  const { applications } = useWatch<typeof defaultValues>();
  const names = (applications as ComboboxChoice[]).map(({ label }) => label);
  return (
    <div id={id} className="stack">
      <p>{sentence('admin')}</p>
      <Consequences lines={consequences('admin', names)} />
    </div>
  );
}
