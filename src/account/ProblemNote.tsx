import type { Problem } from './failure.ts';
import { Note } from './Note.tsx';
import { useText } from './text.ts';

/** What went wrong and, where that may help, the way to try once more. */
export function ProblemNote({ problem, again }: { problem: Problem; again(): void }) {
  const t = useText();
  return (
    <Note kind="err">
      <p key={problem.nth}>{problem.says(t)}</p>
      {problem.retry && (
        <button type="button" className="button link" onClick={again}>
          {t('failure.retry')}
        </button>
      )}
    </Note>
  );
}
