import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useText } from '../../ui/useText.ts';
import styles from './Section.module.css';

type Name = 'identity' | 'edition' | 'texts' | 'database' | 'keys';

/** One part of what is known of an application: its heading beside it, above it on narrow screens. */
export function Section({ name, children }: { name: Name; children: ReactNode }) {
  const t = useText();
  const id = useId();
  const hint =
    name === 'texts'
      ? t('resources.applications.sections.textsHint')
      : name === 'keys'
        ? t('resources.applications.sections.keysHint')
        : undefined;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h3 id={id}>{t(`resources.applications.sections.${name}`)}</h3>
        {hint ? <p>{hint}</p> : null}
      </div>
      {children}
    </section>
  );
}

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
