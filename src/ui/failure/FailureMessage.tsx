import { useTranslate } from 'react-admin';
import { Countdown } from '../Countdown.tsx';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { useCountdown } from '../useCountdown.ts';
import { failureText, findRetryAfter, type FailureTexts } from './failureText.ts';

/** Loaded with the first failed request. */
export const RequestId = lazyComponent(() => import('../RequestId.tsx'));

/** Shows a failure, with a countdown if a retry must wait. */
export function FailureMessage({ error, ...texts }: FailureTexts & { error: unknown }) {
  const t = useTranslate();
  const waits = findRetryAfter(t, error, texts);
  const left = useCountdown(waits?.until);
  const message = failureText(t, error, texts);
  return waits ? (
    <Countdown left={left} initialText={message} during={waits.during} after={waits.after} />
  ) : (
    message
  );
}
