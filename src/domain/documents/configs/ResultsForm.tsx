import { DocumentForm, FormPart } from '../../../editors/select/DocumentForm.tsx';
import type { JsonFormProps } from '../../../editors/select/edited.ts';
import { TextProperty } from '../../../editors/select/Property.tsx';
import { listIn, saidIn, type Slice } from '../../../editors/select/slice.ts';
import { useText } from '../../../ui/useText.ts';
import { RendererForm } from '../symbol/RendererForm.tsx';
import { ActionsPart } from './ActionsPart.tsx';
import styles from './configs.module.css';
import { FieldsPart } from './FieldsPart.tsx';
import { FIELDS, type OfferedField } from './resultFields.ts';

interface Props extends JsonFormProps {
  /** The fields of the live service, if it responds. Users type other fields. */
  fields?: readonly OfferedField[];
}

/** The form of a results layer config (docs/behaviour.md 2 §3): its fields, actions and symbol. */
export default function ResultsForm({ fields: offered = [], ...props }: Props) {
  return (
    <DocumentForm {...props}>
      {config => <Parts config={config} path={props.path} offered={offered} />}
    </DocumentForm>
  );
}

function Parts({
  config,
  path,
  offered,
}: {
  config: Slice;
  path: JsonFormProps['path'];
  offered: readonly OfferedField[];
}) {
  const t = useText();
  const names = [
    ...new Set([
      ...listIn(config, FIELDS).entries.flatMap(field => saidIn(field, 'name') || []),
      ...offered.map(({ name }) => name),
    ]),
  ];
  return (
    <div className={styles.results}>
      <div className={styles.main}>
        <div className={styles.pair}>
          <TextProperty of={config} path={path} name="label" label={t('configForms.label')} />
          <TextProperty of={config} path={path} name="name" label={t('configForms.name')} mono />
        </div>
        <FieldsPart config={config} path={path} offered={offered} />
        <ActionsPart config={config} path={path} fields={names} />
      </div>
      <div className={styles.aside}>
        <FormPart title={t('configForms.symbol')}>
          <RendererForm of={config} path={path} name="symbol" fields={names} />
        </FormPart>
      </div>
    </div>
  );
}
