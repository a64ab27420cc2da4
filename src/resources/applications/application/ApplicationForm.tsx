import { useState } from 'react';
import { fieldsPart, SaveButton, SimpleForm, Toolbar, useRecordContext } from '../../../admin/index.ts';
import type { ApplicationRecord } from '../../../domain/organizations/application.ts';
import { ApplicationEditPart } from '../../../domain/organizations/ApplicationEditPart.tsx';
import { applicationForm } from '../../../domain/organizations/applicationForms.ts';
import { ApplicationInputs } from '../../../domain/organizations/ApplicationInputs.tsx';
import { SaveNote } from '../../../domain/organizations/SaveNote.tsx';
import styles from '../../../domain/organizations/Section.module.css';
import { useText } from '../../../ui/useText.ts';

const part = fieldsPart(applicationForm.fields);

const formToolbar = (
  <div className={styles.foot}>
    <Toolbar>
      <SaveButton label="resources.applications.action.update" />
    </Toolbar>
  </div>
);

/** The keys of the application are secrets, so they are never stored in a draft. */
export default function ApplicationForm({ onClose }: { onClose(): void }) {
  const application = useRecordContext<ApplicationRecord>()!;
  const t = useText();
  const [failed, setFailed] = useState<unknown>();
  return (
    <ApplicationEditPart
      part={part}
      onClose={onClose}
      mutationOptions={{ onMutate: () => setFailed(undefined), onError: setFailed }}
    >
      <SimpleForm
        fields={applicationForm}
        draft="application"
        label={t('resources.applications.details')}
        className={styles.form}
        toolbar={formToolbar}
      >
        <ApplicationInputs id={application.id} />
        <SaveNote error={failed} text="error.update" />
      </SimpleForm>
    </ApplicationEditPart>
  );
}
