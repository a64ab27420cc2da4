import { Deferred, useDeferred } from './Deferred.tsx';
import type { Problem } from './failure.ts';
import { Note } from './Note.tsx';
import { loadReference } from './reference.ts';
import { useText } from './text.ts';
import { useWaits } from './useWaits.ts';

const loadCountdown = () => import('./WaitCountdown.tsx');

/** What went wrong, with a way on where asking again may help; where that must wait, how long. */
export function ProblemNote({ problem, again }: { problem: Problem; again(): void }) {
  const t = useText();
  const { until } = problem;
  const waits = useWaits(until);
  // The same sentence stays beside the countdown, so that it is read out once.
  const Countdown = useDeferred(until ? loadCountdown : undefined);
  return (
    <Note kind={until ? 'wait' : 'err'}>
      <p key={problem.nth}>
        <span className={waits && Countdown ? 'visually-hidden' : undefined}>
          {until && !waits ? t('failure.tooManyOver') : problem.says(t)}
        </span>
        {waits && Countdown && <Countdown until={until!} />}
      </p>
      {problem.advice && <p>{problem.advice(t)}</p>}
      {problem.reference && <Deferred load={loadReference} given={{ id: problem.reference }} />}
      {problem.retry && (
        <button type="button" className="button link" aria-disabled={waits} onClick={() => waits || again()}>
          {t('failure.retry')}
        </button>
      )}
    </Note>
  );
}
