import { useAction } from '../../activity/useAction.ts';
import { useRecordContext } from '../../admin/index.ts';
import { useCan } from '../../auth/AccessProvider.tsx';
import { userName } from '../../platform/userName.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import type { UserRecord } from './userRecord.ts';
import { isActive, useSetActive } from './useSetActive.ts';

/** Lets an inactive user sign in again. `onActivated` moves the focus, because the button disappears. */
export function ActivateButton({ onActivated }: { onActivated(): void }) {
  const t = useText();
  const user = useRecordContext<UserRecord>()!;
  const can = useCan();
  const setActive = useSetActive();
  const { run, pending } = useAction({ perform: () => setActive(user, true) }, { failure: 'error.saveUser' });
  if (isActive(user) || !can({ action: 'edit', resource: 'users', record: user })) return null;

  const activate = async () => {
    const name = userName(user);
    const activated = await run(undefined, {
      undo: now => ({
        text: t('userPage.signIn.activated', { name }),
        undone: t('resources.users.notifications.undone', { name }),
        inverse: () => setActive(now, false),
      }),
    });
    if (activated) onActivated();
  };
  return (
    <TextButton small pending={pending} onClick={activate}>
      {t('userPage.signIn.activate')}
    </TextButton>
  );
}
