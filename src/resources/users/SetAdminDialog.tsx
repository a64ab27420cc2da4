import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { ChoiceInput, DialogToolbar, NO_RECORD, SimpleForm } from '../../admin/index.ts';
import type { ComboboxChoice } from '../../admin/select/choices.ts';
import { referenceId } from '../../data/dialect.ts';
import { applicationSource } from '../../domain/people/choiceSources.ts';
import type { DialogProps } from '../../ui/dialog/DialogButton.tsx';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { useText } from '../../ui/useText.ts';
import { Consequences } from './Consequences.tsx';
import { useMakeAdmin } from './useMakeAdmin.ts';
import { usePrivilegeChange } from './usePrivilegeChange.ts';
import type { UserRecord } from './userRecord.ts';

const defaultValues: { applications: ComboboxChoice[] } = { applications: [] };

/** Makes a user an admin of the chosen applications. */
export default function SetAdminDialog({ user, onClose }: DialogProps & { user: UserRecord }) {
  const t = useText();
  const descriptionId = useId();
  const makeAdmin = useMakeAdmin(user);
  return (
    <FormDialog
      role="alertdialog"
      title={t('userPage.privilege.ask', { action: t('userPage.privilege.setAdmin') })}
      describedBy={descriptionId}
      onClose={onClose}
    >
      <SimpleForm
        record={NO_RECORD}
        defaultValues={defaultValues}
        onSubmit={async ({ applications = [] }: Partial<typeof defaultValues>) =>
          (await makeAdmin(applications, onClose)) ? undefined : { root: { serverError: 'error.saveUser' } }
        }
        toolbar={<DialogToolbar label="userPage.privilege.setAdmin" onClose={onClose} autoFocus />}
      >
        <AdminConsequences user={user} id={descriptionId} />
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
  const { sentence: changeText, consequences } = usePrivilegeChange(user);
  const { applications } = useWatch<typeof defaultValues>();
  const names = (applications as ComboboxChoice[]).map(({ label }) => label);
  return (
    <div id={id} className="stack">
      <p>{changeText('admin')}</p>
      <Consequences lines={consequences('admin', names)} />
    </div>
  );
}
