import GroupIcon from '@mui/icons-material/GroupOutlined';
import WorkIcon from '@mui/icons-material/WorkOutlineOutlined';
import type { ReactNode } from 'react';
import { roles } from '../../platform/roles.ts';
import { userName } from '../../platform/userName.ts';
import { useAskList } from '../../calls/useAskList.ts';
import { useListed } from '../../ui/useListed.ts';
import { useText } from '../../ui/useText.ts';
import styles from './RoleUses.module.css';

/** Where a role is used: which users have it and which purposes carry it, by numbers and names. */
export function RoleUses({ roleId }: { roleId: string }) {
  const t = useText();
  const users = useAskList(roles.users, { path: { roleId } });
  const purposes = useAskList(roles.purposes, { path: { roleId } });
  if (users.asked.isError || purposes.asked.isError) return <p className="note warn">{t('roles.uses.unknown')}</p>;
  if (!users.asked.data || !purposes.asked.data) return <p className="secondary">{t('roles.uses.counting')}</p>;
  const [people, carried] = [users.rows.length, purposes.rows.length];
  if (!people && !carried) return <p className="secondary">{t('roles.uses.nobody')}</p>;
  return (
    <ul className={styles.lines}>
      <Use icon={<GroupIcon />} text={t('roles.uses.users', { smart_count: people })} names={users.rows.map(userName)} />
      <Use
        icon={<WorkIcon />}
        text={t('roles.uses.purposes', { smart_count: carried })}
        names={[...new Set(purposes.rows.map(({ purposeName, _id }) => purposeName || _id))]}
      />
    </ul>
  );
}

function Use({ icon, text, names }: { icon: ReactNode; text: string; names: string[] }) {
  const listed = useListed();
  return (
    <li className={styles.use}>
      {icon}
      <span>{text}</span>
      {names.length ? <span className="secondary">{listed(names)}</span> : null}
    </li>
  );
}
