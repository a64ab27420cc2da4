import { useTranslate } from 'react-admin';
import { get, useFormContext, useFormState } from 'react-hook-form';
import { useText } from '../ui/useText.ts';
import { changesOf } from './changes.ts';
import { useWithin } from './FormContext.ts';

/** Inside the form of an existing record: names the fields that prevent saving although nobody changed them. */
export function InvalidBefore() {
  const t = useText();
  const translate = useTranslate();
  const { form } = useWithin();
  const { getValues } = useFormContext<Record<string, unknown>>();
  const { errors, defaultValues } = useFormState();
  const changes = changesOf(form.fields, defaultValues ?? {}, getValues());
  const invalid = Object.keys(form.fields).filter(
    field => field in errors && !(field in changes) && get(errors, `${field}.type`) !== 'server',
  );
  if (!invalid.length) return null;
  const labels = invalid.map(name => translate(form.labelOf(name), { _: name }));
  return (
    <p className="note warn" role="status">
      {t('ui.invalidBefore', { fields: labels.join(', ') })}
    </p>
  );
}
