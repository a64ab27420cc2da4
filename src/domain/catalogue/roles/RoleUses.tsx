import GroupIcon from '@mui/icons-material/GroupOutlined';
import type { ReactNode } from 'react';
import { useEndpointList } from '../../../data/useEndpointList.ts';
import { CATALOGUE_KINDS } from '../../../platform/resources.ts';
import { roles } from '../../../platform/roles.ts';
import { useJoinNames } from '../../../ui/useJoinNames.ts';
import { useText } from '../../../ui/useText.ts';
import { useUsersByName } from '../../people/useUsersByName.ts';
import { kindIcons } from '../kindIcons.tsx';
import styles from './RoleUses.module.css';
import { useCarriers, useCountedCarriers } from './useCarriers.ts';

/** Counts and names the users, purposes, toolgroups and tools with a role. */
export default function RoleUses({ roleId, name }: { roleId: string; name: string }) {
  const t = useText();
  const counted = useCountedCarriers();
  const users = useEndpointList(roles.users, { path: { roleId } });
  const { rows, nameOf } = useUsersByName(users.rows);
  const { carriers, isError } = useCarriers(roleId);
  if (users.query.isError || isError)
    return <p className="note warn">{t('catalogue.uses.unknown', { name })}</p>;
  if (!users.query.data || !carriers)
    return <p className="secondary">{t('catalogue.uses.counting', { name })}</p>;
  if (!users.rows.length && !carriers.length)
    return <p className="secondary">{t('resources.roles.uses.nobody')}</p>;
  return (
    <ul className={styles.lines}>
      <Use
        icon={<GroupIcon />}
        text={t('resources.roles.uses.users', { smart_count: users.rows.length })}
        names={rows.map(user => nameOf(user).text || t('ra.page.loading'))}
      />
      {CATALOGUE_KINDS.map(kind => {
        const own = carriers.filter(carrier => carrier.kind === kind);
        const Icon = kindIcons[kind];
        return own.length ? (
          <Use
            key={kind}
            icon={<Icon />}
            text={t('resources.roles.uses.carry', counted(own))}
            names={own.map(({ name }) => name)}
          />
        ) : null;
      })}
    </ul>
  );
}

function Use({ icon, text, names }: { icon: ReactNode; text: string; names: string[] }) {
  const listed = useJoinNames();
  return (
    <li className={styles.use}>
      {icon}
      <span>{text}</span>
      {names.length ? <span className="secondary">{listed(names)}</span> : null}
    </li>
  );
}
