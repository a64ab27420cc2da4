import { useContext } from 'react';
import { useLogout } from 'react-admin';
import { signOut } from '../auth/signOut.ts';
import { useConfirm } from '../ui/dialog/ConfirmProvider.tsx';
import { UnsavedContext } from '../ui/unsaved/unsaved.ts';
import { useText } from '../ui/useText.ts';

/** Returns a function that signs out, after confirmation if there are unsaved changes. */
export function useSignOut() {
  const t = useText();
  const logout = useLogout();
  const confirmDialog = useConfirm();
  const unsaved = useContext(UnsavedContext);
  const confirmSignOut = () =>
    confirmDialog({
      title: t('ui.signOut.title'),
      text: t('ui.signOut.text'),
      confirmLabel: t('failure.signOut'),
      cancel: t('ui.signOut.stay'),
      danger: true,
    });
  return () => void signOut(logout, confirmSignOut, unsaved.any());
}
