import { useId } from 'react';
import { part } from '../../ui/part.tsx';
import { Field } from '../Field.tsx';
import { Labels } from './Labels.tsx';
import type { SelectProps } from './SelectBox.tsx';
import styles from './SelectBox.module.css';

/** The field as it will stand there, to the pixel. */
const Place = ({ label, value, multiple, required = false, error, hint }: SelectProps) => (
  <Field id={useId()} label={label} required={required} error={error} hint={hint}>
    <div className={`input ${styles.box}`}>
      {multiple ? <Labels chosen={value} /> : null}
      <span className={styles.text}>{multiple ? null : value[0]?.label}</span>
    </div>
  </Field>
);

/** A searchable choice of one or several; its code comes after the page, in a place kept for it. */
export const Select = part<SelectProps>(() => import('./SelectBox.tsx'), Place);
