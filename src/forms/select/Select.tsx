import { part } from '../../ui/part.tsx';
import type { SelectProps } from './SelectBox.tsx';

const Place = ({ label }: SelectProps) => (
  <div className="field">
    <span className="label">{label}</span>
    <span className="input" />
  </div>
);

/** A searchable choice of one or several; its code comes after the page, in a place kept for it. */
export const Select = part<SelectProps>(() => import('./SelectBox.tsx'), Place);
