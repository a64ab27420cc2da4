import AddIcon from '@mui/icons-material/AddOutlined';
import { useContext, useEffect } from 'react';
import { useEvent } from 'react-admin';
import { useFormContext, useFormState, useWatch, type FieldValues } from 'react-hook-form';
import { TextButton } from '../../ui/TextButton.tsx';
import { useLeaveGuard } from '../../ui/unsaved/useLeaveGuard.ts';
import { Form, type FormProps } from './Form.tsx';
import { NO_RECORD } from './FormContext.ts';
import { addFormClass, PlaceholderStateContext, type AddFormLayout } from './LazyAddForm.tsx';

interface Props<T extends FieldValues> extends Pick<FormProps, 'children' | 'label'> {
  defaultValues: T;
  validate(values: T): Partial<Record<keyof T, string | undefined>>;
  /** Adds the values. Returns `submissionErrors()` if that failed. */
  onSubmit(values: T): Promise<object | undefined>;
  /** Returns the values that stay after a save. Defaults to those that changed during the save. */
  valuesAfterSave?(sent: T, now: T): Partial<T>;
  /** Whether leaving the page would lose input. */
  isUnsaved(values: T): boolean;
  /** Label of the submit button. */
  button: string;
  layout?: AddFormLayout;
}

/** Inputs in one row with a button that adds their values to the list below. */
export function AddForm<T extends FieldValues>({
  children,
  validate,
  onSubmit,
  valuesAfterSave,
  isUnsaved,
  button,
  layout,
  ...props
}: Props<T>) {
  return (
    <Form
      noValidate
      id={useContext(PlaceholderStateContext)?.id}
      className={addFormClass(layout)}
      record={NO_RECORD}
      validate={values => validate(values as T)}
      onSubmit={(values: FieldValues) => onSubmit(values as T)}
      resetAfterSave={valuesAfterSave ? (sent, now) => valuesAfterSave(sent as T, now as T) : true}
      warnWhenUnsavedChanges={false}
      {...props}
    >
      {children}
      <AddButton
        text={button}
        isUnsaved={values => isUnsaved(values as T)}
        validate={values => validate(values as T)}
      />
    </Form>
  );
}

interface ButtonProps {
  text: string;
  isUnsaved(values: FieldValues): boolean;
  validate(values: FieldValues): Partial<Record<string, string | undefined>>;
}

function AddButton({ text, isUnsaved, validate }: ButtonProps) {
  const values = useWatch();
  const { errors, isSubmitting } = useFormState();
  const { clearErrors, setError } = useFormContext();
  const placeholderState = useContext(PlaceholderStateContext);
  useLeaveGuard(isUnsaved(values), false, { sending: isSubmitting });
  // Updates the errors in every render, because they also depend on the list below, such as one for a duplicate.
  const currentErrors = validate(values);
  const key = JSON.stringify(currentErrors);
  const update = useEvent(() => {
    for (const name of Object.keys(errors)) {
      const message = currentErrors[name];
      if (message) setError(name, { message });
      else clearErrors(name);
    }
  });
  useEffect(() => update(), [key, update]);
  return (
    <TextButton type="submit" autoFocus={placeholderState?.isButtonFocused ?? false} pending={isSubmitting}>
      <AddIcon />
      {text}
    </TextButton>
  );
}
