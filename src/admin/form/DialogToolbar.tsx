import { useContext, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { FormActions } from '../../ui/dialog/FormActions.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { UnsavedContext } from '../../ui/unsaved/unsaved.ts';
import { useAskToLeave } from '../../ui/unsaved/useAskToLeave.ts';
import { useText } from '../../ui/useText.ts';

interface Props {
  /** Label of the submit button: a text or its key. */
  label: string;
  icon?: ReactNode;
  onClose(): void;
  /** Focuses Cancel, as confirmation dialogs do. */
  autoFocus?: boolean;
}

/** The toolbar of a form in a `FormDialog` that has its own submit button instead of Save. Cancel asks before it discards input. */
export function DialogToolbar({ label, icon, onClose, autoFocus = false }: Props) {
  const t = useText();
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  const unsaved = useContext(UnsavedContext);
  const askToLeave = useAskToLeave();
  const leave = async () => {
    if (await askToLeave(unsaved.parts())) onClose();
  };
  return (
    <FormActions
      primary={
        <TextButton type="submit" variant="primary" pending={isSubmitting}>
          {icon}
          {translate(label, { _: label })}
        </TextButton>
      }
    >
      <TextButton autoFocus={autoFocus} onClick={() => void leave()}>
        {t('ui.cancel')}
      </TextButton>
    </FormActions>
  );
}
