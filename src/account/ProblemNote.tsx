import { useAccountText } from './accountText.ts';
import { Deferred } from './Deferred.tsx';
import { Note } from './Note.tsx';
import type { PageProblem } from './pageProblem.ts';
import { useIsBefore } from './useIsBefore.ts';

/** Loaded with the first failed request. */
export const loadRequestId = () => import('./AccountRequestId.tsx');

const loadCountdown = () => import('./WaitCountdown.tsx');

/** Shows an error, with a retry if it may help, and the remaining time if the retry must wait. */
export function ProblemNote({ problem, onRetry }: { problem: PageProblem; onRetry(): void }) {
  const t = useAccountText();
  const { retryAt } = problem;
  const isRateLimited = useIsBefore(retryAt);
  return (
    <Note severity={retryAt ? 'warning' : 'error'} role={retryAt ? 'status' : 'alert'}>
      <p key={problem.occurrence}>
        {/* The countdown hides the text with CSS, so that screen readers announce it only once. */}
        <span>{retryAt && !isRateLimited ? t('failure.tooManyOver') : problem.message(t)}</span>
        {isRateLimited && <Deferred load={loadCountdown} componentProps={{ until: retryAt! }} />}
      </p>
      {problem.advice && <p>{problem.advice(t)}</p>}
      {problem.requestId && <Deferred load={loadRequestId} componentProps={{ id: problem.requestId }} />}
      {problem.canRetry && (
        <button
          type="button"
          className="button link"
          aria-disabled={isRateLimited}
          onClick={() => isRateLimited || onRetry()}
        >
          {t('failure.retry')}
        </button>
      )}
    </Note>
  );
}
