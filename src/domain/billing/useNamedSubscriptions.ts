import { useMemo } from 'react';
import { useCan } from '../../auth/AccessProvider.tsx';
import { useIdentity } from '../../auth/useIdentity.ts';
import { readList, referenceId } from '../../data/dialect.ts';
import { useEndpointQuery } from '../../data/useEndpointQuery.ts';
import { applications } from '../../platform/applications.ts';
import { isObject } from '../../platform/shape.ts';
import { subscriptionPlans } from '../../platform/subscriptionPlans.ts';
import type { SubscriptionEntry } from '../../platform/subscriptions.ts';
import { objectsIn, textIn } from '../../platform/unchecked.ts';
import type { User } from '../../platform/users.ts';
import { EMPTY, formatFrequency, formatInterval, formatMoney } from '../../ui/formats.ts';
import { plainName, unread, type Name } from '../../ui/Name.tsx';
import { useText, type TextKey } from '../../ui/useText.ts';
import { applicationName } from '../people/groupByApplication.ts';
import { NAMES_STALE_TIME, useUnknownApplication } from '../people/useNames.ts';
import { useRecordsById } from '../people/useRecordsById.ts';
import { readPeriod, readSubscription, type BillingPeriod, type Subscription } from './subscription.ts';

/** A subscription with the texts that name it and its price. */
export interface NamedSubscription extends Subscription {
  applicationName: Name;
  planLabel: Name;
  /** The length of a cycle: the plan's name for it, or a generated text. */
  duration: string;
  /** For example '$480.00' and 'year'. Both are '' if the term is unknown. */
  price: string;
  frequency: string;
}

/** Returns the name of a subscription for questions and labels. */
export const subscriptionTitle = ({ planLabel, applicationName }: NamedSubscription) =>
  `${planLabel.text}, ${applicationName.text}`;

/** Returns whether a name still loads. Questions need the names, so the actions wait for them. */
export const isNamePending = ({ planLabel, applicationName }: NamedSubscription) =>
  planLabel.as === 'awaited' || applicationName.as === 'awaited';

/** Asks for applications with their plans. Plain users may use no other list of applications. */
const withPlans = { query: { page: 1, pageSize: 0, all: 'true', expand: 'subscriptionPlans' } };

interface ReplyIndex {
  names: Map<string, string>;
  terms: Map<string, BillingPeriod>;
}

/** Collects the names and terms that IDs of applications, plans and periods refer to. */
function indexReply(reply: unknown): ReplyIndex {
  const index: ReplyIndex = { names: new Map(), terms: new Map() };
  for (const application of objectsIn(readList(reply).data)) {
    index.names.set(referenceId(application), applicationName(application));
    for (const plan of objectsIn(application.subscriptionPlans)) {
      index.names.set(referenceId(plan), textIn(plan.name));
      addTerms(index.terms, plan);
    }
  }
  return index;
}

function addTerms(terms: ReplyIndex['terms'], plan: unknown) {
  for (const period of objectsIn(isObject(plan) && plan.periods)) {
    const term = readPeriod(period);
    if (term) terms.set(referenceId(period), term);
  }
}

const isNameless = ({ application, plan, planName, period, term }: Subscription) =>
  (referenceId(application) && !applicationName(application)) ||
  (referenceId(plan) && !planName) ||
  (referenceId(period) && !term);

/**
 * Adds names and prices to subscriptions. It requests the applications with their plans only if some
 * subscription contains a bare id.
 */
export function useNamedSubscriptions(storedEntries: SubscriptionEntry[]): NamedSubscription[] {
  const t = useText();
  const { role } = useIdentity();
  const unlistedApplication = useUnknownApplication();
  const entries = useMemo(() => storedEntries.map(readSubscription), [storedEntries]);
  const enabled = entries.some(isNameless);
  const { data, isPending, isError } = useEndpointQuery(applications.list, withPlans, {
    enabled,
    staleTime: NAMES_STALE_TIME,
  });
  const { names, terms } = useMemo(() => indexReply(data), [data]);

  const unknownApplication = isError ? 'ui.unread.application' : unlistedApplication;
  const isListAwaited = enabled && isPending;
  const unlisted = isListAwaited
    ? []
    : entries.filter(({ plan, planName }) => referenceId(plan) && !planName && !names.get(referenceId(plan)));
  // Plain users may not read plans.
  const plans = useRecordsById(
    role === 'user' ? undefined : subscriptionPlans.info,
    [...new Set(unlisted.map(({ plan }) => referenceId(plan)))],
    NAMES_STALE_TIME,
  );

  const referenceName = (ref: unknown, own: string, unknown: TextKey): Name => {
    const id = referenceId(ref);
    const read = plans.get(id);
    const text = own || names.get(id) || textIn(isObject(read?.data) && read.data.name);
    if (text || !id) return plainName(text || EMPTY);
    return isListAwaited || read?.isPending ? { text: '', as: 'awaited' } : unread(t(unknown), id);
  };
  return entries.map(entry => {
    const own = new Map<string, BillingPeriod>();
    addTerms(own, entry.plan);
    addTerms(own, plans.get(referenceId(entry.plan))?.data);
    const term = entry.term ?? own.get(referenceId(entry.period)) ?? terms.get(referenceId(entry.period));
    return {
      ...entry,
      term,
      applicationName: referenceName(
        entry.application,
        applicationName(entry.application),
        unknownApplication,
      ),
      planLabel: referenceName(entry.plan, entry.planName, 'ui.unread.plan'),
      duration: term ? term.name || formatInterval(term.times, term.interval) : '',
      price: term ? formatMoney(term.price, term.currency) : '',
      frequency: term ? formatFrequency(term.times, term.interval) : '',
    };
  });
}

export interface SubscriptionRecord {
  id: string;
  entry: NamedSubscription;
}

export const toSubscriptionRecord = (entry: NamedSubscription): SubscriptionRecord => ({
  id: entry._id,
  entry,
});

/** Returns the text that the search looks in: application, plan and duration. */
export const subscriptionSearchText = ({ entry }: SubscriptionRecord) =>
  `${subscriptionTitle(entry)} ${entry.duration}`;

/**
 * Returns whether the signed-in user may cancel and resubscribe. Everyone may change their own subscriptions.
 */
export function useCanManageSubscriptions(of: User | undefined): boolean {
  const can = useCan();
  return !of || can({ action: 'manage', resource: 'subscriptions', record: of });
}
