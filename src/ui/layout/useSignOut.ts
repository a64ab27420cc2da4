import { signOut } from '../../drafts/signOut.ts';
import { useConfirm } from '../dialog/ConfirmProvider.tsx';
import { useText } from '../useText.ts';

/** Signs out, asking first where something is unsaved. */
export function useSignOut() {
  const t = useText();
  const confirm = useConfirm();
  return () =>
    void signOut(() =>
      confirm({
        title: t('failure.signOutTitle'),
        text: t('failure.signOutText'),
        confirm: t('failure.signOut'),
        cancel: t('failure.stay'),
        danger: true,
      }),
    );
}
