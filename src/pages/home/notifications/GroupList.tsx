import { Link } from 'react-router-dom';
import {
  EmbeddedList,
  EmbeddedPagination,
  NoMatches,
  PanelSearch,
  RecordsIterator,
} from '../../../admin/index.ts';
import type { NotificationGroup } from '../../../platform/notifications.ts';
import { formatCount } from '../../../ui/formats.ts';
import { useText } from '../../../ui/useText.ts';
import { GroupChips } from './GroupChips.tsx';
import { GroupDate } from './GroupDate.tsx';
import styles from './groups.module.css';
import listStyles from './list.module.css';
import { NewNotificationGroup } from './NewNotificationGroup.tsx';
import { notificationsOf, SIDE_LIST_PAGE_SIZE } from './notifications.ts';
import { useGroupName } from './useNotificationGroup.ts';

interface GroupRecord {
  id: string;
  group: NotificationGroup;
}

interface Props {
  groups: NotificationGroup[];
  chosen: string | undefined;
  hrefOf(id: string): string;
  onOpen(id: string): void;
}

export function GroupList({ groups, chosen, hrefOf, onOpen }: Props) {
  const t = useText();
  const nameOf = useGroupName();
  const records = groups.map((group): GroupRecord => ({ id: group._id!, group }));
  return (
    <EmbeddedList<GroupRecord>
      records={records}
      addressPrefix="group"
      perPage={SIDE_LIST_PAGE_SIZE}
      getSearchText={({ group }) => nameOf(group)}
    >
      <nav aria-labelledby="news-groups" className={styles.groups}>
        <div className={styles.head}>
          <h2 id="news-groups">{t('resources.notifications.groups')}</h2>
          <span className="secondary numbers">{formatCount(groups.length)}</span>
        </div>
        <NewNotificationGroup groups={groups} onOpen={onOpen} />
        <PanelSearch
          title={t('resources.notifications.groups')}
          total={groups.length}
          minTotal={SIDE_LIST_PAGE_SIZE}
          className={listStyles.find}
        />
        {groups.length ? <NoMatches className={listStyles.nothing} /> : null}
        <ul>
          <RecordsIterator<GroupRecord>
            render={({ group }) => (
              <li>
                <Link
                  to={hrefOf(group._id!)}
                  preventScrollReset
                  className={listStyles.row}
                  {...(group._id === chosen && { 'aria-current': true })}
                >
                  <span className={styles.line}>
                    <span className="numbers">
                      <GroupDate group={group} />
                    </span>
                    <span className="secondary numbers">
                      {formatCount(notificationsOf(group).length)}{' '}
                      <span className="visually-hidden">
                        {t('resources.notifications.inIt', { smart_count: notificationsOf(group).length })}
                      </span>
                    </span>
                  </span>
                  <span className={styles.chips}>
                    <GroupChips group={group} />
                  </span>
                </Link>
              </li>
            )}
          />
        </ul>
        <EmbeddedPagination className={listStyles.pages} />
      </nav>
    </EmbeddedList>
  );
}
