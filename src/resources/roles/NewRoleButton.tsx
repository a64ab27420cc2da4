import AddIcon from '@mui/icons-material/AddOutlined';
import { DialogButton } from '../../ui/dialog/DialogButton.tsx';
import { part } from '../../ui/part.tsx';
import { useText } from '../../ui/useText.ts';

const NewRoleDialog = part(() => import('./NewRoleDialog.tsx'), ['resources.roles']);

export function NewRoleButton() {
  const t = useText();
  return (
    <DialogButton variant="primary" dialog={NewRoleDialog}>
      <AddIcon />
      {t('resources.roles.page.create')}
    </DialogButton>
  );
}
