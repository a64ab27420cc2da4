import type { ReactNode } from 'react';
import { RadioButtonGroupInput, TextInput, type TextInputProps } from '../../admin/index.ts';
import { useText } from '../../ui/useText.ts';
import { applicationTypes } from './application.ts';
import type { ApplicationValues } from './applicationForms.ts';
import { ApplicationIdInput } from './ApplicationIdInput.tsx';
import { KeyInput, SECRET_KEYS } from './KeyInput.tsx';
import { PropertyField } from './PropertyField.tsx';
import styles from './Section.module.css';
import { FoldedFields, Section } from './Section.tsx';

type Source = keyof ApplicationValues & string;
const ALL_KEYS: readonly Source[] = [...SECRET_KEYS, 'gaKey', 'mobilegaKey'];

interface Props {
  /** The `_id` of the application, or undefined for a new one. */
  id?: string;
  /** Rendered beside the label of a field. */
  mark?(source: Source): ReactNode;
  /** The application that was copied. If set, no key is required yet and the keys are collapsed. */
  copied?: object;
}

/** Renders the inputs of every field of an application. Requires a surrounding form. */
export function ApplicationInputs({ id, mark, copied }: Props) {
  const t = useText();
  const text = (
    source: Exclude<Source, 'cloneFrom'>,
    native: Pick<TextInputProps<ApplicationValues>, 'className' | 'inputProps' | 'placeholder'> = {},
  ) => <TextInput<ApplicationValues> source={source} autoComplete="off" aside={mark?.(source)} {...native} />;
  const url = { inputProps: { inputMode: 'url' }, placeholder: 'https://' } as const;
  const mono = { className: 'input mono' };
  const keys = (
    <div className={styles.fields}>
      {SECRET_KEYS.map(source => (
        <KeyInput key={source} source={source} mark={mark?.(source)} />
      ))}
      {text('gaKey', mono)}
      {text('mobilegaKey', mono)}
    </div>
  );
  return (
    <>
      <Section name="identity">
        <div className={styles.fields}>
          <ApplicationIdInput {...(id && { id })} autoFocus />
          {text('applicationName')}
          {text('applicationDomainName', url)}
          {text('legacySiteURL', url)}
          <div className={styles.full}>
            <RadioButtonGroupInput<ApplicationValues>
              source="applicationType"
              choices={applicationTypes}
              translateChoice={false}
              aside={mark?.('applicationType')}
            />
          </div>
        </div>
      </Section>
      <Section name="edition">
        <div className={styles.fields}>
          <PropertyField name="productEdition" mark={mark?.('productEdition')} />
          <PropertyField name="accessType" mark={mark?.('accessType')} />
        </div>
      </Section>
      <Section name="texts">
        <div className={styles.fields}>
          <div className={styles.full}>{text('description')}</div>
          <div className={styles.full}>
            <TextInput<ApplicationValues>
              source="disclaimer"
              multiline
              rows={3}
              aside={mark?.('disclaimer')}
            />
          </div>
        </div>
      </Section>
      <Section name="database">
        <div className={styles.fields}>
          {text('applicationDatabase', mono)}
          {text('editingServiceUrl', url)}
        </div>
      </Section>
      <Section name="keys">
        {copied ? (
          <FoldedFields
            sources={ALL_KEYS}
            summary={
              <>
                <b>{t('resources.applications.keys.count', { smart_count: ALL_KEYS.length })}</b>
              </>
            }
          >
            {keys}
          </FoldedFields>
        ) : (
          keys
        )}
      </Section>
    </>
  );
}
