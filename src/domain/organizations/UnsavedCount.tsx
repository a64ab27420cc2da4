import { useFormContext, useFormState } from 'react-hook-form';
import { useText } from '../../ui/useText.ts';

/** How many fields of the form around were changed. */
export function UnsavedCount() {
  const t = useText();
  const { control } = useFormContext();
  const changed = Object.keys(useFormState({ control }).dirtyFields).length;
  return (
    <span className="secondary" style={{ margin: 'auto auto auto 0', fontSize: 13 }}>
      {changed ? t('resources.applications.unsavedChanges', { smart_count: changed }) : ''}
    </span>
  );
}
