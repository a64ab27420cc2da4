import { part } from '../ui/part.tsx';
import styles from './editor.module.css';

/** The lines of a form, where they will stand. */
const Meanwhile = () => (
  <div className={styles.formWaiting} aria-busy="true">
    {Array.from({ length: 9 }, (_, line) => (
      <span key={line} className="skeleton" />
    ))}
  </div>
);

/** The forms of configs (see their Props), each for `select` of a JsonEditor; one loads when it is first drawn, or by `ahead`. */
export const ResultsForm = part(
  () => import('./configs/ResultsForm.tsx'),
  ['children', 'configForms', 'editors', 'symbols'],
  Meanwhile,
);
export const EditorForm = part(
  () => import('./configs/EditorForm.tsx'),
  ['children', 'configForms', 'editors'],
  Meanwhile,
);
export const AppForm = part(
  () => import('./configs/AppForm.tsx'),
  ['children', 'configForms', 'editors'],
  Meanwhile,
);
