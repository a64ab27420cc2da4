import type { DialogProps } from '../../../ui/dialog/DialogButton.tsx';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { DialogTabs } from '../../../ui/tabs/DialogTabs.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './add.module.css';
import { AddExistingForm } from './AddExistingForm.tsx';
import type { AddChildTarget } from './childCalls.ts';
import { CreateChildForm } from './CreateChildForm.tsx';

/** Adds a new or an existing record to a purpose or toolgroup (docs/behaviour.md 2 §2). */
export default function AddChildDialog({ onClose, ...target }: AddChildTarget & DialogProps) {
  const t = useText();
  const { kind } = target;
  const title = t(`children.add.title.${kind}`);
  return (
    <FormDialog title={title} wide onClose={onClose}>
      <div className={styles.adding}>
        <DialogTabs
          label={title}
          tabs={[
            {
              key: 'new',
              label: t(`children.add.create.${kind}`),
              content: <CreateChildForm {...target} onClose={onClose} />,
            },
            {
              key: 'existing',
              label: t('children.add.existing'),
              content: <AddExistingForm {...target} onClose={onClose} />,
            },
          ]}
        />
      </div>
    </FormDialog>
  );
}
