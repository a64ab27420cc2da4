import { useCallback } from 'react';
import { BulkResultsDialog } from '../../admin/bulk/BulkResultsDialog.tsx';
import { useCan } from '../../auth/AccessProvider.tsx';
import { useIdentity } from '../../auth/useIdentity.ts';
import { userName } from '../../platform/userName.ts';
import { useText } from '../../ui/useText.ts';
import { useBulkWords } from './useBulkWords.ts';
import type { UserBulkActionProps } from './userBulkActions.ts';
import type { UserRecord } from './userRecord.ts';
import { isActive, useSetActive } from './useSetActive.ts';

/** Activates or deactivates the ticked users; users who are so already, or who may not be changed, stay as they are. */
export function BulkActivate({ active, users, renew, close }: UserBulkActionProps & { active: boolean }) {
  const t = useText();
  const can = useCan();
  const me = useIdentity();
  const already = users.filter(user => isActive(user) === active);
  const others = users.filter(user => isActive(user) !== active);
  const records = others.filter(user => can({ action: 'edit', resource: 'users', record: user }));
  const refused = others.filter(user => !can({ action: 'edit', resource: 'users', record: user }));
  const admins = records.filter(({ role }) => role === 'admin' || role === 'superadmin');

  const set = useSetActive();
  const setAndRenew = useCallback(
    async (user: UserRecord, to: boolean) => renew(await set(user, to)),
    [set, renew],
  );
  const [name, inverse] = active
    ? (['activate', 'deactivate'] as const)
    : (['deactivate', 'activate'] as const);
  const { words, about } = useBulkWords(name, records.length);
  const self = records.some(({ _id }) => _id === me._id);
  const afterwards =
    active || !records.length
      ? ''
      : t(self ? 'userBulk.you' : 'userBulk.back', { smart_count: records.length });
  const lines = [
    about(`userBulk.changes.${name}`, records),
    [active ? '' : about('userBulk.admins', admins), afterwards].filter(Boolean).join(' '),
    about(`userBulk.stay.${name}`, already),
    about('userBulk.refused', refused),
  ];
  return (
    <BulkResultsDialog<UserRecord>
      texts={words}
      paragraphs={lines.filter(Boolean)}
      danger={!active}
      records={records}
      nameOf={userName}
      action={{ perform: user => setAndRenew(user, active) }}
      undo={{
        doneText: done => about(`userBulk.told.${name}`, done),
        inverse: { perform: user => setAndRenew({ ...user, isActive: active }, !active) },
        undoneText: back => about(`userBulk.told.${inverse}`, back),
      }}
      onClose={close}
    />
  );
}
