import { useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import {
  fieldsPart,
  RadioButtonGroupInput,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  useRecordContext,
} from '../../../admin/index.ts';
import { applicationTypes, type ApplicationRecord } from '../../../domain/organizations/application.ts';
import { ApplicationEditPart } from '../../../domain/organizations/ApplicationEditPart.tsx';
import { organizationForm, type OrganizationValues } from '../../../domain/organizations/applicationForms.ts';
import { ApplicationIdInput } from '../../../domain/organizations/ApplicationIdInput.tsx';
import { KeyInput } from '../../../domain/organizations/KeyInput.tsx';
import { PropertyInput } from '../../../domain/organizations/PropertyField.tsx';
import { SaveNote } from '../../../domain/organizations/SaveNote.tsx';
import { applicationLabel } from '../../../platform/applications.ts';
import { useText } from '../../../ui/useText.ts';
import styles from './organizations.module.css';

type Source = keyof OrganizationValues;

const text = (source: Source, className = 'input') => (
  <TextInput<OrganizationValues> source={source} className={className} autoComplete="off" />
);
const url = (source: Source) => (
  <TextInput<OrganizationValues>
    source={source}
    autoComplete="off"
    inputProps={{ inputMode: 'url' }}
    placeholder="https://"
  />
);

const part = fieldsPart(organizationForm.fields);

const toolbar = (
  <Toolbar note={<UnsavedCount />}>
    <SaveButton label="resources.applications.action.update" />
  </Toolbar>
);

/** Edits all fields of the dialog. Failures are shown within the dialog (docs/behaviour.md 2 §2). */
export function OrganizationForm({ onClose }: { onClose(): void }) {
  const t = useText();
  const application = useRecordContext<ApplicationRecord>()!;
  const [failed, setFailed] = useState<unknown>();
  return (
    <ApplicationEditPart
      part={part}
      onClose={onClose}
      mutationOptions={{ onMutate: () => setFailed(undefined), onError: setFailed }}
    >
      <SimpleForm
        fields={organizationForm}
        draft="organization"
        label={t('resources.applications.action.editOf', { name: applicationLabel(application) })}
        toolbar={toolbar}
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
            <RadioButtonGroupInput<OrganizationValues>
              source="applicationType"
              choices={applicationTypes}
              translateChoice={false}
            />
          </div>
          <PropertyInput name="productEdition" />
          <PropertyInput name="accessType" />
          {text('gaKey', 'input mono')}
          <KeyInput source="pmApiKey" />
          <KeyInput source="solrAPIKey" />
          <div className={styles.full}>{text('description')}</div>
          <div className={styles.full}>
            <TextInput<OrganizationValues> source="disclaimer" multiline rows={3} />
          </div>
        </div>
      </SimpleForm>
    </ApplicationEditPart>
  );
}

/** Counts the changed fields of the surrounding form. */
function UnsavedCount() {
  const t = useText();
  const { control } = useFormContext();
  const changed = Object.keys(useFormState({ control }).dirtyFields).length;
  return (
    <span className="secondary" style={{ margin: 'auto auto auto 0', fontSize: 13 }}>
      {changed ? t('resources.applications.unsavedChanges', { smart_count: changed }) : ''}
    </span>
  );
}
