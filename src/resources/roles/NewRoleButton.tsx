import AddIcon from '@mui/icons-material/AddOutlined';
import { DialogButton } from '../../ui/dialog/DialogButton.tsx';
import { useText } from '../../ui/useText.ts';

const load = () => import('./NewRoleDialog.tsx');

export function NewRoleButton() {
  const t = useText();
  return (
    <DialogButton className="button primary" load={load}>
      <AddIcon />
      {t('roles.new')}
    </DialogButton>
  );
}
