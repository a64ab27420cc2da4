import SearchIcon from '@mui/icons-material/SearchOutlined';
import { useId } from 'react';
import { useInput, ValidationError } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import {
  Form,
  submissionErrors,
  TextInput,
  type SharedForm,
  type TextInputProps,
} from '../../../admin/index.ts';
import { DOCUMENT_PARTS } from '../../../domain/documents/configs/storedParts.ts';
import { FieldError } from '../../../ui/FieldError.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText, type TextKey } from '../../../ui/useText.ts';
import { OPTIONS, type Criteria } from './criteria.ts';
import styles from './CriteriaForm.module.css';

interface Props {
  form: SharedForm;
  /** Whether the shown results belong to other criteria. */
  stale: boolean;
  disabled: boolean;
  /** Whether the list of applications is loaded. */
  ready: boolean;
  look(): void;
}

export const criteriaErrors = ({
  find: searched,
  instead,
  parts,
}: Criteria): Partial<Record<keyof Criteria, TextKey>> => ({
  ...(!searched && { find: 'replace.needsText' }),
  ...(searched && searched === instead && { instead: 'replace.sameText' }),
  ...(!parts.length && { parts: 'replace.needsPart' }),
});

export function CriteriaForm({ form, stale, disabled, ready, look }: Props) {
  const t = useText();
  return (
    <Form
      {...form}
      className={`panel panel-body ${styles.form}`}
      label={t('replace.form')}
      noValidate
      warnWhenUnsavedChanges={false}
      onSubmit={() => (disabled || !ready ? submissionErrors() : look())}
    >
      <Texts disabled={disabled} />
      <div className={styles.options}>
        <ChecksInput
          source="parts"
          label={t('replace.parts')}
          choices={DOCUMENT_PARTS.map(id => ({ id, name: t(`configs.ofApplication.${id}`) }))}
          disabled={disabled}
        />
        <ChecksInput
          source="options"
          label={t('replace.options')}
          choices={OPTIONS.map(id => ({ id, name: t(`replace.option.${id}`) }))}
          disabled={disabled}
        />
        <TextButton type="submit" pending={disabled || !ready}>
          <SearchIcon />
          {t('replace.dryRun')}
        </TextButton>
      </div>
      <PartsError />
      {stale ? <p className="hint">{t('replace.stale')}</p> : null}
    </Form>
  );
}

const asTyped = (value: unknown) => value;

function Texts({ disabled }: { disabled: boolean }) {
  const { clearErrors } = useFormContext<Criteria>();
  const input: Partial<TextInputProps<Criteria>> = {
    className: 'input mono',
    inputProps: { dir: 'auto', spellCheck: false },
    autoComplete: 'off',
    parse: asTyped,
    readOnly: disabled,
  };
  return (
    <div className={styles.texts}>
      <TextInput<Criteria>
        {...input}
        source="find"
        label="replace.find"
        onChange={() => clearErrors('instead')}
      />
      <TextInput<Criteria> {...input} source="instead" label="replace.with" />
    </div>
  );
}

interface ChecksProps {
  source: string;
  label: string;
  choices: { id: string; name: string }[];
  disabled: boolean;
}

/** Checkboxes for a list of choices. The first one takes the focus on an error. */
function ChecksInput({ source, label, choices, disabled }: ChecksProps) {
  const { field } = useInput({ source, format: asTyped, parse: asTyped });
  const chosen = field.value as readonly string[];
  const toggle = (id: string) =>
    field.onChange(
      choices.map(one => one.id).filter(one => (one === id ? !chosen.includes(one) : chosen.includes(one))),
    );
  return (
    <div role="group" aria-label={label}>
      {choices.map(({ id, name }, at) => (
        <label key={id} className="check">
          <input
            {...(at === 0 && { ref: field.ref })}
            type="checkbox"
            className="checkbox"
            checked={chosen.includes(id)}
            disabled={disabled}
            onChange={() => toggle(id)}
          />
          {name}
        </label>
      ))}
    </div>
  );
}

function PartsError() {
  const id = useId();
  const message = useFormState<Criteria>().errors.parts?.message;
  return message ? (
    <FieldError id={id} isAlert>
      <ValidationError error={message} />
    </FieldError>
  ) : null;
}
