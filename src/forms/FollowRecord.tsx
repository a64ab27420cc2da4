import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useWithin } from './FormContext.ts';
import { filledAll } from './rules.ts';

/** Inside a form that stands open all the time: untouched it shows what arrives of its record; one that is being filled in stays as it is. */
export function FollowRecord({ record }: { record: Readonly<Record<string, unknown>> }) {
  const { fields } = useWithin().form;
  const { reset } = useFormContext();
  const { isDirty } = useFormState();
  const followed = useRef(record);
  useEffect(() => {
    if (followed.current === record) return;
    followed.current = record;
    // What is passed over here may be older than what is saved next: it is not made up for later.
    if (!isDirty) reset(filledAll(fields, record));
  }, [record, fields, isDirty, reset]);
  return null;
}
