import CheckIcon from '@mui/icons-material/CheckOutlined';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import { useFormState } from 'react-hook-form';
import { IconAction } from '../../ui/IconAction.tsx';
import { useText } from '../../ui/useText.ts';
import { useCancel } from './FormContext.ts';

/** Save and Cancel as icon buttons, for rows and cards. */
export function SaveIconButtons() {
  const t = useText();
  const cancel = useCancel();
  const { isSubmitting } = useFormState();
  return (
    <>
      <IconAction type="submit" small label={t(isSubmitting ? 'ui.saving' : 'ui.save')}>
        <CheckIcon />
      </IconAction>
      <IconAction small label={t('ui.cancel')} onClick={cancel}>
        <CloseIcon />
      </IconAction>
    </>
  );
}
