import AddIcon from '@mui/icons-material/AddOutlined';
import { useContext, useEffect } from 'react';
import { useEvent } from 'react-admin';
import { useFormContext, useFormState, useWatch, type FieldValues } from 'react-hook-form';
import { TextButton } from '../../ui/TextButton.tsx';
import { useLeaveGuard } from '../../ui/unsaved/useLeaveGuard.ts';
import { Form, type FormProps } from './Form.tsx';
import { NO_RECORD } from './FormContext.ts';
import { addFormClass, EnteredFormContext, type AddFormLayout } from './LazyAddForm.tsx';

interface Props<T extends FieldValues> extends Pick<FormProps, 'children' | 'label'> {
  defaultValues: T;
  validate(values: T): Partial<Record<keyof T, string | undefined>>;
  /** Adds what is filled in; returns `notSaved()` if that failed. */
  onSubmit(values: T): Promise<object | undefined>;
  /** Returns the values that stay after a save; without it, those that changed during the save. */
  valuesAfterSave?(sent: T, now: T): Partial<T>;
  /** Whether leaving the page loses something. */
  isUnsaved(values: T): boolean;
  /** Text of the submit button. */
  button: string;
  layout?: AddFormLayout;
}

/** Inputs in one row with a button that adds something to the list below. */
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
      id={useContext(EnteredFormContext)?.id}
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
        errorsOf={values => validate(values as T)}
      />
    </Form>
  );
}

interface ButtonProps {
  text: string;
  isUnsaved(values: FieldValues): boolean;
  errorsOf(values: FieldValues): Partial<Record<string, string | undefined>>;
}

function AddButton({ text, isUnsaved, errorsOf }: ButtonProps) {
  const values = useWatch();
  const { errors, isSubmitting } = useFormState();
  const { clearErrors, setError } = useFormContext();
  const entered = useContext(EnteredFormContext);
  useLeaveGuard(isUnsaved(values), false, { sending: isSubmitting });
  // An error is shown as long as it is true: it can also end when the list below changes.
  const found = errorsOf(values);
  const key = JSON.stringify(found);
  const update = useEvent(() => {
    for (const name of Object.keys(errors)) {
      const message = found[name];
      if (message) setError(name, { message });
      else clearErrors(name);
    }
  });
  useEffect(() => update(), [key, update]);
  return (
    <TextButton type="submit" autoFocus={entered?.isButtonFocused ?? false} pending={isSubmitting}>
      <AddIcon />
      {text}
    </TextButton>
  );
}
