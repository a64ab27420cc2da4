import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { useFormContext, useFormState } from 'react-hook-form';
import { useText } from '../../ui/useText.ts';

/** How many fields of the form around stand in the way of sending it, once that was tried. */
export function ProblemCount() {
  const t = useText();
  const { control } = useFormContext();
  const { errors, submitCount } = useFormState({ control });
  const wrong = submitCount ? Object.keys(errors).length : 0;
  return (
    <span
      role="status"
      className="field-error"
      style={{ margin: 'auto auto auto 0', alignItems: 'center', fontSize: 13 }}
    >
      {wrong ? (
        <>
          <ErrorIcon fontSize="small" style={{ margin: 0 }} />
          {t('resources.applications.problems', { smart_count: wrong })}
        </>
      ) : null}
    </span>
  );
}
