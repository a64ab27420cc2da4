import type { ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { Button } from '../ui/Button.tsx';
import { Foot } from '../ui/dialog/Foot.tsx';
import { useText } from '../ui/useText.ts';
import { useCancel } from './FormContext.ts';

interface Props {
  submit?: string;
  /** Where the form itself has no cancelling: leaves it. */
  cancel?(): void;
  small?: boolean;
  /** Stands at the other end of the row. */
  note?: ReactNode;
}

/** Save and cancel. Saving stays reachable while it runs, it just does not start twice; the dot says "not saved". */
export function SaveButtons({ submit, cancel: leave, small = false, note }: Props) {
  const t = useText();
  const cancel = useCancel() ?? leave;
  const { control } = useFormContext();
  const { isSubmitting } = useFormState({ control });
  return (
    <Foot
      primary={
        <Button type="submit" variant="primary" small={small} pending={isSubmitting}>
          {isSubmitting ? t('ui.saving') : (submit ?? t('ui.save'))}
        </Button>
      }
    >
      {note}
      {cancel ? (
        <Button small={small} onClick={cancel}>
          {t('ui.cancel')}
        </Button>
      ) : null}
    </Foot>
  );
}
