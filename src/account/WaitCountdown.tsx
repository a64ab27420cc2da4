import { formatMinutes } from '../platform/errors.ts';
import { useCountdown } from '../ui/useCountdown.ts';
import { useAccountText } from './text.ts';
import './note.css';

/** The sentence of a refusal with the time that is left until `until` (epoch milliseconds), every second. */
export default function WaitCountdown({ until }: { until: number }) {
  const t = useAccountText();
  return (
    <span className="countdown numbers" aria-hidden="true">
      {t('failure.tooMany', { time: formatMinutes(useCountdown(until)) })}
    </span>
  );
}
