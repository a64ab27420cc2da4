import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useAskList } from '../../../calls/useAskList.ts';
import { FindHere, SEARCHED_FROM } from '../../../lists/FindHere.tsx';
import type { SmallColumn } from '../../../lists/small/columns.ts';
import { SmallTable } from '../../../lists/small/SmallTable.tsx';
import { useWholePages } from '../../../lists/small/useWholePages.ts';
import { useFind } from '../../../lists/useFind.ts';
import { applicationParts } from '../../../platform/applicationParts.ts';
import { userName } from '../../../platform/userName.ts';
import type { User } from '../../../platform/users.ts';
import type { FieldOf } from '../../../ui/fieldLabel.ts';
import { count } from '../../../ui/formats.ts';
import { paths } from '../../../ui/paths.ts';
import { useText } from '../../../ui/useText.ts';
import type { TabProps } from '../tabs.tsx';
import styles from '../parts.module.css';

const PREFIX = 'override';
const PAGE_SIZE = 24;

/** Who may use the application without a subscription; there is no call to change that. */
export default function OverrideUsersTab({ application: { _id } }: TabProps) {
  const t = useText();
  const { asked, rows, odd } = useAskList(applicationParts.overrideUsers, { path: { appId: _id } }, { enabled: _id !== '' });
  const { typed, type, wanted } = useFind(PREFIX);
  const found = useMemo(() => (wanted ? rows.filter(user => `${userName(user)} ${user.email ?? ''}`.toLocaleLowerCase().includes(wanted)) : rows), [rows, wanted]);
  const pages = useWholePages({ rows: asked.data === undefined ? undefined : found, odd, error: asked.error, refetch: asked.refetch, prefix: PREFIX, pageSize: PAGE_SIZE });
  const columns: SmallColumn<User, FieldOf<'overrideUsers'>>[] = [
    { source: 'name', text: userName, draw: user => <Link to={paths.user(user._id)}>{userName(user)}</Link>, width: 34 },
    { source: 'email', text: ({ email }) => email ?? '', width: 36 },
    { source: 'role', text: ({ role }) => role ?? '', width: 15 },
    { source: 'active', text: ({ isActive }) => (isActive === undefined ? '' : t(isActive ? 'ui.yes' : 'ui.no')), width: 15 },
  ];
  return (
    <section aria-labelledby="override-users" className={styles.part}>
      <div className={styles.head}>
        <h2 id="override-users">
          {t('overrideUsers.title')} <span className={styles.count}>{rows.length ? count(rows.length) : ''}</span>
        </h2>
        {rows.length >= SEARCHED_FROM ? <FindHere title={t('overrideUsers.title')} typed={typed} type={type} /> : null}
      </div>
      <p className="secondary">{t('overrideUsers.hint')}</p>
      {wanted && rows.length && !found.length ? <p className="secondary">{t('ui.nothingFits')}</p> : <SmallTable area="overrideUsers" pages={pages} columns={columns} />}
    </section>
  );
}
