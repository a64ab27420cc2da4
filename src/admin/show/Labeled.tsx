import { createContext, isValidElement, useContext, type ReactElement, type ReactNode } from 'react';
import type { LabeledProps as RaLabeledProps } from 'react-admin';
import styles from '../../ui/Facts.module.css';
import { useInputLabel } from '../input/useInputLabel.ts';

export interface LabeledProps extends Pick<
  RaLabeledProps,
  'children' | 'className' | 'isRequired' | 'label' | 'source'
> {
  /** Rendered at the end of the line, such as a button that copies the value. */
  action?: ReactNode;
}

interface FieldElementProps {
  className?: string;
  label?: ReactNode;
  source?: string;
}
const getFieldProps = (element: ReactElement) => element.props as FieldElementProps;

/**
 * Whether `Labeled` renders a label for an element. It does not for a DOM element, or without a source and a
 * label.
 */
export const hasLabel = (child: ReactNode): child is ReactElement => {
  if (!isValidElement(child) || typeof child.type === 'string') return false;
  if (child.type === Labeled) return true;
  const { label, source } = getFieldProps(child);
  return label !== false && (label ?? source) !== undefined;
};

/** Whether the surrounding layout is a `<dl>`, whose labels and values are in columns. */
export const FieldListContext = createContext(false);

/** react-admin's `Labeled`: a field with its label, which is taken from the field's `label` or `source` by default. */
export function Labeled({ children, action, className, isRequired, label, source }: LabeledProps) {
  const field = getFieldProps(children);
  const isInFieldList = useContext(FieldListContext);
  const text = useInputLabel(source ?? field.source ?? '', label ?? field.label);
  const title = (
    <>
      {text}
      {isRequired ? <span aria-hidden> *</span> : null}
    </>
  );
  if (isInFieldList)
    return (
      <div className={className}>
        <dt>{title}</dt>
        <dd>{children}</dd>
        {action ? <dd className={styles.act}>{action}</dd> : null}
      </div>
    );
  return (
    <span className={`${styles.labeled} ${className ?? ''}`}>
      {text ? <span className="secondary">{title}</span> : null}
      <span>
        {children} {action}
      </span>
    </span>
  );
}
