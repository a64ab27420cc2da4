import ShieldIcon from '@mui/icons-material/ShieldOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import { useRecordContext } from '../../admin/index.ts';
import { useText } from '../../ui/useText.ts';
import { useRoleWord } from './useRoleWord.ts';
import type { UserRecord } from './userRecord.ts';

/** What a user is and in what state, as chips with a word each. */
export function UserChips() {
  const t = useText();
  const user = useRecordContext<UserRecord>()!;
  const roleWord = useRoleWord();
  const active = user.isActive !== false;
  return (
    <div className="row" style={{ flexWrap: 'wrap' }}>
      <span className={`chip ${user.role && user.role !== 'user' ? 'act' : ''}`}>
        {user.role && user.role !== 'user' ? <ShieldIcon fontSize="small" /> : null}
        {roleWord(user.role)}
      </span>
      <span className={`chip ${active ? 'ok' : ''}`}>
        <span className={`dot ${active ? '' : 'off'}`} />
        {t(active ? 'resources.users.active' : 'resources.users.inactive')}
      </span>
      {user.provider && user.provider !== 'local' ? <span className="chip">{user.provider}</span> : null}
      {user.emailVerification?.verified === false ? (
        <span className="chip warn">
          <WarningAmberIcon fontSize="small" />
          {t('userPage.info.unverified')}
        </span>
      ) : null}
    </div>
  );
}
