import { formatMinutes } from '../platform/errors.ts';
import { useCountdown } from '../ui/useCountdown.ts';
import { useAccountText } from './accountText.ts';
import './note.css';

/** Shows a refusal with the time left until `until` (epoch milliseconds), updated every second. */
export default function WaitCountdown({ until }: { until: number }) {
  const t = useAccountText();
  return (
    <span className="countdown numbers" aria-hidden="true">
      {t('failure.tooMany', { time: formatMinutes(useCountdown(until)) })}
    </span>
  );
}
