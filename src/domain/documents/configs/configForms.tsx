import styles from '../../../editors/editor.module.css';
import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx';

const FormSkeleton = () => (
  <div className={styles.formWaiting} aria-busy="true">
    {Array.from({ length: 9 }, (_, line) => (
      <span key={line} className="skeleton" />
    ))}
  </div>
);

/**
 * The forms of configs, for `select` of a JsonEditor. Each loads when it first renders, or by its
 * `preloadProps`.
 */
export const ResultsForm = lazyComponent(
  () => import('./ResultsForm.tsx'),
  ['children', 'configForms', 'editors', 'symbols'],
  FormSkeleton,
);
export const EditorForm = lazyComponent(
  () => import('./EditorForm.tsx'),
  ['children', 'configForms', 'editors'],
  FormSkeleton,
);
export const AppForm = lazyComponent(
  () => import('./AppForm.tsx'),
  ['children', 'configForms', 'editors'],
  FormSkeleton,
);
