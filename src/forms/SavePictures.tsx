import CheckIcon from '@mui/icons-material/CheckOutlined';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import { useFormContext, useFormState } from 'react-hook-form';
import { IconButton } from '../ui/IconButton.tsx';
import { useText } from '../ui/useText.ts';
import { useCancel } from './FormContext.ts';

/** Save and cancel as pictures, where there is no room for words. */
export function SavePictures() {
  const t = useText();
  const cancel = useCancel();
  const { control } = useFormContext();
  const { isSubmitting } = useFormState({ control });
  return (
    <>
      <IconButton type="submit" small label={t(isSubmitting ? 'ui.saving' : 'ui.save')}>
        <CheckIcon />
      </IconButton>
      <IconButton small label={t('ui.cancel')} onClick={cancel}>
        <CloseIcon />
      </IconButton>
    </>
  );
}
