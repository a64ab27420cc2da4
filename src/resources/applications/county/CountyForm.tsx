import { useDataProvider } from 'react-admin';
import { defineForm, type FormValues } from '../../../admin/form/defineForm.ts';
import {
  ArrayInput,
  EditPart,
  fieldsPart,
  SaveButton,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
  Toolbar,
  useRecordContext,
  type RecordPart,
} from '../../../admin/index.ts';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { readApplication, type ApplicationRecord } from '../../../domain/organizations/application.ts';
import { applicationParts, CountyFields } from '../../../platform/applicationParts.ts';
import { useText } from '../../../ui/useText.ts';
import styles from './county.module.css';

export const countyForm = defineForm('applicationParts', CountyFields);
type CountyValues = FormValues<typeof countyForm>;
type CountyLink = NonNullable<CountyValues['links']>[number];

const part: RecordPart = {
  ...fieldsPart(countyForm.fields),
  toFormSource: source => source.replace(/^county\./, ''),
};

function useCountyCalls({ _id }: ApplicationRecord) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return {
    read: async () => ({ ...(await readApplication(dataProvider, _id)).county }),
    write: async (county: Record<string, unknown>) =>
      (await dataProvider.call(applicationParts.updateCounty, { body: { county, _id } }))?.county ?? {},
  };
}

const formToolbar = (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

export function CountyForm({ onClose }: { onClose(): void }) {
  const application = useRecordContext<ApplicationRecord>()!;
  const t = useText();
  const { county } = application;
  return (
    <div className={`panel-body ${styles.form}`}>
      <EditPart
        resource="applications"
        record={{ ...county, id: `${application._id}:county` }}
        part={part}
        {...useCountyCalls(application)}
        onClose={onClose}
        nameOf={() => t('applicationParts.county.title')}
        successMessage="applicationParts.county.updated"
        // The first county cannot be undone, because a county requires a code.
        undoneMessage={county?.code ? 'applicationParts.county.undone' : undefined}
        errorMessage="error.update"
      >
        <SimpleForm
          fields={countyForm}
          draft="application"
          label={t('applicationParts.county.editCounty')}
          toolbar={formToolbar}
        >
          <p className="secondary">{t('applicationParts.county.hint')}</p>
          <TextInput<CountyValues> source="code" autoComplete="off" autoFocus />
          <ArrayInput<CountyValues> source="links">
            <SimpleFormIterator>
              <TextInput<CountyLink> source="linkName" autoComplete="off" />
              <TextInput<CountyLink>
                source="linkPath"
                type="url"
                autoComplete="off"
                inputProps={{ inputMode: 'url' }}
              />
            </SimpleFormIterator>
          </ArrayInput>
        </SimpleForm>
      </EditPart>
    </div>
  );
}
