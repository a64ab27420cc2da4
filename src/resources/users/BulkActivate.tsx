import { useCallback } from 'react';
import { BulkResultsDialog } from '../../admin/bulk/BulkResultsDialog.tsx';
import { useCan } from '../../auth/AccessProvider.tsx';
import { useIdentity } from '../../auth/useIdentity.ts';
import { useUserBulkTexts } from '../../domain/people/useUserBulkTexts.ts';
import { userName } from '../../platform/userName.ts';
import { useText } from '../../ui/useText.ts';
import type { UserBulkActionProps } from './UserBulkActionProps.ts';
import type { UserRecord } from './userRecord.ts';
import { isActive, useSetActive } from './useSetActive.ts';

/** Activates or deactivates the selected users. Users already in that state, or whom the signed-in user may not edit, are skipped. */
export function BulkActivate({
  active,
  users,
  updateRecord,
  onClose,
}: UserBulkActionProps & { active: boolean }) {
  const t = useText();
  const can = useCan();
  const me = useIdentity();
  const unchanged = users.filter(user => isActive(user) === active);
  const others = users.filter(user => isActive(user) !== active);
  const records = others.filter(user => can({ action: 'edit', resource: 'users', record: user }));
  const forbidden = others.filter(user => !can({ action: 'edit', resource: 'users', record: user }));
  const admins = records.filter(({ role }) => role === 'admin' || role === 'superadmin');

  const setActive = useSetActive();
  const setAndUpdate = useCallback(
    async (user: UserRecord, nextActive: boolean) => updateRecord(await setActive(user, nextActive)),
    [setActive, updateRecord],
  );
  const [name, inverse] = active
    ? (['activate', 'deactivate'] as const)
    : (['deactivate', 'activate'] as const);
  const { texts, describeUsers } = useUserBulkTexts(name, records.length);
  const includesMe = records.some(({ _id }) => _id === me._id);
  const consequence =
    active || !records.length
      ? ''
      : t(includesMe ? 'userBulk.you' : 'userBulk.back', { smart_count: records.length });
  const lines = [
    describeUsers(`userBulk.changes.${name}`, records),
    [active ? '' : describeUsers('userBulk.admins', admins), consequence].filter(Boolean).join(' '),
    describeUsers(`userBulk.stay.${name}`, unchanged),
    describeUsers('userBulk.refused', forbidden),
  ];
  return (
    <BulkResultsDialog<UserRecord>
      texts={texts}
      paragraphs={lines.filter(Boolean)}
      danger={!active}
      records={records}
      nameOf={userName}
      action={{ perform: user => setAndUpdate(user, active) }}
      undo={{
        doneText: done => describeUsers(`userBulk.told.${name}`, done),
        inverse: { perform: user => setAndUpdate({ ...user, isActive: active }, !active) },
        undoneText: back => describeUsers(`userBulk.told.${inverse}`, back),
      }}
      onClose={onClose}
    />
  );
}
