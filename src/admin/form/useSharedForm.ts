import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { createFormControl, useWatch, type FieldValues } from 'react-hook-form';
import type { FormProps } from './Form.tsx';
import { NO_RECORD } from './FormContext.ts';

/** The props of a `Form` whose values are also read outside the form. */
export type SharedForm = Pick<FormProps, 'defaultValues' | 'formControl' | 'record' | 'validate'>;

const identity = (values: RaRecord) => values;

/**
 * Returns the props of a `Form` (`<Form {...form}>`) and its current values, for a dialog whose title or buttons depend on the values of
 * its form.
 */
export function useSharedForm<T extends FieldValues>(
  defaultValues: T,
  validate?: (values: T) => Partial<Record<keyof T, string>>,
): { form: SharedForm; values: T } {
  const [{ formControl }] = useState(() => createFormControl<RaRecord>({ defaultValues }));
  // `compute` skips updates to equal values, because the `Form` resets the control while it renders.
  const values = useWatch({ control: formControl.control, compute: identity }) as FieldValues as T;
  return {
    form: {
      record: NO_RECORD,
      defaultValues,
      formControl,
      ...(validate && { validate: values => validate(values as T) }),
    },
    values,
  };
}
