import { dayOf } from '../ui/formats.ts';
import { useText } from '../ui/useText.ts';
import { AwaitedEntry } from './AwaitedEntry.tsx';
import styles from './billing.module.css';
import type { CancelledDrawing } from './CancelledTable.tsx';
import { EntryFacts } from './EntryFacts.tsx';
import { EntryHead } from './EntryHead.tsx';

/** The same where there is none: each with its facts below its name. */
export function CancelledList({ entries, acts }: CancelledDrawing) {
  const t = useText();
  if (!entries) return <AwaitedEntry />;
  return (
    <ul>
      {entries.map(entry => (
        <li key={entry._id} className={styles.entry}>
          <EntryHead entry={entry} act={acts(entry)} />
          <EntryFacts
            facts={[
              { label: t('subscriptions.entry.column.cancelled'), value: dayOf(entry.canceledAt) },
              { label: t('subscriptions.entry.column.ended'), value: dayOf(entry.endedAt) },
            ]}
          />
        </li>
      ))}
    </ul>
  );
}
