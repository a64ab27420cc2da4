import { Link } from 'react-router-dom';
import { FindHere } from '../../../lists/FindHere.tsx';
import { PageFoot } from '../../../lists/PageFoot.tsx';
import type { NotificationGroup } from '../../../platform/notifications.ts';
import { count } from '../../../ui/formats.ts';
import { useText } from '../../../ui/useText.ts';
import { GroupChips } from './GroupChips.tsx';
import { GroupDate } from './GroupDate.tsx';
import { NewGroup } from './NewGroup.tsx';
import styles from './notifications.module.css';
import { piecesOf } from './pieces.ts';
import { useGroupName } from './useGroup.ts';
import { useSidePages } from './useSidePages.ts';

interface Props {
  groups: NotificationGroup[];
  chosen: string | undefined;
  hrefOf(id: string): string;
  open(id: string): void;
}

/** The groups by their dates, and a new one. */
export function GroupList({ groups, chosen, hrefOf, open }: Props) {
  const t = useText();
  const nameOf = useGroupName();
  const { shown, found, search, foot } = useSidePages(groups, nameOf, 'group');
  return (
    <nav aria-labelledby="news-groups" className={styles.groups}>
      <div className={styles.head}>
        <h2 id="news-groups">{t('resources.notifications.groups')}</h2>
        <span className="secondary numbers">{count(groups.length)}</span>
      </div>
      <NewGroup groups={groups} open={open} />
      {search ? (
        <div className={styles.find}>
          <FindHere title={t('resources.notifications.groups')} {...search} />
        </div>
      ) : null}
      {groups.length && !found.length ? <p className={styles.nothing}>{t('list.nothingFound')}</p> : null}
      <ul>
        {shown.map(group => (
          <li key={group._id}>
            <Link
              to={hrefOf(group._id!)}
              preventScrollReset
              className={styles.row}
              {...(group._id === chosen && { 'aria-current': true })}
            >
              <span className={styles.line}>
                <span className="numbers">
                  <GroupDate group={group} />
                </span>
                <span className="secondary numbers">
                  {count(piecesOf(group).length)}{' '}
                  <span className="visually-hidden">
                    {t('resources.notifications.inIt', { smart_count: piecesOf(group).length })}
                  </span>
                </span>
              </span>
              <span className={styles.chips}>
                <GroupChips group={group} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {foot ? (
        <div className={styles.pages}>
          <PageFoot {...foot} />
        </div>
      ) : null}
    </nav>
  );
}
