import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { useFormContext, useFormState } from 'react-hook-form';
import { CallError } from '../../platform/errors.ts';
import { FailureMessage } from '../../ui/failure/FailureMessage.tsx';
import { useText, type TextKey } from '../../ui/useText.ts';

/**
 * Explains above the fields why a form was not saved. `error` is the part of the last error that belongs to
 * no field.
 */
export function SaveNote({ error, text }: { error: unknown; text: TextKey }) {
  const t = useText();
  const { control } = useFormContext();
  const { errors, submitCount, isSubmitting } = useFormState({ control });
  const wrong = Object.keys(errors).length;
  const elsewhere = wrong && error instanceof CallError ? Object.entries(error.body.errors) : [];
  if (isSubmitting || (!error && (!wrong || !submitCount))) return null;
  return (
    <div className="note err" role="alert">
      <ErrorIcon />
      <div>
        <b>{t('resources.applications.notifications.notUpdated')}</b>{' '}
        {wrong ? (
          t('resources.applications.anotherLook', { smart_count: wrong })
        ) : (
          <FailureMessage error={error} text={text} typed />
        )}
        {elsewhere.length ? (
          <ul>
            {elsewhere.map(([field, savedText]) => (
              <li key={field}>
                {field}: {savedText}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}
