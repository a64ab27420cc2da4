import { useMemo, useRef } from 'react';
import { useCan } from '../../auth/AccessProvider.tsx';
import { useFreshIdentity } from '../../auth/useIdentity.ts';
import { readSubscriptions } from '../../platform/subscriptions.ts';
import { FailedState } from '../../ui/failure/FailedState.tsx';
import { StaleNote } from '../../ui/failure/StaleNote.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { StaysOnPage } from '../../ui/unsaved/unsaved.ts';
import { useText } from '../../ui/useText.ts';
import { OwnAccount } from './OwnAccount.tsx';
import { OwnSubscriptions } from './OwnSubscriptions.tsx';

/**
 * The user's own cards and subscriptions (docs/behaviour.md 1 §2). Plain users come here from '/'
 * (docs/decisions/home-page.md), so the page also links to the rest of their account.
 */
export default function SubscriptionsPage() {
  const t = useText();
  const can = useCan();
  const { own, error, retry } = useOwn();
  return (
    <>
      <PageHead title={t('subscriptions.title')} />
      <div className="stack">
        {error && own ? <StaleNote error={error} loadError="failure.userInfo" retry={retry} /> : null}
        {error && !own ? (
          <div className="panel">
            <FailedState error={error} loadError="failure.userInfo" retry={retry} />
          </div>
        ) : (
          // Expanding payments and turning pages keep the input in the form of a card.
          <StaysOnPage value>
            <OwnSubscriptions own={own} />
          </StaysOnPage>
        )}
        {can({ action: 'list', resource: 'main' }) ? null : <OwnAccount />}
      </div>
    </>
  );
}

/** Reads the user's cards and subscriptions each time the page opens. Undefined until then. */
function useOwn() {
  const { identity, error, isFetchedAfterMount, refetch } = useFreshIdentity();
  const read = useRef(false);
  if (isFetchedAfterMount && !error) read.current = true;
  const isRead = read.current;
  const own = useMemo(
    () => (isRead && identity ? readSubscriptions(identity) : undefined),
    [isRead, identity],
  );
  return { own, error, retry: () => void refetch() };
}
