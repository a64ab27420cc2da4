import styles from './editor.module.css';
import aboutStyles from './text/DocumentInfo.module.css';
import toolbarStyles from './text/EditorToolbar.module.css';
import statusStyles from './text/StatusBar.module.css';

interface Props {
  label: string;
  /** The editor has a panel beside all views. */
  beside?: unknown;
  /** The problems have a heading. */
  checks?: unknown;
}

/** The frame of an editor while its code is loading. */
export function EditorPlaceholder({ label, beside, checks }: Props) {
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
