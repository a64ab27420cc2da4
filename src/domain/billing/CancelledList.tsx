import { RecordsIterator, useListContext } from '../../admin/index.ts';
import { formatEpochDate } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import { AwaitedEntry } from './AwaitedEntry.tsx';
import styles from './billing.module.css';
import type { CancelledDrawing } from './CancelledTable.tsx';
import { EntryFacts, EntryHead } from './EntryHead.tsx';
import type { EntryRecord } from './useSubscriptionEntries.ts';

/** Lists cancelled subscriptions on narrow screens, where `CancelledTable` does not fit. */
export function CancelledList({ actions }: CancelledDrawing) {
  const t = useText();
  const { data } = useListContext<EntryRecord>();
  if (!data) return <AwaitedEntry />;
  return (
    <ul>
      <RecordsIterator<EntryRecord>
        render={({ entry }) => (
          <li className={styles.entry}>
            <EntryHead actions={actions} />
            <EntryFacts
              facts={[
                {
                  label: t('subscriptions.entry.column.cancelled'),
                  value: formatEpochDate(entry.canceledAt),
                },
                { label: t('subscriptions.entry.column.ended'), value: formatEpochDate(entry.endedAt) },
              ]}
            />
          </li>
        )}
      />
    </ul>
  );
}
