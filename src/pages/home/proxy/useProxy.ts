import { useEffect, useState } from 'react';
import { restartProxy } from '../../../activity/actions/proxy.ts';
import { useAction } from '../../../activity/useAction.ts';
import { isPingOk } from './pings.ts';
import { usePings } from './usePings.ts';

/** Seconds between two pings. They are more frequent while the console waits for an OK. */
const PING_INTERVAL_SECONDS = 30;
export const WAITING_INTERVAL_SECONDS = 5;
/** How long the console waits for an OK after a restart, in seconds. */
export const RESTART_TIMEOUT_SECONDS = 120;

/**
 * Pings the proxy server while `shown`, and restarts it. `restarted` is the time of the restart (epoch
 * milliseconds). `isLate` means that no OK came in time.
 */
export function useProxy(shown: boolean) {
  const { run, pending } = useAction(restartProxy, {
    success: 'proxy.restarted',
    failure: 'error.save',
  });
  const [restarted, setRestarted] = useState<number>();
  const [phase, setPhase] = useState<'waiting' | 'late'>();
  const isWaiting = phase === 'waiting';
  const every = isWaiting ? WAITING_INTERVAL_SECONDS : PING_INTERVAL_SECONDS;
  const { pings, isFetching, pingNow } = usePings(1000 * every, shown || isWaiting);
  const last = pings.at(-1);
  const isOk = !!last && isPingOk(last);
  if (isWaiting && isOk && last.at >= (restarted ?? 0)) setPhase(undefined);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setPhase('late'), RESTART_TIMEOUT_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return {
    pings,
    isOk,
    /** The time of the next ping (epoch milliseconds), or undefined during a ping. */
    next: last && !isFetching ? last.at + last.ms + 1000 * every : undefined,
    pending,
    restarted,
    isWaiting,
    isLate: phase === 'late' && !isOk,
    stopWaiting: () => setPhase(undefined),
    async restart() {
      if (await run({})) {
        setRestarted(Date.now());
        setPhase('waiting');
      }
      // Pings after a failure, too, because only a ping shows its effect.
      pingNow();
    },
  };
}
