import { useCallback } from 'react';
import { useMay, useMe } from '../../calls/MeContext.tsx';
import { BulkDialog } from '../../lists/bulk/BulkDialog.tsx';
import { userName } from '../../platform/userName.ts';
import { useText } from '../../ui/useText.ts';
import { useDeedWords } from './useDeedWords.ts';
import type { UserRecord } from './userColumns.ts';
import type { UserDeedProps } from './userDeeds.ts';
import { isActive, useSetActive } from './useSetActive.ts';

/** Activates or deactivates the ticked users; whoever is so already, or is not one's own to change, stays as he is. */
export function BulkActivate({ active, users, renew, close }: UserDeedProps & { active: boolean }) {
  const t = useText();
  const may = useMay();
  const me = useMe();
  const already = users.filter(user => isActive(user) === active);
  const others = users.filter(user => isActive(user) !== active);
  const records = others.filter(user => may('editUser', user));
  const refused = others.filter(user => !may('editUser', user));
  const admins = records.filter(({ role }) => role === 'admin' || role === 'superadmin');

  const set = useSetActive();
  const setAndRenew = useCallback(
    async (user: UserRecord, to: boolean) => renew(await set(user, to)),
    [set, renew],
  );
  const [deed, inverse] = active
    ? (['activate', 'deactivate'] as const)
    : (['deactivate', 'activate'] as const);
  const { words, about } = useDeedWords(deed, records.length);
  const self = records.some(({ _id }) => _id === me._id);
  const afterwards =
    active || !records.length
      ? ''
      : t(self ? 'resources.users.bulk.you' : 'resources.users.bulk.back', { smart_count: records.length });
  const lines = [
    about(`resources.users.bulk.changes.${deed}`, records),
    [active ? '' : about('resources.users.bulk.admins', admins), afterwards].filter(Boolean).join(' '),
    about(`resources.users.bulk.stay.${deed}`, already),
    about('resources.users.bulk.refused', refused),
  ];
  return (
    <BulkDialog<UserRecord>
      words={words}
      lines={lines.filter(Boolean)}
      danger={!active}
      records={records}
      nameOf={userName}
      job={useCallback(user => setAndRenew(user, active), [setAndRenew, active])}
      undo={{
        told: done => about(`resources.users.bulk.told.${deed}`, done),
        job: user => setAndRenew({ ...user, isActive: active }, !active),
        undone: back => about(`resources.users.bulk.told.${inverse}`, back),
      }}
      close={close}
    />
  );
}
