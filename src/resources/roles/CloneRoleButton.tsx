import LibraryAddIcon from '@mui/icons-material/LibraryAddOutlined';
import { DialogButton } from '../../ui/dialog/DialogButton.tsx';
import { part } from '../../ui/part.tsx';
import { useText } from '../../ui/useText.ts';

const CloneRoleDialog = part(() => import('./CloneRoleDialog.tsx'));

export function CloneRoleButton() {
  const t = useText();
  return (
    <DialogButton dialog={CloneRoleDialog}>
      <LibraryAddIcon />
      {t('roles.clone.action')}
    </DialogButton>
  );
}
