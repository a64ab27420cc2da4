import GroupIcon from '@mui/icons-material/GroupOutlined';
import WorkIcon from '@mui/icons-material/WorkOutlineOutlined';
import { roles } from '../../platform/roles.ts';
import { useAskList } from '../../calls/useAskList.ts';
import { useText } from '../../ui/useText.ts';

/** Where a role is used: how many users have it and how many purposes carry it. */
export function RoleUses({ roleId }: { roleId: string }) {
  const t = useText();
  const users = useAskList(roles.users, { path: { roleId } });
  const purposes = useAskList(roles.purposes, { path: { roleId } });
  if (users.asked.isError || purposes.asked.isError) return <p className="note warn">{t('roles.uses.unknown')}</p>;
  if (!users.asked.data || !purposes.asked.data) return <p className="secondary">{t('roles.uses.counting')}</p>;
  const [people, carried] = [users.rows.length, purposes.rows.length];
  if (!people && !carried) return <p className="secondary">{t('roles.uses.nobody')}</p>;
  return (
    <ul>
      <li className="row">
        <GroupIcon />
        {t('roles.uses.users', { smart_count: people })}
      </li>
      <li className="row">
        <WorkIcon />
        {t('roles.uses.purposes', { smart_count: carried })}
      </li>
    </ul>
  );
}
