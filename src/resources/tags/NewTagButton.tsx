import AddIcon from '@mui/icons-material/AddOutlined';
import { DialogButton } from '../../ui/dialog/DialogButton.tsx';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { useText } from '../../ui/useText.ts';

const NewTagDialog = lazyComponent(() => import('./NewTagDialog.tsx'), ['resources.tags']);

export function NewTagButton() {
  const t = useText();
  return (
    <DialogButton variant="primary" dialog={NewTagDialog}>
      <AddIcon />
      {t('resources.tags.page.create')}
    </DialogButton>
  );
}
