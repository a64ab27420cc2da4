import { FieldError } from '../../ui/FieldError.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import { Form } from '../form/Form.tsx';
import { NO_RECORD } from '../form/FormContext.ts';
import { useLabelledInput } from '../input/useLabelledInput.ts';
import styles from './savedQueries.module.css';
import { NAME_LENGTH } from './savedQueries.ts';

interface Props {
  label: string;
  button: string;
  start?: string;
  className: string | undefined;
  autoFocus?: boolean;
  isTaken(name: string): boolean;
  take(name: string): void;
  /** Gives up; without it there is nothing to go back to. */
  giveUp?(): void;
}

/** Names a query. */
export function NameForm({ start = '', className, isTaken, take, ...props }: Props) {
  const { giveUp } = props;
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
      defaultValues={{ name: start }}
      validate={validate}
      onSubmit={({ name }: { name?: string }) => take((name ?? '').trim())}
      warnWhenUnsavedChanges={false}
    >
      {/* Escape gives up the name; the popover around stays open. */}
      <div
        role="presentation"
        onKeyDown={event => {
          if (event.key !== 'Escape' || !giveUp) return;
          event.stopPropagation();
          giveUp();
        }}
      >
        <NameInput {...props} />
      </div>
    </Form>
  );
}

const asTyped = (value: unknown) => value;

function NameInput({
  label,
  button,
  autoFocus = false,
  giveUp,
}: Pick<Props, 'label' | 'button' | 'autoFocus' | 'giveUp'>) {
  const t = useText();
  const { field, fieldProps, inputProps } = useLabelledInput({
    source: 'name',
    label,
    autoFocus,
    parse: asTyped,
  });
  const { id, error } = fieldProps;
  return (
    <>
      <label htmlFor={id}>{fieldProps.label}</label>
      <div className={styles.line}>
        <input
          className="input small"
          maxLength={NAME_LENGTH}
          autoComplete="off"
          placeholder={t('views.placeholder')}
          {...inputProps}
          {...field}
        />
        <TextButton small type="submit">
          {button}
        </TextButton>
        {giveUp ? (
          <TextButton small variant="quiet" onClick={giveUp}>
            {t('ui.cancel')}
          </TextButton>
        ) : null}
      </div>
      {error ? (
        <FieldError id={id} alert>
          {error}
        </FieldError>
      ) : null}
    </>
  );
}
