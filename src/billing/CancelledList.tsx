import { dayOf, orEmpty } from '../ui/formats.ts';
import { NameText } from '../ui/Name.tsx';
import { useText } from '../ui/useText.ts';
import { AwaitedEntry } from './AwaitedEntry.tsx';
import styles from './billing.module.css';
import type { CancelledDrawing } from './CancelledTable.tsx';
import { PlanText, PriceText } from './words.tsx';

/** The same where there is none: each with its facts below its name. */
export function CancelledList({ entries, acts }: CancelledDrawing) {
  const t = useText();
  if (!entries) return <AwaitedEntry />;
  return (
    <ul>
      {entries.map(entry => (
        <li key={entry._id} className={styles.entry}>
          <div className={styles.head}>
            <div className={styles.name}>
              <h3>
                <NameText name={entry.applicationName} />
              </h3>
              <p>
                <PlanText entry={entry} />
              </p>
            </div>
            <div className={styles.end}>
              <span className={styles.price}>
                <PriceText entry={entry} />
              </span>
              {acts(entry)}
            </div>
          </div>
          <dl className={styles.facts}>
            <div>
              <dt>{t('subscriptions.entry.column.cancelled')}</dt>
              <dd>{orEmpty(dayOf(entry.canceledAt))}</dd>
            </div>
            <div>
              <dt>{t('subscriptions.entry.column.ended')}</dt>
              <dd>{orEmpty(dayOf(entry.endedAt))}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
