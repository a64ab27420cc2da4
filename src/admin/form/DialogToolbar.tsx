import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Button } from '../../ui/Button.tsx';
import { Foot } from '../../ui/dialog/Foot.tsx';
import { UnsavedContext } from '../../ui/unsaved/unsaved.ts';
import { useAskToLeave } from '../../ui/unsaved/useAskToLeave.ts';
import { useText } from '../../ui/useText.ts';

interface Props {
  /** Text key of the submit button. */
  label: string;
  close(): void;
  /** Focuses Cancel, as questions do. */
  autoFocus?: boolean;
}

/** The toolbar of a form in a `FormDialog` that does more than save a record. Its Cancel asks before it discards input. */
export function DialogToolbar({ label, close, autoFocus = false }: Props) {
  const t = useText();
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  const unsaved = useContext(UnsavedContext);
  const askToLeave = useAskToLeave();
  const leave = async () => {
    if (await askToLeave(unsaved.parts())) close();
  };
  return (
    <Foot
      primary={
        <Button type="submit" variant="primary" pending={isSubmitting}>
          {translate(label, { _: label })}
        </Button>
      }
    >
      <Button autoFocus={autoFocus} onClick={() => void leave()}>
        {t('ui.cancel')}
      </Button>
    </Foot>
  );
}
