import { useEffect, useState } from 'react';
import { restartProxy } from '../../../activity/actions/proxy.ts';
import { useAction } from '../../../activity/useAction.ts';
import { wasOk } from './pings.ts';
import { usePings } from './usePings.ts';

/** Between two pings, seconds; while an OK is waited for they come sooner. */
const EVERY = 30;
export const SOONER = 5;
/** For so long an OK is waited for after a restart, seconds. */
export const LIMIT = 120;

/**
 * The proxy server, pinged while `shown`, and its restart, after which an OK is waited for. `restarted`: when that was
 * (epoch milliseconds); `isLate`: it was waited for in vain.
 */
export function useProxy(shown: boolean) {
  const { run, pending } = useAction(restartProxy, {
    success: 'proxy.restarted',
    failure: 'error.save',
  });
  const [restarted, setRestarted] = useState<number>();
  const [phase, setPhase] = useState<'waiting' | 'late'>();
  const isWaiting = phase === 'waiting';
  const every = isWaiting ? SOONER : EVERY;
  const { pings, isFetching, pingNow } = usePings(1000 * every, shown || isWaiting);
  const last = pings.at(-1);
  const isOk = !!last && wasOk(last);
  if (isWaiting && isOk && last.at >= (restarted ?? 0)) setPhase(undefined);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setPhase('late'), LIMIT * 1000);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return {
    pings,
    isOk,
    /** When it is pinged next, epoch milliseconds; undefined while it is being pinged. */
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
      // Also after a failure: what came of it is seen by asking.
      pingNow();
    },
  };
}
