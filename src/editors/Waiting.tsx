import styles from './editor.module.css';

/** The frame of an editor while its code is on its way. */
export const Waiting = ({ label }: { label: string }) => (
  <section className={styles.editor} aria-label={label} aria-busy="true">
    <div className={styles.bar}>
      <h2>{label}</h2>
    </div>
    <div className={styles.about} />
    <div className={styles.body} />
    <div className={styles.status} />
  </section>
);
