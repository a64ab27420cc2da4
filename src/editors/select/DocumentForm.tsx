import { useMemo, useState, type ReactNode } from 'react';
import { formatCount } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import { EditedProvider, useSlice, type JsonFormProps } from './edited.ts';
import styles from './select.module.css';
import type { Slice } from './slice.ts';
import { WrongKind } from './WrongKind.tsx';

/** A part of a form. `total` is the number of its entries. */
export function FormPart({ title, total, children }: { title: string; total?: number; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h3>
        {title} {total === undefined ? null : <span className={styles.total}>{formatCount(total)}</span>}
      </h3>
      {children}
    </section>
  );
}

interface Props extends JsonFormProps {
  /** Renders the form of the object at the path. */
  children(object: Slice): ReactNode;
}

/**
 * Wraps the form of a document. If the value at the path is not an object, it says so and keeps the value.
 */
export function DocumentForm({ textDocument, path, label, readOnly, children }: Props) {
  const t = useText();
  const [spoken, say] = useState('');
  const slice = useSlice(textDocument, path);
  const edited = useMemo(() => ({ textDocument, readOnly, say }), [textDocument, readOnly]);
  return (
    <EditedProvider value={edited}>
      <div className={styles.scroll}>
        {!slice ? (
          <p className={styles.nothing}>{t('configForms.nothing')}</p>
        ) : slice.node.kind === 'object' ? (
          children(slice)
        ) : (
          <div className={styles.nothing}>
            <WrongKind name={label} is={slice.node.kind} wanted="object" />
          </div>
        )}
        <p role="status" className="visually-hidden">
          {spoken}
        </p>
      </div>
    </EditedProvider>
  );
}
