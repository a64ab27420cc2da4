import { useRef, useState } from 'react';
import { AskedState } from '../../../calls/AskedState.tsx';
import { StaleNote } from '../../../calls/StaleNote.tsx';
import { useAskList } from '../../../calls/useAskList.ts';
import { ownParameters } from '../../../lists/ownParameters.ts';
import { useOwnParameters } from '../../../lists/useOwnParameters.ts';
import { notifications } from '../../../platform/notifications.ts';
import { OddRows } from '../../../ui/OddRows.tsx';
import { State } from '../../../ui/State.tsx';
import { StaysOnPage } from '../../../ui/unsaved/unsaved.ts';
import { useText } from '../../../ui/useText.ts';
import { GroupHead } from './GroupHead.tsx';
import { GroupList } from './GroupList.tsx';
import { NewGroup } from './NewGroup.tsx';
import { Newsletter } from './Newsletter.tsx';
import { NotificationForm } from './NotificationForm.tsx';
import { NotificationList } from './NotificationList.tsx';
import styles from './notifications.module.css';
import { keyOf, piecesOf, placeIn } from './pieces.ts';
import { useGroupName } from './useGroup.ts';

const PREFIX = 'news';
const GROUP = 'group';
const PIECE = 'item';

/** The news of each day (spec 2 §2). Which group and which of its notifications is looked at stands in the address. */
export default function NotificationsTab() {
  const t = useText();
  const nameOf = useGroupName();
  const { asked, rows, odd } = useAskList(notifications.list, {});
  const { own, hrefOf, go } = useOwnParameters(PREFIX);
  // Where the address names none it is the first, and stays it, whatever order the list comes in later.
  const [below, setBelow] = useState<HTMLElement | null>(null);
  const latest = useRef<string>(undefined);
  const called = (id: string | null | undefined) => rows.find(({ _id }) => _id === id);
  const group = called(own.get(GROUP)) ?? called(latest.current) ?? rows[0];
  latest.current = group?._id;
  const pieces = group ? piecesOf(group) : [];
  const wanted = own.get(PIECE);
  const at = Math.max(0, placeIn(pieces, wanted));
  const piece = pieces[at];
  const key = piece && keyOf(piece, at);
  const to = (id: string, item?: string) =>
    hrefOf(new URLSearchParams({ [GROUP]: id, ...(item && { [PIECE]: item }) }));
  const open = (id: string, item?: string) => void go(to(id, item));
  const start = (
    <div className="panel">
      <AskedState
        asked={asked}
        loadError="notifications.loadError"
        empty={{ title: 'notifications.empty', text: 'notifications.emptyHint' }}
      />
      {asked.isPending || asked.error ? null : (
        <div className={styles.first}>
          <NewGroup groups={rows} open={open} />
        </div>
      )}
    </div>
  );
  return (
    <StaysOnPage
      value={search =>
        [GROUP, PIECE].every(name => ownParameters(PREFIX, search).get(name) === own.get(name))
      }
    >
      {group && asked.error ? (
        <StaleNote error={asked.error} loadError="notifications.loadError" retry={asked.refetch} />
      ) : null}
      <OddRows count={odd} />
      {group ? (
        <div className={`panel ${styles.center}`}>
          <GroupList groups={rows} chosen={group._id} hrefOf={id => to(id)} open={open} />
          <section className={styles.group} aria-label={nameOf(group)}>
            <GroupHead key={group._id} group={group} leave={() => void go(hrefOf(new URLSearchParams()))} />
            <div className={styles.inside}>
              <NotificationList
                key={group._id}
                group={group}
                chosen={key}
                hrefOf={item => to(group._id!, item)}
                open={item => open(group._id!, item)}
              />
              {piece && key !== undefined ? (
                <NotificationForm
                  key={`${group._id} ${key}`}
                  group={group}
                  piece={piece}
                  own={key}
                  below={below}
                />
              ) : (
                <State
                  kind="empty"
                  heading="h3"
                  title={t('notifications.choose')}
                  text={t('notifications.chooseHint')}
                />
              )}
            </div>
          </section>
        </div>
      ) : asked.isPending ? (
        start
      ) : null}
      <div className={styles.below}>
        {group || asked.isPending ? <div ref={setBelow} /> : start}
        <Newsletter group={group ?? (asked.isPending ? undefined : null)} />
      </div>
    </StaysOnPage>
  );
}
