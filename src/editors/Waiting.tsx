import styles from './editor.module.css';
import aboutStyles from './text/About.module.css';
import toolbarStyles from './text/EditorToolbar.module.css';
import statusStyles from './text/Status.module.css';

interface Props {
  label: string;
  /** Something stands beside all views. */
  beside?: unknown;
  /** What is found has a heading. */
  checks?: unknown;
}

/** The frame of an editor while its code is on its way. */
export function Waiting({ label, beside, checks }: Props) {
  const views = (
    <>
      <div className={`${toolbarStyles.bar} ${toolbarStyles.waitingBar}`}>
        <h2>{label}</h2>
      </div>
      <div className={aboutStyles.about} />
      <div className={styles.body} />
      <div className={statusStyles.status} />
      {checks ? (
        <div className={styles.found}>
          <div className={styles.foundHead} />
        </div>
      ) : null}
    </>
  );
  return (
    <section
      className={beside ? `${styles.editor} ${styles.parted}` : styles.editor}
      aria-label={label}
      aria-busy="true"
    >
      {beside ? (
        <>
          <div className={styles.beside}>
            <div className={styles.waitingBeside} />
          </div>
          <div className={styles.main}>{views}</div>
        </>
      ) : (
        views
      )}
    </section>
  );
}
