import { useState } from 'react';
import { RecordForm } from '../../../forms/RecordForm.tsx';
import { SaveButtons } from '../../../forms/SaveButtons.tsx';
import { ApplicationInputs } from '../../../organization/ApplicationInputs.tsx';
import { applicationForm } from '../../../organization/forms.ts';
import { SaveNote } from '../../../organization/SaveNote.tsx';
import styles from '../../../organization/Section.module.css';
import { useSaveApplication } from '../../../organization/useSaveApplication.ts';
import { useText } from '../../../ui/useText.ts';
import type { TabProps } from '../tabs.tsx';

/** Changes an application; secrets are never kept as a draft. */
export default function ApplicationForm({ application, close }: TabProps & { close(): void }) {
  const t = useText();
  const [failed, setFailed] = useState<unknown>();
  const save = useSaveApplication(applicationForm, application, { tell: setFailed });
  return (
    <RecordForm
      form={applicationForm}
      values={application}
      name={`application:${application.id}`}
      label={t('resources.applications.details')}
      className={styles.form}
      save={(values, changes, opened) => {
        setFailed(undefined);
        return save(values, changes, opened);
      }}
      done={close}
      cancel={close}
    >
      <ApplicationInputs id={application.id} />
      <SaveNote error={failed} text="error.update" />
      <div className={styles.foot}>
        <SaveButtons submit={t('resources.applications.action.update')} />
      </div>
    </RecordForm>
  );
}
