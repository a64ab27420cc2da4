import { useMay } from '../../calls/MeContext.tsx';
import { useAction } from '../../calls/useAction.ts';
import { useUndo } from '../../calls/useUndo.ts';
import { userName } from '../../platform/userName.ts';
import { Button } from '../../ui/Button.tsx';
import { useText } from '../../ui/useText.ts';
import type { UserRecord } from './userColumns.ts';
import { isActive, useSetActive } from './useSetActive.ts';

/** Lets an inactive user sign in again; `done` takes the focus, as the button goes. */
export function ActivateButton({ user, done }: { user: UserRecord; done(): void }) {
  const t = useText();
  const may = useMay();
  const set = useSetActive();
  const offerUndo = useUndo();
  const { run, pending } = useAction({ failure: 'error.saveUser' });
  const undo = useAction({ failure: 'error.saveUser' });
  if (isActive(user) || !may('editUser', user)) return null;

  const activate = async () => {
    const activated = await run(() => set(user, true));
    if (!activated) return;
    done();
    const name = userName(user);
    offerUndo(
      t('resources.users.signIn.activated', { name }),
      () => undo.run(() => set(activated, false)),
      t('resources.users.notifications.undone', { name }),
    );
  };
  return (
    <Button small pending={pending} onClick={activate}>
      {t('resources.users.signIn.activate')}
    </Button>
  );
}
