import { useState } from 'react';
import { TextAreaInput } from '../../../forms/inputs/TextAreaInput.tsx';
import { TextInput } from '../../../forms/inputs/TextInput.tsx';
import { RecordForm } from '../../../forms/RecordForm.tsx';
import { SaveButtons } from '../../../forms/SaveButtons.tsx';
import type { ApplicationRecord } from '../../../organization/application.ts';
import { ApplicationIdInput } from '../../../organization/ApplicationIdInput.tsx';
import { organizationForm, type OrganizationValues } from '../../../organization/forms.ts';
import { PropertyInput } from '../../../organization/PropertyInput.tsx';
import { SaveNote } from '../../../organization/SaveNote.tsx';
import { UnsavedCount } from '../../../organization/UnsavedCount.tsx';
import { useSaveApplication } from '../../../organization/useSaveApplication.ts';
import { useText } from '../../../ui/useText.ts';
import { organizationName } from './organizationColumns.tsx';
import styles from './organizations.module.css';

/** Changes an organization; what failed is said within the dialog (spec 2 §2). */
export function OrganizationForm({ application, close }: { application: ApplicationRecord; close(): void }) {
  const t = useText();
  const [failed, setFailed] = useState<unknown>();
  const save = useSaveApplication(organizationForm, application, { tell: setFailed });
  return (
    <RecordForm
      form={organizationForm}
      values={application}
      draft={`organization:${application.id}`}
      label={t('applications.editOf', { name: organizationName(application) })}
      save={(values, changes, opened) => {
        setFailed(undefined);
        return save(values, changes, opened);
      }}
      done={close}
      cancel={close}
    >
      <SaveNote error={failed} text="applications.updateError" />
      <div className={styles.fields}>
        <ApplicationIdInput id={application.id} autoFocus />
        <TextInput<OrganizationValues> source="applicationName" autoComplete="off" />
        <TextInput<OrganizationValues> source="applicationDomainName" autoComplete="off" inputMode="url" />
        <TextInput<OrganizationValues>
          source="editingServiceUrl"
          autoComplete="off"
          inputMode="url"
          placeholder="https://"
        />
        <PropertyInput name="productEdition" />
        <PropertyInput name="accessType" />
        <div className={styles.full}>
          <TextInput<OrganizationValues> source="description" autoComplete="off" />
        </div>
        <div className={styles.full}>
          <TextAreaInput<OrganizationValues> source="disclaimer" rows={3} />
        </div>
      </div>
      <SaveButtons submit={t('applications.update')} note={<UnsavedCount />} />
    </RecordForm>
  );
}
