import { Deferred } from './Deferred.tsx';
import type { PageProblem } from './failure.ts';
import { Note } from './Note.tsx';
import { useAccountText } from './text.ts';
import { useIsPending } from './useIsPending.ts';

/** Loaded with the first failed request. */
export const loadReference = () => import('./Reference.tsx');

const loadCountdown = () => import('./WaitCountdown.tsx');

/** Shows an error, with a retry if it may help, and the remaining time if the retry must wait. */
export function ProblemNote({ problem, again }: { problem: PageProblem; again(): void }) {
  const t = useAccountText();
  const { until } = problem;
  const waits = useIsPending(until);
  return (
    <Note kind={until ? 'wait' : 'err'}>
      <p key={problem.nth}>
        {/* The countdown hides the text with CSS, so that screen readers announce it only once. */}
        <span>{until && !waits ? t('failure.tooManyOver') : problem.says(t)}</span>
        {waits && <Deferred load={loadCountdown} given={{ until: until! }} />}
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
