import { useTranslate } from 'react-admin';
import { Countdown } from '../Countdown.tsx';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { useCountdown } from '../useCountdown.ts';
import { failureText, retryAfterOf, type FailureTexts } from './failureText.ts';

/** Comes with the first request that failed. */
export const Reference = lazyComponent(() => import('../Reference.tsx'));

/** What happened and what to do, counting down where that must wait. */
export function FailureMessage({ error, ...texts }: FailureTexts & { error: unknown }) {
  const t = useTranslate();
  const waits = retryAfterOf(t, error, texts);
  const left = useCountdown(waits?.until);
  const message = failureText(t, error, texts);
  return waits ? (
    <Countdown left={left} initialText={message} during={waits.during} after={waits.after} />
  ) : (
    message
  );
}
