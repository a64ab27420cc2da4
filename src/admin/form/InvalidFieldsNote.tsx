import { useTranslate } from 'react-admin';
import { get, useFormContext, useFormState } from 'react-hook-form';
import { useText } from '../../ui/useText.ts';
import { useFormDefinition } from './FormContext.ts';
import { changedValues } from './formValues.ts';

/** Lists the fields of an existing record that are invalid although the user has not changed them, because they prevent a save. */
export function InvalidFieldsNote() {
  const t = useText();
  const translate = useTranslate();
  const { fields, labelOf } = useFormDefinition();
  const { getValues } = useFormContext<Record<string, unknown>>();
  const { errors, defaultValues } = useFormState();
  const changes = changedValues(fields, defaultValues ?? {}, getValues());
  const invalid = Object.keys(fields).filter(
    field => field in errors && !(field in changes) && get(errors, `${field}.type`) !== 'server',
  );
  if (!invalid.length) return null;
  const labels = invalid.map(name => translate(labelOf(name), { _: name }));
  return (
    <p className="note warn" role="status">
      {t('ui.invalidBefore', { fields: labels.join(', ') })}
    </p>
  );
}
