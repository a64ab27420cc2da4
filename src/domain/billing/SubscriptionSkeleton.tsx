import { useText } from '../../ui/useText.ts';
import styles from './billing.module.css';
import { SubscriptionFacts } from './SubscriptionHeader.tsx';

const FACTS = ['started', 'cycle', 'renewal'] as const;

/** Reserves the space of a subscription while it loads. */
export function SubscriptionSkeleton() {
  const t = useText();
  const bar = (width: string) => <span className="skeleton" style={{ width }} />;
  return (
    <div className={styles.entry} aria-busy="true">
      <span className="visually-hidden">{t('ra.page.loading')}</span>
      <div className={styles.head}>
        <div className={styles.name} style={{ flex: 1 }}>
          <h3>{bar('30%')}</h3>
          <p>{bar('20%')}</p>
        </div>
      </div>
      <SubscriptionFacts
        facts={FACTS.map(fact => ({ label: t(`subscriptions.entry.fact.${fact}`), value: bar('60%') }))}
      />
      <div className={styles.awaitedHistory}>{bar('104px')}</div>
    </div>
  );
}
