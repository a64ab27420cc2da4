import { CopyPlus } from 'lucide-react';
import { DialogButton } from '../../ui/dialog/DialogButton.tsx';
import { useText } from '../../ui/useText.ts';

const load = () => import('./CloneRoleDialog.tsx');

export function CloneRoleButton() {
  const t = useText();
  return (
    <DialogButton load={load}>
      <CopyPlus size={16} aria-hidden />
      {t('roles.clone.action')}
    </DialogButton>
  );
}
