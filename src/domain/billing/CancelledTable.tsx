import type { ReactNode } from 'react';
import { RecordsIterator, useListContext } from '../../admin/index.ts';
import { formatEpochDate } from '../../ui/formats.ts';
import { NameText } from '../../ui/Name.tsx';
import { Time } from '../../ui/Time.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './cancelled.module.css';
import { PriceText } from './subscriptionTexts.tsx';
import type { SubscriptionRecord } from './useNamedSubscriptions.ts';

export interface CancelledRowsProps {
  /** The buttons of a subscription. They read it by `useRecordContext`. */
  actions: ReactNode;
}

const columns = ['application', 'plan', 'price', 'cancelled', 'ended'] as const;
/** Widths of the placeholders while the rows load, in pixels. */
const widths = { application: 150, plan: 88, price: 96, cancelled: 76, ended: 76, acts: 158 };

export function CancelledTable({ actions }: CancelledRowsProps) {
  const t = useText();
  const { data } = useListContext<SubscriptionRecord>();
  return (
    <table className={styles.table} aria-busy={!data}>
      <thead>
        <tr>
          {columns.map(column => (
            <th key={column} scope="col" className={styles[column]}>
              {t(`subscriptions.entry.column.${column}`)}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{t('list.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {data ? null : (
          <tr>
            {columns.map(column => (
              <td key={column} className={styles[column]}>
                <span className="skeleton" style={{ width: widths[column] }} />
              </td>
            ))}
            <td className={styles.acts}>
              <div style={{ width: widths.acts }} />
            </td>
          </tr>
        )}
        <RecordsIterator<SubscriptionRecord>
          render={({ entry }) => (
            <tr>
              <th scope="row">
                <NameText name={entry.applicationName} />
              </th>
              <td>
                <NameText name={entry.planLabel} />
              </td>
              <td className={styles.price}>
                <PriceText entry={entry} />
              </td>
              <td className={styles.cancelled}>
                <Time seconds={entry.canceledAt} format={formatEpochDate} />
              </td>
              <td className={styles.ended}>
                <Time seconds={entry.endedAt} format={formatEpochDate} />
              </td>
              <td className={styles.acts}>
                <div>{actions}</div>
              </td>
            </tr>
          )}
        />
      </tbody>
    </table>
  );
}
