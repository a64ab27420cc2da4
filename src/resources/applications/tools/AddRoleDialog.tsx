import type { DialogProps } from '../../../ui/dialog/DialogButton.tsx';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { DialogTabs } from '../../../ui/tabs/DialogTabs.tsx';
import { useText } from '../../../ui/useText.ts';
import { ExistingRole } from './ExistingRole.tsx';
import { NewRole } from './NewRole.tsx';
import styles from './tools.module.css';

/** Adds a new or an existing role to an application. */
export default function AddRoleDialog({ onClose }: DialogProps) {
  const t = useText();
  const title = t('applicationTools.roles.add');
  return (
    <FormDialog title={title} wide onClose={onClose}>
      <div className={styles.adding}>
        <DialogTabs
          label={title}
          tabs={[
            {
              key: 'new',
              label: t('applicationTools.roles.create'),
              content: <NewRole onClose={onClose} />,
            },
            {
              key: 'existing',
              label: t('applicationTools.roles.existing'),
              content: <ExistingRole onClose={onClose} />,
            },
          ]}
        />
      </div>
    </FormDialog>
  );
}
