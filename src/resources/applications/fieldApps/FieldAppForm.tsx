import { useSourceContext } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import {
  ArrayInput,
  DateInput,
  NumberInput,
  SaveButton,
  SelectInput,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
  Toolbar,
} from '../../../admin/index.ts';
import { isNeverShown, SERVICE_TYPES } from '../../../platform/fieldApps.ts';
import { dayToEpochSeconds } from '../../../ui/date/parseDay.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import { AddAllLayers } from './AddAllLayers.tsx';
import { configErrors } from './configText.ts';
import {
  fieldAppForm,
  type FieldAppLayer,
  type FieldAppService,
  type FieldAppValues,
  type Package,
} from './fieldAppForm.ts';
import styles from './fieldApps.module.css';
import { LayerConfig } from './LayerConfig.tsx';
import { fileSizeNotation, scaleNotation, toIsoDay } from './notations.ts';
import { PeopleInput } from './PeopleInput.tsx';
import { ScaleBar } from './ScaleBar.tsx';

/** How many layers or packages are rendered per page. */
const PAGE_SIZE = 20;

interface Props {
  applicationId: string;
  draft: string;
  /** The field app as it was read, if it exists. */
  stored?: object;
  label: string;
  /** Text key of the submit button. */
  submit?: string;
  /** Leaves the form of a new field app. Its draft stays. */
  leave?(): void;
}

const SERVICE_CHOICES = SERVICE_TYPES.map(id => ({ id, name: `fieldApps.type.${id}` }));
const URL_INPUT = { inputMode: 'url' } as const;

/** Edits all fields of a field app. */
export function FieldAppForm({ applicationId, draft, stored = {}, label, submit, leave }: Props) {
  const t = useText();
  return (
    <SimpleForm
      fields={fieldAppForm}
      validate={(typed: FieldAppValues) => configErrors(typed, stored)}
      draft={draft}
      label={label}
      className={`panel panel-body stack ${styles.form}`}
      toolbar={
        <Toolbar note={leave ? <TextButton onClick={leave}>{t('ui.cancel')}</TextButton> : null}>
          <SaveButton {...(submit && { label: submit })} />
        </Toolbar>
      }
    >
      <TextInput<FieldAppValues> source="fieldAppName" autoComplete="off" autoFocus />
      <ArrayInput<FieldAppValues> source="faServices">
        <SimpleFormIterator itemName="fieldApps.service">
          <SelectInput<FieldAppService> source="faServiceTypeID" choices={SERVICE_CHOICES} />
          <TextInput<FieldAppService>
            source="faServiceURL"
            type="url"
            autoComplete="off"
            inputProps={URL_INPUT}
          />
          <TextInput<FieldAppService>
            source="faServiceProxyURL"
            type="url"
            autoComplete="off"
            inputProps={URL_INPUT}
          />
          <div className={styles.nested}>
            <Layers />
          </div>
        </SimpleFormIterator>
      </ArrayInput>
      <ArrayInput<FieldAppValues> source="faTPKS">
        <SimpleFormIterator itemName="fieldApps.package" pageSize={PAGE_SIZE}>
          <TextInput<Package> source="faTPKName" autoComplete="off" />
          <TextInput<Package> source="faTPKPath" autoComplete="off" />
          <NumberInput<Package> source="faTPKSize" {...fileSizeNotation} placeholder="92 MB" />
          <DateInput<Package> source="CreatedOn" format={toIsoDay} parse={dayToEpochSeconds} />
        </SimpleFormIterator>
      </ArrayInput>
      <div className={styles.people}>
        <PeopleInput source="readUsers" applicationId={applicationId} />
        <PeopleInput source="writeUsers" applicationId={applicationId} />
      </div>
    </SimpleForm>
  );
}

function Layers() {
  const t = useText();
  const { getSource } = useSourceContext();
  const urlSource = getSource('faServiceURL');
  const url = (useWatch({ name: urlSource }) as string | null | undefined) ?? '';
  const source = getSource('faservicelayers');
  return (
    <ArrayInput<FieldAppService> source="faservicelayers" label="fieldApps.fields.faServices.faservicelayers">
      <SimpleFormIterator
        itemName="fieldApps.layer"
        pageSize={PAGE_SIZE}
        beside={<AddAllLayers key={url} url={url} urlSource={urlSource} source={source} />}
      >
        <TextInput<FieldAppLayer> source="faservicelayerName" autoComplete="off" />
        <NumberInput<FieldAppLayer>
          source="faServiceLayerMinScale"
          {...scaleNotation}
          placeholder={t('fieldApps.noLimit')}
        />
        <NumberInput<FieldAppLayer>
          source="faServiceLayerMaxScale"
          {...scaleNotation}
          placeholder={t('fieldApps.noLimit')}
        />
        <TypedBar />
        <LayerConfig />
      </SimpleFormIterator>
    </ArrayInput>
  );
}

/** Draws the typed range of a layer, and offers to swap two scales in the wrong order. */
function TypedBar() {
  const t = useText();
  const { getSource } = useSourceContext();
  const { setValue, setFocus, trigger } = useFormContext();
  const { isSubmitted } = useFormState();
  const sources = [getSource('faServiceLayerMinScale'), getSource('faServiceLayerMaxScale')] as const;
  const [min, max] = useWatch({ name: sources }) as [number | null | undefined, number | null | undefined];
  const swap = () => {
    setValue(sources[0], max, { shouldDirty: true });
    setValue(sources[1], min, { shouldDirty: true });
    if (isSubmitted) void trigger(sources);
    setFocus(sources[0]);
  };
  return (
    <div className={styles.typed}>
      <ScaleBar min={min} max={max} />
      {isNeverShown(min, max) ? (
        <TextButton variant="link" onClick={swap}>
          {t('fieldApps.swap')}
        </TextButton>
      ) : null}
    </div>
  );
}
