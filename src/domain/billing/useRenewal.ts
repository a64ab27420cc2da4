import { dayOf } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import type { Entry } from './entry.ts';
import { stateOf } from './states.ts';

/** Whether and when a subscription is paid again, in words. */
export function useRenewal(): (entry: Entry) => string {
  const t = useText();
  return entry => {
    const { status, ends, endsAt, endedAt, pausedUntil } = entry;
    const state = stateOf(entry);
    const end = endsAt
      ? t('subscriptions.entry.ends', { date: dayOf(endsAt) })
      : t('subscriptions.entry.endsOnce');
    if (state === 'cancelled')
      return endedAt
        ? t('subscriptions.entry.ended', { date: dayOf(endedAt) })
        : t('subscriptions.entry.renewsNot');
    if (state === 'paused') {
      const paused = pausedUntil
        ? t('subscriptions.entry.pausedUntil', { date: dayOf(pausedUntil) })
        : t('subscriptions.entry.status.paused');
      return ends ? `${paused} · ${end}` : paused;
    }
    if (ends) return end;
    if (status === 'unpaid' || state === 'incomplete') return t('subscriptions.entry.renewsOncePaid');
    return state === 'other' ? '' : t('subscriptions.entry.renews');
  };
}
