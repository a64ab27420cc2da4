import { useContext } from 'react';
import { signOut } from '../../drafts/signOut.ts';
import { useConfirm } from '../dialog/ConfirmProvider.tsx';
import { UnsavedContext } from '../form/unsaved.ts';
import { useText } from '../useText.ts';

/** Signs out, asking first where something is unsaved. */
export function useSignOut() {
  const t = useText();
  const confirm = useConfirm();
  const unsaved = useContext(UnsavedContext);
  const ask = () =>
    confirm({
      title: t('failure.signOutTitle'),
      text: t('failure.signOutText'),
      confirm: t('failure.signOut'),
      cancel: t('failure.stay'),
      danger: true,
    });
  return () => void signOut(ask, unsaved.any());
}
