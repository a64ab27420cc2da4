import styles from './HashTabs.module.css';

/** Stands for the content of a tab while its code loads. */
export const TabSkeleton = () => (
  <div className={styles.skeleton} aria-busy="true">
    <span className="skeleton" />
    <span className="skeleton" />
    <span className="skeleton" />
  </div>
);
