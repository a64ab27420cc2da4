import { Countdown } from '../ui/Countdown.tsx';
import { useCountdown } from '../ui/useCountdown.ts';
import { Deferred } from './Deferred.tsx';
import type { Problem } from './failure.ts';
import { Note } from './Note.tsx';
import { loadReference } from './reference.ts';
import { useText } from './text.ts';

/** What went wrong, with a way on where asking again may help; where that must wait, how long. */
export function ProblemNote({ problem, again }: { problem: Problem; again(): void }) {
  const t = useText();
  const left = useCountdown(problem.until);
  return (
    <Note kind={problem.until ? 'wait' : 'err'}>
      <p key={problem.nth}>
        {problem.until ? (
          <Countdown
            left={left}
            said={problem.says(t)}
            during={time => t('failure.tooMany', { time })}
            after={t('failure.tooManyOver')}
          />
        ) : (
          problem.says(t)
        )}
      </p>
      {problem.advice && <p>{problem.advice(t)}</p>}
      {problem.reference && <Deferred load={loadReference} given={{ id: problem.reference }} />}
      {problem.retry && (
        <button
          type="button"
          className="button link"
          aria-disabled={left > 0}
          onClick={() => left || again()}
        >
          {t('failure.retry')}
        </button>
      )}
    </Note>
  );
}
