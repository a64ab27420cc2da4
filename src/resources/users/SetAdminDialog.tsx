import { useId, useState, type FormEvent } from 'react';
import { applicationSource } from '../../access/sources.ts';
import { idOf } from '../../client/dialect.ts';
import type { Choice } from '../../forms/select/choices.ts';
import { Select } from '../../forms/select/Select.tsx';
import { Button } from '../../ui/Button.tsx';
import type { DialogProps } from '../../ui/dialog/DialogButton.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { useGuardedClose } from '../../ui/unsaved/useGuardedClose.ts';
import { useText } from '../../ui/useText.ts';
import { Consequences } from './Consequences.tsx';
import { useMakeAdmin } from './useMakeAdmin.ts';
import { usePrivilegeChange } from './usePrivilegeChange.ts';
import type { UserRecord } from './userColumns.ts';

/** Makes a user an admin, and gives the applications whose users an admin is to see. */
export default function SetAdminDialog({ user, close }: DialogProps & { user: UserRecord }) {
  const t = useText();
  const [form, described] = [useId(), useId()];
  const [chosen, choose] = useState<Choice[]>([]);
  const { sentence, consequences } = usePrivilegeChange(user);
  const { make, pending } = useMakeAdmin(user);
  const leave = useGuardedClose(chosen.length > 0, close, pending);
  const action = t('resources.users.privilege.setAdmin');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await make(chosen, close);
  };
  return (
    <Modal
      role="alertdialog"
      title={t('resources.users.privilege.ask', { action })}
      describedBy={described}
      close={() => void leave()}
      actions={
        <>
          <Button autoFocus onClick={() => void leave()}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" form={form} variant="primary" pending={pending}>
            {action}
          </Button>
        </>
      }
    >
      <div>
        <form id={form} className="stack" noValidate onSubmit={submit}>
          <div id={described} className="stack">
            <p>{sentence('admin')}</p>
            <Consequences
              lines={consequences(
                'admin',
                chosen.map(({ label }) => label),
              )}
            />
          </div>
          <Select
            label={t('resources.users.privilege.applications')}
            multiple
            source={{
              ...applicationSource,
              leaveOut: ({ id }) => (user.adminRoles ?? []).some(one => idOf(one) === id),
            }}
            value={chosen}
            choose={choose}
          />
        </form>
      </div>
    </Modal>
  );
}
