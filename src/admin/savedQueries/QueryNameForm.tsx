import { FieldError } from '../../ui/FieldError.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import { Form } from '../form/Form.tsx';
import { NO_RECORD } from '../form/FormContext.ts';
import { useLabelledInput } from '../input/useLabelledInput.ts';
import styles from './savedQueries.module.css';
import { MAX_NAME_LENGTH } from './savedQueries.ts';

interface Props {
  label: string;
  button: string;
  defaultName?: string;
  className: string | undefined;
  autoFocus?: boolean;
  isTaken(name: string): boolean;
  onSubmit(name: string): void;
  /** Shows a Cancel button. */
  onCancel?(): void;
}

/** A form for the name of a saved query. */
export function QueryNameForm({ defaultName = '', className, isTaken, onSubmit, ...props }: Props) {
  const { onCancel } = props;
  const validate = ({ name }: { name?: string }) => {
    const text = (name ?? '').trim();
    if (!text) return { name: 'ui.rule.name' };
    return isTaken(text) ? { name: 'views.rule.taken' } : {};
  };
  return (
    <Form
      noValidate
      className={className}
      record={NO_RECORD}
      defaultValues={{ name: defaultName }}
      validate={validate}
      onSubmit={({ name }: { name?: string }) => onSubmit((name ?? '').trim())}
      warnWhenUnsavedChanges={false}
    >
      {/* Escape cancels this form. It must not close the popover. */}
      <div
        role="presentation"
        onKeyDown={event => {
          if (event.key !== 'Escape' || !onCancel) return;
          event.stopPropagation();
          onCancel();
        }}
      >
        <NameInput {...props} />
      </div>
    </Form>
  );
}

const identity = (value: unknown) => value;

function NameInput({
  label,
  button,
  autoFocus = false,
  onCancel,
}: Pick<Props, 'label' | 'button' | 'autoFocus' | 'onCancel'>) {
  const t = useText();
  const { field, fieldProps, inputProps } = useLabelledInput({
    source: 'name',
    label,
    autoFocus,
    parse: identity,
  });
  const { id, error } = fieldProps;
  return (
    <>
      <label htmlFor={id}>{fieldProps.label}</label>
      <div className={styles.line}>
        <input
          className="input small"
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          placeholder={t('views.placeholder')}
          {...inputProps}
          {...field}
        />
        <TextButton small type="submit">
          {button}
        </TextButton>
        {onCancel ? (
          <TextButton small variant="quiet" onClick={onCancel}>
            {t('ui.cancel')}
          </TextButton>
        ) : null}
      </div>
      {error ? (
        <FieldError id={id} isAlert>
          {error}
        </FieldError>
      ) : null}
    </>
  );
}
