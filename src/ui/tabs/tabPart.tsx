import type { ComponentType } from 'react';
import type { Area } from '../../../i18n/index.ts';
import { part } from '../part.tsx';
import styles from './HashTabs.module.css';

const Meanwhile = () => (
  <div className={styles.awaited} aria-busy="true">
    <span className="skeleton" />
    <span className="skeleton" />
    <span className="skeleton" />
  </div>
);

/** What a tab holds, in a chunk of its own with the texts of these areas; until they are there, the tab shows that they come. */
export const tabPart = <Props extends object>(
  code: () => Promise<{ default: ComponentType<Props> }>,
  areas: readonly Area[],
) => part(code, areas, Meanwhile);
