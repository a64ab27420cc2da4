import { CopyButton } from './CopyButton.tsx';
import styles from './RequestId.module.css';
import { useText } from './useText.ts';

/** Shows the platform's id of a failed request, by which support finds it in the log. */
export default function RequestId({ id }: { id: string }) {
  const t = useText();
  const name = t('ui.reference');
  return (
    <span className={styles.requestId}>
      {name} <code>{id}</code>
      <CopyButton text={id} name={name} />
    </span>
  );
}
