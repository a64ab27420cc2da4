import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import styles from './Section.module.css';

/** Fields that stand folded until sending the form finds one of them wrong. `sources`: which they are. */
export function FoldedFields({
  sources,
  summary,
  children,
}: {
  sources: readonly string[];
  summary: ReactNode;
  children: ReactNode;
}) {
  const { control, setFocus } = useFormContext();
  const { errors, submitCount } = useFormState({ control });
  const fold = useRef<HTMLDetailsElement>(null);
  const unfold = useEffectEvent(() => {
    const wrong = Object.keys(errors);
    if (!wrong.some(source => sources.includes(source))) return;
    fold.current!.open = true;
    // The form has asked for it already, but what is folded takes no focus.
    if (sources.includes(wrong[0]!)) setFocus(wrong[0]!);
  });
  useEffect(() => unfold(), [submitCount]);
  return (
    <details ref={fold}>
      <summary className={styles.fold}>{summary}</summary>
      {children}
    </details>
  );
}
