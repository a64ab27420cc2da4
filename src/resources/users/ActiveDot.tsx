import { useRecordContext } from '../../admin/index.ts';
import { useText } from '../../ui/useText.ts';
import type { UserRecord } from './userRecord.ts';

/** Whether a user is active, as a dot with a text for screen readers. Each row of the list has one, so it subscribes to nothing. */
export function ActiveDot() {
  const t = useText();
  const isActive = useRecordContext<UserRecord>()?.isActive !== false;
  const text = t(isActive ? 'resources.users.active' : 'resources.users.inactive');
  return (
    <>
      <span className={isActive ? 'dot' : 'dot off'} role="img" aria-label={`${text}:`} title={text} />{' '}
    </>
  );
}
