import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import { isLookalike } from './lookalikes.ts';
import type { DocumentProblem } from './problem.ts';

/** Applies the quick fix of a problem. */
export function QuickFixButton({
  problem,
  onApply,
}: {
  problem: DocumentProblem;
  onApply(problem: DocumentProblem): void;
}) {
  const t = useText();
  if (!problem.quickFix) return null;
  const { kind, about } = problem;
  const suggestionText = () =>
    t(kind === 'noLayer' ? 'editors.mend.layer' : 'editors.mend.use', { value: about.closest! });
  if (isLookalike(kind))
    return (
      <TextButton variant="link" onClick={() => onApply(problem)}>
        {t('editors.mend.lookalike', { smart_count: Number(about.count) })}
      </TextButton>
    );
  return (
    <TextButton variant="link" onClick={() => onApply(problem)}>
      {about.closest === undefined
        ? t(problem.quickFix.insert ? 'editors.mend.comma' : 'editors.mend.extraComma')
        : suggestionText()}
    </TextButton>
  );
}
