import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import { isLookalike } from './lookalikes.ts';
import type { DocumentProblem } from './problem.ts';

/** Mends what one sign too few or too many is, or says what was meant. */
export function MendButton({
  problem,
  mend,
}: {
  problem: DocumentProblem;
  mend(problem: DocumentProblem): void;
}) {
  const t = useText();
  if (!problem.mend) return null;
  const { kind, about } = problem;
  const meant = () =>
    t(kind === 'noLayer' ? 'editors.mend.layer' : 'editors.mend.use', { value: about.closest! });
  if (isLookalike(kind))
    return (
      <TextButton variant="link" onClick={() => mend(problem)}>
        {t('editors.mend.lookalike', { smart_count: Number(about.count) })}
      </TextButton>
    );
  return (
    <TextButton variant="link" onClick={() => mend(problem)}>
      {about.closest === undefined
        ? t(problem.mend.insert ? 'editors.mend.comma' : 'editors.mend.extraComma')
        : meant()}
    </TextButton>
  );
}
