import { RecordsIterator, useListContext } from '../../admin/index.ts';
import { formatEpochDate } from '../../ui/formats.ts';
import { Time } from '../../ui/Time.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './billing.module.css';
import type { CancelledRowsProps } from './CancelledTable.tsx';
import { SubscriptionFacts, SubscriptionHeader } from './SubscriptionHeader.tsx';
import { SubscriptionSkeleton } from './SubscriptionSkeleton.tsx';
import type { SubscriptionRecord } from './useNamedSubscriptions.ts';

/** Lists cancelled subscriptions on narrow screens, where `CancelledTable` does not fit. */
export function CancelledList({ actions }: CancelledRowsProps) {
  const t = useText();
  const { data } = useListContext<SubscriptionRecord>();
  if (!data) return <SubscriptionSkeleton />;
  return (
    <ul>
      <RecordsIterator<SubscriptionRecord>
        render={({ entry }) => (
          <li className={styles.entry}>
            <SubscriptionHeader actions={actions} />
            <SubscriptionFacts
              facts={[
                {
                  label: t('subscriptions.entry.column.cancelled'),
                  value: <Time seconds={entry.canceledAt} format={formatEpochDate} />,
                },
                {
                  label: t('subscriptions.entry.column.ended'),
                  value: <Time seconds={entry.endedAt} format={formatEpochDate} />,
                },
              ]}
            />
          </li>
        )}
      />
    </ul>
  );
}
