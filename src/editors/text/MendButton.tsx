import { Button } from '../../ui/Button.tsx';
import { useText } from '../../ui/useText.ts';
import type { Problem } from './problem.ts';

/** Mends what one sign too few or too many is. */
export function MendButton({ problem, mend }: { problem: Problem; mend(problem: Problem): void }) {
  const t = useText();
  if (!problem.mend) return null;
  return (
    <Button variant="link" onClick={() => mend(problem)}>
      {t(problem.mend.insert ? 'editors.mend.comma' : 'editors.mend.extraComma')}
    </Button>
  );
}
