import { lazy, Suspense } from 'react';
import type { SelectProps } from './SelectBox.tsx';

const SelectBox = lazy(() => import('./SelectBox.tsx'));

/** A searchable choice of one or several; its code comes after the page, in a place kept for it. */
export function Select(props: SelectProps) {
  return (
    <Suspense
      fallback={
        <div className="field">
          <span className="label">{props.label}</span>
          <span className="input" />
        </div>
      }
    >
      <SelectBox {...props} />
    </Suspense>
  );
}
