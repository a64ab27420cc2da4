import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { createFormControl, useWatch, type FieldValues } from 'react-hook-form';
import type { FormProps } from './Form.tsx';
import { NO_RECORD } from './FormContext.ts';

/** The props of a `Form` whose values are also read by components around it. */
export type SharedForm = Pick<FormProps, 'defaultValues' | 'formControl' | 'record' | 'validate'>;

const unchanged = (values: RaRecord) => values;

/**
 * Returns the props of a `Form`, and its current values: `<Form {...form}>`. For a dialog whose title or buttons depend on what its form
 * has in it.
 */
export function useSharedForm<T extends FieldValues>(
  defaultValues: T,
  validate?: (values: T) => Partial<Record<keyof T, string>>,
): { form: SharedForm; values: T } {
  const [{ formControl }] = useState(() => createFormControl<RaRecord>({ defaultValues }));
  // `compute` leaves out updates to equal values: the `Form` resets the control while it renders.
  const values = useWatch({ control: formControl.control, compute: unchanged }) as FieldValues as T;
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
