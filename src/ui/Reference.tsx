import { CopyButton } from './CopyButton.tsx';
import styles from './Reference.module.css';
import { useText } from './useText.ts';

/** What the platform calls a request that failed: whoever is asked for help finds it in the log by this. */
export default function Reference({ id }: { id: string }) {
  const t = useText();
  const name = t('ui.reference');
  return (
    <span className={styles.reference}>
      {name} <code>{id}</code>
      <CopyButton text={id} name={name} />
    </span>
  );
}
