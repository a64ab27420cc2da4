import styles from './HashTabs.module.css';

/** The dot beside the name of a tab that has invalid fields. */
export const InvalidMark = ({ title }: { title: string }) => (
  <>
    <span className={`${styles.unsaved} ${styles.invalid}`} title={title} aria-hidden />
    <span className="visually-hidden">{title}</span>
  </>
);
