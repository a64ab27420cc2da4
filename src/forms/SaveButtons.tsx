import { useFormContext, useFormState } from 'react-hook-form';
import { useText } from '../ui/useText.ts';
import { useCancel } from './FormContext.ts';

interface Props {
  submit?: string;
  /** Where the form itself has no cancelling: leaves it, what was typed stays kept. */
  cancel?(): void;
  small?: boolean;
}

/** Save and cancel. Saving stays reachable while it runs, it just does not start twice; the dot says "not saved". */
export function SaveButtons({ submit, cancel: leave, small = false }: Props) {
  const t = useText();
  const cancel = useCancel() ?? leave;
  const { control } = useFormContext();
  const { isSubmitting } = useFormState({ control });
  const size = small ? 'small' : '';
  return (
    <div className="row">
      <button type="submit" className={`button primary ${size}`} aria-disabled={isSubmitting}>
        {isSubmitting ? t('ui.saving') : (submit ?? t('ui.save'))}
      </button>
      {cancel ? (
        <button type="button" className={`button ${size}`} onClick={cancel}>
          {t('ui.cancel')}
        </button>
      ) : null}
    </div>
  );
}
