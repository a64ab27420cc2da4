import { useState } from 'react';
import { SegmentsInput } from '../../../forms/inputs/SegmentsInput.tsx';
import { TextAreaInput } from '../../../forms/inputs/TextAreaInput.tsx';
import { TextInput } from '../../../forms/inputs/TextInput.tsx';
import { RecordForm } from '../../../forms/RecordForm.tsx';
import { SaveButtons } from '../../../forms/SaveButtons.tsx';
import type { ApplicationRecord } from '../../../organization/application.ts';
import { ApplicationIdInput } from '../../../organization/ApplicationIdInput.tsx';
import { organizationForm, type OrganizationValues } from '../../../organization/forms.ts';
import { KeyInput } from '../../../organization/KeyInput.tsx';
import { PropertyInput } from '../../../organization/PropertyInput.tsx';
import { SaveNote } from '../../../organization/SaveNote.tsx';
import { UnsavedCount } from '../../../organization/UnsavedCount.tsx';
import { useSaveApplication } from '../../../organization/useSaveApplication.ts';
import { APPLICATION_TYPES } from '../../../platform/applications.ts';
import { useText } from '../../../ui/useText.ts';
import { organizationName } from './organizationRow.ts';
import styles from './organizations.module.css';

type Source = keyof OrganizationValues;

const text = (source: Source, className = 'input') => (
  <TextInput<OrganizationValues> source={source} className={className} autoComplete="off" />
);
const url = (source: Source) => (
  <TextInput<OrganizationValues> source={source} autoComplete="off" inputMode="url" placeholder="https://" />
);

/** Changes everything that the dialog shows of an organization; what failed is said within the dialog (spec 2 §2). */
export function OrganizationForm({ application, close }: { application: ApplicationRecord; close(): void }) {
  const t = useText();
  const [failed, setFailed] = useState<unknown>();
  const save = useSaveApplication(organizationForm, application, { tell: setFailed });
  return (
    <RecordForm
      form={organizationForm}
      values={application}
      name={`organization:${application.id}`}
      label={t('resources.applications.action.editOf', { name: organizationName(application) })}
      save={(values, changes, opened) => {
        setFailed(undefined);
        return save(values, changes, opened);
      }}
      done={close}
      cancel={close}
    >
      <SaveNote error={failed} text="error.update" />
      <div className={styles.fields}>
        <ApplicationIdInput id={application.id} autoFocus />
        {text('applicationName')}
        {text('applicationDatabase', 'input mono')}
        {url('applicationDomainName')}
        {url('editingServiceUrl')}
        {url('legacySiteURL')}
        <div className={styles.full}>
          <SegmentsInput<OrganizationValues> source="applicationType" choices={APPLICATION_TYPES} />
        </div>
        <PropertyInput name="productEdition" />
        <PropertyInput name="accessType" />
        {text('gaKey', 'input mono')}
        <KeyInput source="pmApiKey" />
        <KeyInput source="solrAPIKey" />
        <div className={styles.full}>{text('description')}</div>
        <div className={styles.full}>
          <TextAreaInput<OrganizationValues> source="disclaimer" rows={3} />
        </div>
      </div>
      <SaveButtons submit={t('resources.applications.action.update')} note={<UnsavedCount />} />
    </RecordForm>
  );
}
