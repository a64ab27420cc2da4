import AddIcon from '@mui/icons-material/AddOutlined';
import { DialogButton } from '../../ui/dialog/DialogButton.tsx';
import { part } from '../../ui/part.tsx';
import { useText } from '../../ui/useText.ts';

const NewTagDialog = part(() => import('./NewTagDialog.tsx'), ['resources.tags']);

export function NewTagButton() {
  const t = useText();
  return (
    <DialogButton variant="primary" dialog={NewTagDialog}>
      <AddIcon />
      {t('resources.tags.page.create')}
    </DialogButton>
  );
}
