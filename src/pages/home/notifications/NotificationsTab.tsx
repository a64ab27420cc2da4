import { useState } from 'react';
import { useEndpointList } from '../../../data/useEndpointList.ts';
import { GROUP_PARAM, NOTIFICATIONS_PARAM } from '../../../domain/organizations/notificationCenter.ts';
import { notifications } from '../../../platform/notifications.ts';
import { StaleNote } from '../../../ui/failure/StaleNote.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { SkippedRows } from '../../../ui/SkippedRows.tsx';
import { State } from '../../../ui/State.tsx';
import { StaysOnPage } from '../../../ui/unsaved/unsaved.ts';
import { readPrefixedParams } from '../../../ui/url/prefixedParams.ts';
import { usePrefixedParams } from '../../../ui/url/usePrefixedParams.ts';
import { useOpenEntry } from '../../../ui/useOpenEntry.ts';
import { useText } from '../../../ui/useText.ts';
import { GroupList } from './GroupList.tsx';
import { GroupPanel } from './GroupPanel.tsx';
import styles from './groups.module.css';
import { NewNotificationGroup } from './NewNotificationGroup.tsx';
import { Newsletter } from './Newsletter.tsx';
import panelStyles from './panels.module.css';

const PIECE = 'item';

/**
 * Shows the notifications of each day (docs/behaviour.md 2 §2). The URL contains which group and notification
 * are open.
 */
export default function NotificationsTab() {
  const t = useText();
  const { query, rows, skippedCount } = useEndpointList(notifications.list, {});
  const { own, hrefOf, go } = usePrefixedParams(NOTIFICATIONS_PARAM);
  const [below, setBelow] = useState<HTMLElement | null>(null);
  const isReading = query.isFetching;
  const {
    chosen: group,
    isDeleted,
    isMissing,
    removing,
  } = useOpenEntry({
    rows: query.isPending ? undefined : rows,
    keyOf: one => one._id!,
    wanted: own.get(GROUP_PARAM),
    isReading,
  });
  const to = (id: string, item?: string) => {
    // The search and page in the URL belong to one group.
    const next = new URLSearchParams(id === group?._id ? own : {});
    next.set(GROUP_PARAM, id);
    next.delete(PIECE);
    if (item) next.set(PIECE, item);
    return hrefOf(next);
  };
  const openGroup = (id: string, item?: string) => void go(to(id, item));
  const start = (
    <div className="panel">
      <QueryState
        query={query}
        loadError="error.loadData"
        empty={{ title: 'resources.notifications.empty', text: 'resources.notifications.invite' }}
      />
      {query.isPending || query.error ? null : (
        <div className={styles.first}>
          <NewNotificationGroup groups={rows} onOpen={openGroup} />
        </div>
      )}
    </div>
  );
  return (
    <StaysOnPage
      value={search =>
        [GROUP_PARAM, PIECE].every(
          name => readPrefixedParams(NOTIFICATIONS_PARAM, search).get(name) === own.get(name),
        )
      }
    >
      {group && query.error ? (
        <StaleNote error={query.error} loadError="error.loadData" retry={query.refetch} />
      ) : null}
      <SkippedRows count={skippedCount} />
      {group || (isMissing && rows.length) ? (
        <div className={`panel ${styles.center}`}>
          <GroupList groups={rows} chosen={group?._id} hrefOf={id => to(id)} onOpen={openGroup} />
          {group ? (
            <GroupPanel
              key={group._id}
              group={group}
              isDeleted={isDeleted}
              groups={rows}
              wanted={own.get(GROUP_PARAM) === group._id ? own.get(PIECE) : null}
              isReading={isReading}
              hrefOf={item => to(group._id!, item)}
              onOpen={openGroup}
              leave={async remove => {
                const { href } = location;
                if ((await removing(group._id!, remove)) && location.href === href)
                  void go(hrefOf(new URLSearchParams()));
              }}
              below={below}
            />
          ) : (
            <State kind="gone" title={t('resources.notifications.deletion.noGroup')} text={t('ui.noSuch')} />
          )}
        </div>
      ) : query.isPending ? (
        start
      ) : null}
      <div className={panelStyles.below}>
        {group || query.isPending || rows.length ? <div ref={setBelow} /> : start}
        <Newsletter group={isDeleted ? null : (group ?? (query.isPending ? undefined : null))} />
      </div>
    </StaysOnPage>
  );
}
