import { Plus } from 'lucide-react';
import { DialogButton } from '../../ui/dialog/DialogButton.tsx';
import { useText } from '../../ui/useText.ts';

const load = () => import('./NewRoleDialog.tsx');

export function NewRoleButton() {
  const t = useText();
  return (
    <DialogButton className="button primary" load={load}>
      <Plus size={16} aria-hidden />
      {t('roles.new')}
    </DialogButton>
  );
}
