import GroupIcon from '@mui/icons-material/GroupOutlined';
import WorkIcon from '@mui/icons-material/WorkOutlineOutlined';
import { readList } from '../../client/dialect.ts';
import { roles } from '../../platform/roles.ts';
import { useAsk } from '../../calls/useAsk.ts';
import { useText } from '../../ui/useText.ts';

/** Where a role is used: how many users have it and how many purposes carry it. */
export function RoleUses({ roleId }: { roleId: string }) {
  const t = useText();
  const users = useAsk(roles.users, { path: { roleId } });
  const purposes = useAsk(roles.purposes, { path: { roleId } });
  if (users.isError || purposes.isError) return <p className="note warn">{t('roles.uses.unknown')}</p>;
  if (!users.data || !purposes.data) return <p className="secondary">{t('roles.uses.counting')}</p>;
  const [people, carried] = [readList(users.data).data.length, readList(purposes.data).data.length];
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
