import { minutes } from '../platform/errors.ts';
import type { Problem } from './failure.ts';
import { Note } from './Note.tsx';
import { useText } from './text.ts';
import { useCountdown } from './useCountdown.ts';

/** What went wrong, with a way on where asking again may help; where that must wait, how long. */
export function ProblemNote({ problem, again }: { problem: Problem; again(): void }) {
  const t = useText();
  const left = useCountdown(problem.until);
  return (
    <Note kind={problem.until ? 'wait' : 'err'}>
      <p key={problem.nth}>{problem.until ? <Waiting problem={problem} left={left} /> : problem.says(t)}</p>
      {problem.advice && <p>{problem.advice(t)}</p>}
      {problem.retry && (
        <button type="button" className="button link" aria-disabled={left > 0} onClick={() => left || again()}>
          {t('failure.retry')}
        </button>
      )}
    </Note>
  );
}

/** Read out when it comes and when it is over, not every second. */
function Waiting({ problem, left }: { problem: Problem; left: number }) {
  const t = useText();
  if (!left) return t('failure.tooManyOver');
  return (
    <>
      <span className="visually-hidden">{problem.says(t)}</span>
      <span className="numbers" aria-hidden="true">
        {t('failure.tooMany', { time: minutes(left) })}
      </span>
    </>
  );
}
