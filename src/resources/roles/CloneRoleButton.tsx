import LibraryAddIcon from '@mui/icons-material/LibraryAddOutlined';
import { DialogButton } from '../../ui/dialog/DialogButton.tsx';
import { useText } from '../../ui/useText.ts';

const load = () => import('./CloneRoleDialog.tsx');

export function CloneRoleButton() {
  const t = useText();
  return (
    <DialogButton load={load}>
      <LibraryAddIcon />
      {t('roles.clone.action')}
    </DialogButton>
  );
}
