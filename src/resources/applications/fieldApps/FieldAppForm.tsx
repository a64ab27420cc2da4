import { useSourceContext } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { ArrayInput } from '../../../forms/inputs/ArrayInput.tsx';
import { DateInput } from '../../../forms/inputs/DateInput.tsx';
import { NumberInput } from '../../../forms/inputs/NumberInput.tsx';
import { SelectInput } from '../../../forms/inputs/SelectInput.tsx';
import { TextInput } from '../../../forms/inputs/TextInput.tsx';
import { RecordForm, type Saved } from '../../../forms/RecordForm.tsx';
import { SaveButtons } from '../../../forms/SaveButtons.tsx';
import { isNeverShown, SERVICE_TYPES } from '../../../platform/fieldApps.ts';
import { Button } from '../../../ui/Button.tsx';
import { useText } from '../../../ui/useText.ts';
import { AddAllLayers } from './AddAllLayers.tsx';
import { configErrors } from './configText.ts';
import { fieldAppForm, type FieldAppValues, type Layer, type Package, type Service } from './fieldAppForm.ts';
import styles from './fieldApps.module.css';
import { LayerConfig } from './LayerConfig.tsx';
import { PeopleInput } from './PeopleInput.tsx';
import { ScaleBar } from './ScaleBar.tsx';
import { createdIso, scale, secondsOf, size } from './units.ts';

/** So many layers, or packages, are drawn at once. */
const PAGE_SIZE = 20;

interface Props {
  applicationId: string;
  name: string;
  values: object;
  label: string;
  submit?: string;
  save(
    values: FieldAppValues,
    changes: Record<string, unknown>,
    opened: Record<string, unknown>,
  ): Promise<Saved>;
  done(): void;
  cancel?(): void;
  /** Where it cannot be cancelled: leaves it, what was typed stays kept. */
  leave?(): void;
}

/** Everything of a field app: its name, services with their layers, tile packages, people. */
export function FieldAppForm({
  applicationId,
  name,
  values,
  label,
  submit,
  save,
  done,
  cancel,
  leave,
}: Props) {
  const t = useText();
  return (
    <RecordForm
      form={fieldAppForm}
      values={values as Record<string, unknown>}
      check={typed => configErrors(typed, values)}
      name={name}
      label={label}
      className={`panel panel-body stack ${styles.form}`}
      save={save}
      done={done}
      {...(cancel && { cancel })}
    >
      <TextInput<FieldAppValues> source="fieldAppName" autoComplete="off" autoFocus />
      <ArrayInput<FieldAppValues> source="faServices" entry="fieldApps.service">
        <SelectInput<Service>
          source="faServiceTypeID"
          choices={SERVICE_TYPES.map(id => ({ id, name: t(`fieldApps.type.${id}`) }))}
        />
        <TextInput<Service> source="faServiceURL" type="url" inputMode="url" autoComplete="off" />
        <TextInput<Service> source="faServiceProxyURL" type="url" inputMode="url" autoComplete="off" />
        <div className={styles.nested}>
          <Layers />
        </div>
      </ArrayInput>
      <ArrayInput<FieldAppValues> source="faTPKS" entry="fieldApps.package" pageSize={PAGE_SIZE}>
        <TextInput<Package> source="faTPKName" autoComplete="off" />
        <TextInput<Package> source="faTPKPath" autoComplete="off" />
        <NumberInput<Package> source="faTPKSize" notation={size} placeholder="92 MB" />
        <DateInput<Package> source="CreatedOn" format={createdIso} parse={secondsOf} />
      </ArrayInput>
      <div className={styles.people}>
        <PeopleInput source="readUsers" applicationId={applicationId} />
        <PeopleInput source="writeUsers" applicationId={applicationId} />
      </div>
      <SaveButtons {...(submit && { submit })} {...(leave && { cancel: leave })} />
    </RecordForm>
  );
}

/** The layers of one service. */
function Layers() {
  const t = useText();
  const { getSource } = useSourceContext();
  const urlSource = getSource('faServiceURL');
  const url = (useWatch({ name: urlSource }) as string | null | undefined) ?? '';
  const besides = (
    <AddAllLayers key={url} url={url} urlSource={urlSource} source={getSource('faservicelayers')} />
  );
  return (
    <ArrayInput<Service>
      source="faservicelayers"
      label="fieldApps.fields.faServices.faservicelayers"
      entry="fieldApps.layer"
      pageSize={PAGE_SIZE}
      besides={besides}
    >
      <TextInput<Layer> source="faservicelayerName" autoComplete="off" />
      <NumberInput<Layer>
        source="faServiceLayerMinScale"
        notation={scale}
        placeholder={t('fieldApps.noLimit')}
      />
      <NumberInput<Layer>
        source="faServiceLayerMaxScale"
        notation={scale}
        placeholder={t('fieldApps.noLimit')}
      />
      <TypedBar />
      <LayerConfig />
    </ArrayInput>
  );
}

/** What is typed of a layer's range, drawn; two scales that are the wrong way round can be swapped. */
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
        <Button variant="link" onClick={swap}>
          {t('fieldApps.swap')}
        </Button>
      ) : null}
    </div>
  );
}
