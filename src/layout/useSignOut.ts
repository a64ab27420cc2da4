import { useContext } from 'react';
import { useLogout } from 'react-admin';
import { signOut } from '../auth/signOut.ts';
import { useConfirm } from '../ui/dialog/ConfirmProvider.tsx';
import { UnsavedContext } from '../ui/unsaved/unsaved.ts';
import { useText } from '../ui/useText.ts';

/** Signs out, asking first where something is unsaved. */
export function useSignOut() {
  const t = useText();
  const logout = useLogout();
  const confirm = useConfirm();
  const unsaved = useContext(UnsavedContext);
  const ask = () =>
    confirm({
      title: t('ui.signOut.title'),
      text: t('ui.signOut.text'),
      confirm: t('failure.signOut'),
      cancel: t('ui.signOut.stay'),
      danger: true,
    });
  return () => void signOut(logout, ask, unsaved.any());
}
