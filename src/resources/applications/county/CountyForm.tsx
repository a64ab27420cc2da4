import { ArrayInput } from '../../../forms/inputs/ArrayInput.tsx';
import { TextInput } from '../../../forms/inputs/TextInput.tsx';
import { RecordForm } from '../../../forms/RecordForm.tsx';
import { SaveButtons } from '../../../forms/SaveButtons.tsx';
import { useText } from '../../../ui/useText.ts';
import type { TabProps } from '../tabs.tsx';
import styles from './county.module.css';
import { countyForm, type CountyLink, type CountyValues } from './countyForm.ts';
import { useSaveCounty } from './useSaveCounty.ts';

export function CountyForm({ application, close }: TabProps & { close(): void }) {
  const t = useText();
  const save = useSaveCounty(application);
  return (
    <div className={`panel-body ${styles.form}`}>
      <RecordForm
        label={t('applicationParts.county.editCounty')}
        form={countyForm}
        values={application.county ?? {}}
        name={`application:${application._id}:county`}
        save={save}
        done={close}
        cancel={close}
      >
        <p className="secondary">{t('applicationParts.county.hint')}</p>
        <TextInput<CountyValues> source="code" autoComplete="off" autoFocus />
        <ArrayInput<CountyValues> source="links">
          <TextInput<CountyLink> source="linkName" autoComplete="off" />
          <TextInput<CountyLink> source="linkPath" type="url" inputMode="url" autoComplete="off" />
        </ArrayInput>
        <SaveButtons />
      </RecordForm>
    </div>
  );
}
