import styles from './Columns.module.css';

/** A text with what was looked for marked in it. */
export function Marked({ text, wanted }: { text: string; wanted: string }) {
  const at = wanted ? text.toLocaleLowerCase().indexOf(wanted.toLocaleLowerCase()) : -1;
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark className={styles.mark}>{text.slice(at, at + wanted.length)}</mark>
      {text.slice(at + wanted.length)}
    </>
  );
}
