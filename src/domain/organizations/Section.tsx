import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useText } from '../../ui/useText.ts';
import styles from './Section.module.css';

type Name = 'identity' | 'edition' | 'texts' | 'database' | 'keys';

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

/** Collapses fields until a submit finds an error in one of `sources`. */
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
    // React Hook Form has already tried to focus the first field with an error, but a collapsed field cannot
    // take the focus.
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
