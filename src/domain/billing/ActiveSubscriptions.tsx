import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import {
  NoMatches,
  RecordsIterator,
  SmallList,
  SmallPagination,
  useListContext,
  useRecordContext,
} from '../../admin/index.ts';
import type { SubscriptionEntry, Subscriptions } from '../../platform/subscriptions.ts';
import { userName } from '../../platform/userName.ts';
import type { User } from '../../platform/users.ts';
import { SkippedRows } from '../../ui/SkippedRows.tsx';
import { State } from '../../ui/State.tsx';
import { useText } from '../../ui/useText.ts';
import { ActiveEntry } from './ActiveEntry.tsx';
import { AwaitedEntry } from './AwaitedEntry.tsx';
import styles from './billing.module.css';
import { CancelButton } from './CancelButton.tsx';
import { EntriesHead } from './EntriesHead.tsx';
import { unpaid } from './payments.ts';
import { ResubscribeButton } from './ResubscribeButton.tsx';
import { actionsOf } from './states.ts';
import {
  entryRecord,
  entryText,
  useManages,
  useNamedSubscriptions,
  type EntryRecord,
} from './useSubscriptionEntries.ts';

interface Props {
  /** Undefined until they are loaded. */
  subscriptions: Subscriptions | undefined;
  /** The owner of the subscriptions. Undefined for the signed-in user. */
  of?: User;
}

const NONE: SubscriptionEntry[] = [];

/** Lists the active subscriptions. Those with an unpaid payment come first. */
export function ActiveSubscriptions({ subscriptions, of }: Props) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const manages = useManages(of);
  const entries = useNamedSubscriptions(subscriptions?.active ?? NONE);
  const owing = entries.filter(({ payments }) => unpaid(payments));
  const records = [...owing, ...entries.filter(entry => !owing.includes(entry))].map(entryRecord);
  const title = t('subscriptions.entry.active');
  return (
    <SmallList<EntryRecord>
      records={subscriptions ? records : null}
      addressPrefix="active"
      perPage={10}
      getSearchText={entryText}
    >
      <section className="panel" aria-label={title}>
        <PageScroll heading={heading} />
        <EntriesHead ref={heading} title={title} total={subscriptions && entries.length} />
        <SkippedRows count={subscriptions?.skippedCounts.active ?? 0} />
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
        {entries.length ? <NoMatches className={styles.nothing} /> : null}
        <Entries>
          <RecordsIterator<EntryRecord>>
            <ActiveEntry
              subscriptions={subscriptions!}
              of={of}
              actions={
                manages ? (
                  <ActiveActions
                    subscriptions={subscriptions!}
                    of={of}
                    done={() => heading.current?.focus()}
                  />
                ) : null
              }
            />
          </RecordsIterator>
        </Entries>
        <SmallPagination className={styles.foot} />
      </section>
    </SmallList>
  );
}

interface ActionsProps {
  subscriptions: Subscriptions;
  of: User | undefined;
  /** Moves the focus after a cancellation, because the buttons of the subscription disappear. */
  done(): void;
}

function ActiveActions({ subscriptions, of, done }: ActionsProps) {
  const { entry } = useRecordContext<EntryRecord>()!;
  const { cancel, resubscribe } = actionsOf(entry);
  return (
    <>
      {resubscribe ? <ResubscribeButton subscriptions={subscriptions} of={of} /> : null}
      {cancel ? <CancelButton of={of} done={done} /> : null}
    </>
  );
}

const Entries = ({ children }: { children: ReactNode }) =>
  useListContext().data?.length ? <ul>{children}</ul> : null;

/** Keeps the heading visible when the page of the list changes. */
function PageScroll({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const { page } = useListContext();
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current !== page) heading.current?.scrollIntoView({ block: 'nearest' });
    shownPage.current = page;
  }, [page, heading]);
  return null;
}
