import { useRef } from 'react';
import { PageFoot } from '../lists/PageFoot.tsx';
import { useRowPages } from '../lists/small/useRowPages.ts';
import type { SubscriptionEntry, Subscriptions } from '../platform/subscriptions.ts';
import { userName } from '../platform/userName.ts';
import type { User } from '../platform/users.ts';
import { OddRows } from '../ui/OddRows.tsx';
import { State } from '../ui/State.tsx';
import { useText } from '../ui/useText.ts';
import { ActiveEntry } from './ActiveEntry.tsx';
import { AwaitedEntry } from './AwaitedEntry.tsx';
import styles from './billing.module.css';
import { CancelButton } from './CancelButton.tsx';
import { EntriesHead } from './EntriesHead.tsx';
import { unpaid } from './payments.ts';
import { ResubscribeButton } from './ResubscribeButton.tsx';
import { actionsOf } from './states.ts';
import { useEntries, type NamedEntry } from './useEntries.ts';
import { useFound } from './useFound.ts';
import { useManages } from './useManages.ts';

interface Props {
  /** Missing until they are read. */
  subscriptions: Subscriptions | undefined;
  /** Whose they are; one's own where missing. */
  of?: User;
}

/** Of their parameters in the address. */
const PREFIX = 'active';
const PAGE_SIZE = 10;
const NONE: SubscriptionEntry[] = [];

/** The subscriptions that run, those with a payment that failed first. */
export function ActiveSubscriptions({ subscriptions, of }: Props) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const manages = useManages(of);
  const entries = useEntries(subscriptions?.active ?? NONE);
  const search = useFound(entries, PREFIX);
  const owing = search.found.filter(({ payments }) => unpaid(payments));
  const { shown, last, go, ...pages } = useRowPages(
    [...owing, ...search.found.filter(entry => !owing.includes(entry))],
    { prefix: PREFIX, pageSize: PAGE_SIZE },
  );
  const title = t('subscriptions.entry.active');
  const toPage = (page: number) => {
    go(page);
    heading.current?.scrollIntoView({ block: 'nearest' });
  };
  const actsOf = (entry: NamedEntry) => {
    const { cancel, resubscribe } = actionsOf(entry);
    return (
      <>
        {resubscribe ? <ResubscribeButton entry={entry} subscriptions={subscriptions!} of={of} /> : null}
        {cancel ? <CancelButton entry={entry} of={of} done={() => heading.current?.focus()} /> : null}
      </>
    );
  };
  return (
    <section className="panel" aria-label={title}>
      <EntriesHead ref={heading} title={title} total={subscriptions && entries.length} search={search} />
      <OddRows count={subscriptions?.odd.active ?? 0} />
      {subscriptions ? null : <AwaitedEntry />}
      {entries.length || !subscriptions ? null : (
        <State
          kind="empty"
          heading="h3"
          title={t('subscriptions.entry.noneActive')}
          text={
            of
              ? t('subscriptions.entry.noneActiveOf', { name: userName(of) })
              : t('subscriptions.entry.noneActiveHint')
          }
        />
      )}
      {entries.length && !shown.length ? <p className={styles.nothing}>{t('list.nothingFound')}</p> : null}
      {shown.length ? (
        <ul>
          {shown.map(entry => (
            <ActiveEntry
              key={entry._id}
              entry={entry}
              subscriptions={subscriptions!}
              of={of}
              act={manages ? actsOf(entry) : null}
            />
          ))}
        </ul>
      ) : null}
      {last > 1 ? (
        <div className={styles.foot}>
          <PageFoot {...pages} go={toPage} />
        </div>
      ) : null}
    </section>
  );
}
