import AddIcon from '@mui/icons-material/AddOutlined';
import { DialogButton } from '../../ui/dialog/DialogButton.tsx';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { useText } from '../../ui/useText.ts';

const NewRoleDialog = lazyComponent(() => import('./NewRoleDialog.tsx'), ['resources.roles']);

export function NewRoleButton() {
  const t = useText();
  return (
    <DialogButton variant="primary" dialog={NewRoleDialog}>
      <AddIcon />
      {t('resources.roles.page.create')}
    </DialogButton>
  );
}
